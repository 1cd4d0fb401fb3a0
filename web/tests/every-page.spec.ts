/** Every page and every dialog, in both languages, by day and by night, from a small phone to a large
 *  screen: nothing is cut, covered, off the page or over another text, what one touches is as wide as
 *  a finger, and axe minds nothing. The tables themselves are seen in every shape by walk.spec. */

import { expect, test, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { findings } from "./geometry";
import { watch } from "./play";
import { SIZES } from "./sizes";
import { remember } from "./tables";
import { attend, lessons, pages, puzzles, tables } from "./tour";

test.use({ actionTimeout: 30_000 });

const TOURS = { pages, lessons, puzzles, tables };
const LOOKS = [
  { lang: "ru", theme: "night" },
  { lang: "en", theme: "day" },
] as const;

/** Looked at from its top to its bottom. */
async function scrolled(page: Page, tap: number): Promise<string[]> {
  const found = new Set<string>();
  for (let y = 0; ;) {
    for (const one of await findings(page, { tap, board: 0 })) found.add(one);
    const [at, end] = await page.evaluate(
      (to) => {
        scrollTo(0, to);
        return [scrollY, document.documentElement.scrollHeight - innerHeight] as const;
      },
      y + 0.8 * page.viewportSize()!.height,
    );
    if (at <= y || end <= 0) break;
    y = at;
  }
  await page.evaluate(() => scrollTo(0, 0));
  return [...found];
}

for (const [name, tour] of Object.entries(TOURS)) {
  for (const [n, look] of LOOKS.entries()) {
    test(`${name}, ${look.lang}, ${look.theme}`, async ({ page }) => {
      test.setTimeout(300_000);
      const troubles = watch(page);
      await remember(page, look);
      await attend(page);
      let stop = 0;
      for await (const where of tour(page)) {
        stop++;
        // Each look has half of the sizes, one of them at which axe looks too.
        for (const { width, height, touch } of SIZES.filter((_, i) => i % 2 === (stop + n) % 2)) {
          await page.setViewportSize({ width, height });
          const found = await scrolled(page, touch ? 44 : 0);
          const picture = `${where} ${width}×${height}`;
          if (found.length) await page.screenshot({ path: test.info().outputPath(`${picture}.png`) });
          expect.soft(found, picture).toEqual([]);
        }
        await page.setViewportSize(stop % 4 < 2 ? { width: 1280, height: 800 } : { width: 390, height: 844 });
        await harmless(page, where);
      }
      // one stop of the tour is a table that is not there
      expect(troubles.filter((one) => !/404/.test(one))).toEqual([]);
    });
  }
}
