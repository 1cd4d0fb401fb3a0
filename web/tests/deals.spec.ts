/** The deal of the day: begun once, played to its end, on the board; and any game again by friends. */

import { expect, test } from "@playwright/test";

import { harmless } from "./axe";
import { playOn, textMode, watch } from "./play";

// The first who asks for the deals waits until the rules of all games are read.
const COLD = { timeout: 60_000 };
test.use({ actionTimeout: 40_000 });

test("I play a deal of the day, once, and stand on its board", async ({ page }) => {
  const troubles = watch(page);
  await textMode(page);
  await page.goto("/deal");
  await expect(page.getByRole("heading", { level: 1, name: "Deal of the day" })).toBeVisible(COLD);
  await harmless(page);
  const deal = page.getByRole("article", { name: "Quintain" });
  await deal.getByRole("button", { name: "Play the deal" }).click();
  await expect(page).toHaveURL(/\/t\//);
  const table = page.url();
  await page.goto("/deal");
  await deal.getByRole("link", { name: "Go on" }).click();
  await expect(page).toHaveURL(table);
  await playOn(page);
  await expect(page.locator("#end-title")).toBeVisible();
  // nothing of it is opened while others may still play
  await expect(page.getByText("others are still playing it")).toBeVisible();
  await expect(page.getByRole("link", { name: "Replay" })).toHaveCount(0);
  await page.getByRole("link", { name: "The deal’s board" }).click();
  await expect(deal.locator("tr.own")).toBeVisible();
  await expect(deal.getByRole("button")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("the deals on a phone, in Russian", async ({ browser }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "ru-RU" })
  ).newPage();
  await page.goto("/deal");
  await expect(page.getByRole("heading", { level: 1, name: "Расклад дня" })).toBeVisible(COLD);
  await expect(page.getByText("Вы ещё не играли.").first()).toBeVisible();
  await page.getByText("Как проверить, что расклад честный").first().click();
  await harmless(page);
});
