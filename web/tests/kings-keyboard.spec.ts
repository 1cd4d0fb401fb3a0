/** A whole game of King's Bounty on its board, by keyboard alone. */

import { expect, test, type Page } from "@playwright/test";

import { watch } from "./play";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("hastilude", JSON.stringify({ lang: "en", speed: "off" })),
  );
});

const focused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Walks with a key until the focus is there. */
async function walk(page: Page, selector: string, key = "Tab"): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${selector}`);
}

/** Each card of the hand has its digit; the arrows go along. */
async function toCard(page: Page, selector: string): Promise<void> {
  await page.keyboard.press("1");
  await walk(page, selector, "ArrowRight");
}

const SURE = "dialog[open] .btn.primary";

async function turn(page: Page, n: number): Promise<void> {
  const bright = await page.locator("[data-hand][data-lit]").count();
  if (bright && n % 5 !== 4) {
    await toCard(page, "[data-hand][data-lit]");
    await page.keyboard.press("Enter");
    // A unit asks for its target, where the focus goes by itself; a holding only for a second Enter.
    if (await focused(page, "[data-hold]")) await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    return;
  }
  if (await page.locator(".exchange").isVisible()) {
    await walk(page, ".exchange");
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await walk(page, ".prompt .btn.primary", "Shift+Tab");
  await page.keyboard.press("Enter");
}

test("from the home page to the scoring sheet without a mouse", async ({ page }) => {
  test.setTimeout(120_000);
  const troubles = watch(page);
  await page.goto("/");
  await expect(page.locator("article .btn.play").first()).toBeVisible();
  await walk(page, "article .btn.play");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-hand]").first()).toBeVisible();
  const end = page.locator("#end-title");
  const mine = page.locator("[data-hand][data-lit], .hcard.off").first();
  const state = async () =>
    `${await page.locator(".frame").getAttribute("data-version")} ${await end.isVisible()}`;
  for (let n = 0; n < 80; n++) {
    await expect(end.or(mine).first()).toBeVisible({ timeout: 30_000 });
    if (await end.isVisible()) break;
    const before = await state();
    await turn(page, n);
    // A decision that is seldom meant is asked about once more, as soon as the server has said so.
    const settled = async () => {
      if (await page.locator(SURE).isVisible()) {
        await walk(page, SURE);
        await page.keyboard.press("Enter");
      }
      return state();
    };
    await expect.poll(settled, { timeout: 15_000 }).not.toBe(before);
  }
  await expect(end).toBeVisible();
  await walk(page, ".end .do .btn.primary");
  expect(troubles).toEqual([]);
});
