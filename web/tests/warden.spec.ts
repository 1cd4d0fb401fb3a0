/** The page of who looks after the house. */

import { execFileSync } from "node:child_process";

import { expect, test, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { watch } from "./play";

/** As `hastilude admin people appoint` does; that command waits for a server on SQLite to stop. */
function appoint(login: string): void {
  const lines = [
    "import sqlite3, sys",
    "with sqlite3.connect(sys.argv[1], timeout=30) as house:",
    "    house.execute('UPDATE users SET warden = 1 WHERE login = ?', sys.argv[2:])",
  ];
  const database = `${process.env.HASTILUDE_TEST_FOLDER}/test.db`;
  execFileSync(process.env.PYTHON ?? "python3", ["-c", lines.join("\n"), database, login]);
}

async function myId(page: Page): Promise<string> {
  return page.evaluate(async () => ((await (await fetch("/api/me")).json()) as { user: string }).user);
}

test("who looks after the house finds people, acts, and finds it in the log", async ({ page, browser }) => {
  const troubles = watch(page);
  const login = `warden${Date.now()}`;
  const enter = async () => {
    await page.getByLabel("Name to sign in with").fill(login);
    await page.getByLabel("Password", { exact: true }).first().fill("correct horse");
  };
  await page.goto("/account");
  await enter();
  await page.getByRole("button", { name: "Make one" }).click();
  await expect(page.getByText("The account is made.")).toBeVisible();
  appoint(login);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/account");
  await enter();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Welcome back.")).toBeVisible();

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto("/warden");
  await expect(other.getByText("This page is for those who look after the house.")).toBeVisible();
  const id = await myId(other);

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Looking after the house" }).click();
  await page.getByLabel("Name, sign-in name or id").fill(id);
  await page.getByRole("button", { name: "Find" }).click();
  const found = page.getByRole("listitem").filter({ hasText: id });
  await expect(found).toHaveCount(1);
  await found.getByText("What to do").click();
  await harmless(page);
  await page.getByLabel("Why").fill("shouting in the hall");
  await found.getByRole("button", { name: "Mute" }).click();
  await expect(found.getByText("muted:")).toBeVisible();
  await found.getByLabel("Another name").fill("Quiet Boris");
  await found.getByRole("button", { name: "Change the name" }).click();
  await expect(found.getByText("Quiet Boris")).toBeVisible();

  await page.getByRole("radio", { name: "What was done" }).check({ force: true });
  await expect(page.getByRole("listitem").filter({ hasText: "shouting in the hall" })).toContainText("Muted");
  await harmless(page);
  await page.getByRole("radio", { name: "Tables" }).check({ force: true });
  await expect(page.getByLabel("Which tables")).toBeVisible();
  await harmless(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("radio", { name: "People" }).check({ force: true });
  await expect(found).toHaveCount(1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(troubles).toEqual([]);
});
