/** axe-core on every page, light and dark: nothing serious or critical. */

import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

import { playOn, textMode } from "./play";

async function check(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    bad.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

for (const theme of ["light", "dark"] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test("pages", async ({ page }) => {
      for (const path of [
        "/",
        "/new/kings_bounty",
        "/settings",
        "/account",
        "/credits",
        "/learn/kings_bounty",
        "/nowhere",
      ]) {
        await page.goto(path);
        await expect(page.locator("h1")).toBeVisible();
        await page.waitForLoadState("networkidle");
        await check(page);
      }
    });

    test("dialogs and the table", async ({ page }) => {
      if (theme === "light") await textMode(page);
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await check(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "With friends" }).first().click();
      await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible();
      await check(page);
      await page.getByRole("button", { name: "Bots on the free seats" }).click();
      await page.getByRole("button", { name: "Begin" }).click();
      await expect(page.locator(".prompt p")).not.toBeEmpty();
      await check(page);
      for (const tab of ["Moves", "Log", "Chat", "Rules"]) {
        await page.getByRole("tab", { name: tab }).first().click();
        await check(page);
      }
      await page.getByText("Cards and figures").click();
      await check(page);
      await page.getByRole("button", { name: "At the table" }).click();
      await check(page);
    });

    test("a phone, nine seats, the end and the replay", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/new/hearts_and_armour");
      await page.getByLabel("How many players").selectOption("9");
      for (let seat = 1; seat < 9; seat++) {
        await page.locator(".seats li").nth(seat).locator("select").first().selectOption("bot");
      }
      await page.getByRole("button", { name: "Begin the game" }).click();
      await expect(page.locator(".prompt p")).not.toBeEmpty();
      await check(page);
      await page.goto("/new/quintain");
      await page.getByLabel("How many players").selectOption("2");
      await page.getByLabel("Seat 2").selectOption("bot");
      await page.getByRole("button", { name: "Begin the game" }).click();
      await playOn(page);
      await page.getByRole("tab", { name: "Table" }).click();
      await expect(page.locator("#end-title")).toBeVisible();
      await check(page);
      await page.getByRole("link", { name: "Replay" }).click();
      await page.getByRole("button", { name: "To the end" }).click();
      await check(page);
      await page.getByText("Graph", { exact: true }).click();
      await check(page);
    });
  });
}
