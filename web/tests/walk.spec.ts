/** Every table in every shape of a window: nothing is cut, covered or over another text, what one
 *  touches is as wide as a finger, and the board is never less than half of it all.
 *
 *  `npm run walk`: all sizes, languages, themes and moments, at other tables each time.
 *  The pictures stay in test-results/walk. */

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { findings } from "./geometry";
import { GAMES, lead, MOMENTS, type Game } from "./moments";
import { watch } from "./play";
import { SIZES } from "./sizes";

/** `HASTILUDE_WALK=quick`: each size once, each look twice */
const ALL = process.env.HASTILUDE_WALK !== "quick";
const PICTURES = join("test-results", "walk");
const LOOKS = (["ru", "en"] as const).flatMap((lang) =>
  (["day", "night"] as const).map((theme) => ({ lang, theme })),
);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("hastilude", JSON.stringify({ lang: "en", theme: "day", speed: "off" })),
  );
});

/** Another language, another light, without loading anything anew. */
async function wear(page: Page, { lang, theme }: (typeof LOOKS)[number]): Promise<void> {
  await page.evaluate(
    ({ lang, night }) => {
      document.querySelector<HTMLElement>(`.lang button[lang=${lang}]`)!.click();
      const root = document.documentElement;
      if ((root.dataset.theme === "night") !== night) {
        document.querySelector<HTMLElement>(".lang + button")!.click();
      }
    },
    { lang, night: theme === "night" },
  );
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
}

/** Goes on after a finding: a walk tells all that it has found. */
async function seen(page: Page, what: string, size: (typeof SIZES)[number], look: (typeof LOOKS)[number]) {
  const { width, height, touch } = size;
  await wear(page, look);
  await page.setViewportSize({ width, height });
  const where = `${what}-${width}x${height}-${look.lang}-${look.theme}`;
  // A ring, a map: some things are laid out after the window has told its size.
  const asked = { tap: touch ? 44 : 0, board: 0.5 };
  let found = await findings(page, asked);
  for (let tries = 0; found.length && tries < 8; tries++) found = await findings(page, asked);
  expect.soft(found, where).toEqual([]);
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${where}.png`) });
}

for (const game of Object.keys(GAMES) as Game[]) {
  test(`${game}: every shape of a window`, async ({ page }) => {
    test.setTimeout(ALL ? 900_000 : 240_000);
    const troubles = watch(page);
    let turn = 0;
    for (const moment of ALL ? MOMENTS : (["start", "middle"] as const)) {
      await lead(page, game, moment);
      for (const size of SIZES) {
        if (ALL) for (const look of LOOKS) await seen(page, `${game}-${moment}`, size, look);
        // Each size once in the middle of a game, each look twice.
        else if (moment === "middle" || size.width === 390 || size.width === 1280) {
          await seen(page, `${game}-${moment}`, size, LOOKS[turn++ % LOOKS.length]!);
        }
      }
    }
    expect(troubles).toEqual([]);
  });

  if (!ALL) continue;
  test(`${game}: nothing for axe, of any level`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const [i, moment] of MOMENTS.entries()) {
      await lead(page, game, moment);
      await page.setViewportSize(i % 2 ? { width: 390, height: 844 } : { width: 1280, height: 800 });
      await wear(page, LOOKS[i]!);
      await harmless(page);
    }
  });
}
