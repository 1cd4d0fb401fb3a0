/** axe-core on every page, light and dark. */

import { expect, test } from "@playwright/test";

import { harmless } from "./axe";
import { playOn, seats, textMode } from "./play";

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
        await harmless(page);
      }
    });

    test("dialogs and the table", async ({ page }) => {
      if (theme === "light") await textMode(page);
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await harmless(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "With friends" }).first().click();
      await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible();
      await harmless(page);
      await page.getByRole("button", { name: "Bots on the free seats" }).click();
      await page.getByRole("button", { name: "Begin" }).click();
      await expect(page.locator(".prompt p")).not.toBeEmpty();
      await harmless(page);
      for (const tab of ["Moves", "Log", "Chat", "Rules"]) {
        await page.getByRole("tab", { name: tab }).first().click();
        await harmless(page);
      }
      await page.getByText("Cards and figures").click();
      await harmless(page);
      await page.getByRole("button", { name: "At the table" }).click();
      await harmless(page);
    });

    test("a phone, nine seats, the end and the replay", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/new/hearts_and_armour");
      await seats(page, 9, "bot:page");
      await page.getByRole("button", { name: "Begin the game" }).click();
      await expect(page.locator(".prompt p")).not.toBeEmpty();
      await harmless(page);
      await page.goto("/new/quintain");
      await seats(page, 2, "bot:random");
      await page.getByRole("button", { name: "Begin the game" }).click();
      await playOn(page);
      await page.getByRole("tab", { name: "Table" }).click();
      await expect(page.locator("#end-title")).toBeVisible();
      await harmless(page);
      await page.getByRole("link", { name: "Replay" }).click();
      await page.getByRole("button", { name: "To the end" }).click();
      await harmless(page);
      await page.getByText("Graph", { exact: true }).click();
      await harmless(page);
    });
  });
}
