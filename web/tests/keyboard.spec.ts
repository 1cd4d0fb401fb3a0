/** Tables as text, played to the end by keyboard alone: minutes, so `npm run walk` has them. */

import { expect, test, type Page } from "@playwright/test";

import { later, version, watch } from "./play";
import { against, remember } from "./tables";

const ALL = { hearts_and_armour: 4, kings_bounty: 2, lionheart: 2, knights_tale: 1, rise_shields: 2 };
const PLAYED: Partial<typeof ALL> = process.env.HASTILUDE_WALK ? ALL : {};
/** so far down the list the choice goes, in turns: always the first would go round in some games */
const DOWN = [0, 3, 1, 4, 2];

/** Until I decide, or nobody any more. */
async function mine(page: Page): Promise<boolean> {
  const over = page.locator("[data-over], #end-title").first();
  const action = page.locator(".actions .action:enabled").first();
  await over.or(action).first().waitFor({ timeout: 60_000 });
  return !(await over.isVisible());
}

for (const [game, seats] of Object.entries(PLAYED)) {
  test(`${game}: the text table to the end, by keyboard alone`, async ({ page }) => {
    test.setTimeout(1_200_000);
    const troubles = watch(page);
    await remember(page, { textMode: true });
    await against(page, game, seats);
    let decisions = 0;
    for (; await mine(page); decisions++) {
      const before = await version(page);
      // Two keys lead to the list wherever the focus is; Tab goes along it.
      await page.keyboard.press("m");
      await page.locator(".actions .action:focus").waitFor();
      const count = await page.locator(".actions .action:enabled").count();
      for (let down = DOWN[decisions % DOWN.length]! % count; down; down--) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await later(page, before);
    }
    expect(decisions).toBeGreaterThan(1); // a game of Hearts and Armour may be over in the second lap
    await expect(page.locator("#end-title")).toBeVisible();
    expect(troubles).toEqual([]);
  });
}
