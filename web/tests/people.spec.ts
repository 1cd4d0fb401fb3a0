/** A player's page as its player and as others see it. */

import { expect, test } from "@playwright/test";

import { harmless } from "./axe";
import { watch } from "./play";

test("my page says what others see, and does as I like", async ({ page, browser }) => {
  const troubles = watch(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "My page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("No rating yet")).toBeVisible();
  await harmless(page);
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/me/hides") && answer.ok());
  await page.getByRole("checkbox", { name: "latest games" }).uncheck();
  await saved;

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(page.url());
  await expect(other.getByText("This player does not show it.")).toBeVisible();
  await expect(other.getByRole("checkbox", { name: "latest games" })).toHaveCount(0);
  await harmless(other);
  const wide = await other.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(troubles).toEqual([]);
});

test("two strangers find each other, and one follows the other", async ({ page, browser }) => {
  const troubles = watch(page);
  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  for (const one of [page, other]) {
    await one.goto("/pair/quintain");
    await expect(one.getByLabel("Game")).toHaveValue("quintain", { timeout: 60_000 });
    await one.getByLabel("How many players").selectOption("2");
    await one.getByLabel("Bots on the free seats").uncheck();
    await harmless(one);
  }
  await page.getByRole("button", { name: "Look for a game" }).click();
  await expect(page.getByText("as soon as all are here")).toBeVisible({ timeout: 30_000 });
  await harmless(page);
  await other.getByRole("button", { name: "Look for a game" }).click();
  await expect(page.locator(".prompt p")).not.toBeEmpty({ timeout: 60_000 });
  await expect(other.locator(".prompt p")).not.toBeEmpty({ timeout: 60_000 });
  expect(other.url()).toBe(page.url());

  await other.goto("/friends");
  const mine = await other.getByLabel("My page").inputValue({ timeout: 30_000 });
  await page.goto(mine);
  await page.getByRole("button", { name: "Add to friends" }).click();
  await expect(page.getByRole("button", { name: "Remove from friends" })).toBeVisible();
  await page.goto("/friends");
  await expect(page.getByText("here now")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("link", { name: "To the table" })).toBeVisible();
  await harmless(page);
  await page.getByLabel("Tell me of my turn").selectOption({ label: "once a day, at 9:00" });
  await page.getByLabel("Away").selectOption({ label: "7 days from today" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("You are away until")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Tell me of my turn")).toHaveValue("9", { timeout: 30_000 });
  await harmless(other);
  expect(troubles).toEqual([]);
});
