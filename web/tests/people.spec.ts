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
  await checked(other);
  const wide = await other.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  expect(troubles).toEqual([]);
});
