/** Lionheart on its own board: whole games by clicking, with two and with four, on both widths. */

import { expect, test, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { later, press, version, watch } from "./play";
import { against } from "./tables";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("hastilude", JSON.stringify({ lang: "en", speed: "off" })),
  );
});

test.use({ actionTimeout: 30_000 });

async function begin(page: Page, seats: number): Promise<void> {
  await against(page, "lionheart", seats, {}, "page");
  await page.locator(".lh").waitFor();
}

const end = (page: Page) => page.locator("#end-title");

/** Until I may act on the land, on a card or on the deck. */
async function myTurn(page: Page): Promise<"turn" | "over"> {
  const mine = page.locator("[data-stop], .pc.legal, .deck.legal").first();
  await end(page).or(mine).first().waitFor({ state: "attached", timeout: 30_000 });
  return (await end(page).isVisible()) ? "over" : "turn";
}

/** Touches one of the places that may be taken. */
async function touch(page: Page, phone: boolean, n: number): Promise<void> {
  const stops = page.locator("[data-stop]");
  const at = await stops.nth((n * 7) % (await stops.count())).boundingBox();
  const [x, y] = [at!.x + at!.width / 2, at!.y + at!.height / 2];
  if (phone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** One decision, by mouse or finger; a finger confirms what it has touched. */
async function decide(page: Page, phone: boolean, n: number): Promise<void> {
  const before = await version(page);
  if (await page.locator("[data-stop]").count()) {
    const confirm = page.locator(".prompt .btn.primary");
    await touch(page, phone, n);
    const cancel = page.getByRole("button", { name: "Cancel", exact: true });
    const answer = later(page, before);
    await Promise.race([
      answer,
      confirm
        .or(cancel)
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => answer),
    ]);
    // Alliance and traitor name two domains, one after the other.
    if (!(await confirm.count()) && (await cancel.count())) await touch(page, phone, n);
    if (phone) await confirm.tap({ timeout: 15_000 });
  } else if (await page.locator(".deck.legal").count()) {
    const offers = page.locator(".deck.legal, .market .pc.legal");
    await press(offers.nth(n % 3 ? 0 : (await offers.count()) - 1), phone);
  } else {
    await press(page.locator("[data-power]").nth(n % 3), phone);
    const uses = page.locator(".use:not([aria-disabled])");
    await press(uses.first(), phone);
  }
  await later(page, before);
}

for (const [device, seats] of [
  ["wide", 2],
  ["phone", 4],
  ["across", 2],
] as const) {
  test.describe(`${device}, ${seats} seats`, () => {
    const phone = device !== "wide";
    const viewport = device === "phone" ? { width: 390, height: 844 } : { width: 844, height: 390 };
    test.use(phone ? { viewport, hasTouch: true, isMobile: true } : {});

    test(`a whole game by ${phone ? "touch" : "clicking"}`, async ({ page }) => {
      test.setTimeout(240_000);
      const troubles = watch(page);
      await begin(page, seats);
      let decisions = 0;
      while ((await myTurn(page)) === "turn") await decide(page, phone, decisions++);
      expect(decisions).toBeGreaterThan(20);
      await expect(page.locator(".sheet > li")).toHaveCount(seats);
      if (!phone) {
        // The land is as large again as at the table.
        await page.getByRole("link", { name: "Replay" }).click();
        const land = (await page.locator(".land").boundingBox())!;
        expect(land.height).toBeGreaterThan(400);
      }
      expect(troubles).toEqual([]);
    });
  });
}

test("a place that is refused says why, and nothing is lost", async ({ page }) => {
  await begin(page, 2);
  await myTurn(page);
  const forest = page.locator("[data-thing='terrain forest'] rect").first();
  const at = await forest.boundingBox();
  await page.mouse.click(at!.x + at!.width / 2, at!.y + at!.height / 2);
  await expect(page.getByRole("alert")).toContainText("LH-");
});

test("keyboard: arrows go from place to place, Enter takes one", async ({ page }) => {
  await begin(page, 2);
  await myTurn(page);
  const before = await version(page);
  await page.locator("[data-stop][tabindex='0']").focus();
  const first = await page.evaluate(() => document.activeElement?.getAttribute("data-stop"));
  await page.keyboard.press("ArrowDown");
  const second = await page.evaluate(() => document.activeElement?.getAttribute("data-stop"));
  expect(second).not.toBe(first);
  await page.keyboard.press("Enter");
  await expect.poll(() => version(page)).toBeGreaterThan(before);
});

for (const theme of ["day", "night"]) {
  test(`nothing for axe, ${theme}`, async ({ page }) => {
    await page.addInitScript(
      (theme) => localStorage.setItem("hastilude", JSON.stringify({ lang: "en", speed: "off", theme })),
      theme,
    );
    await begin(page, 4);
    await myTurn(page);
    await harmless(page);
  });
}

test("the tutorial begins with the land, and a wrong answer is explained", async ({ page }) => {
  const troubles = watch(page);
  await page.goto("/learn/lionheart");
  await expect(page.locator(".lh")).toBeVisible();
  const land = (terrain: string) => page.locator(`[data-thing='terrain ${terrain}'] rect`).first();
  await land("forest").click();
  await expect(page.getByRole("alert")).toBeVisible();
  for (const terrain of ["residence", "village", "forest", "mine"]) await land(terrain).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator("[data-stop]").first()).toBeAttached();
  expect(troubles).toEqual([]);
});
