/** The board of every puzzle of the package, on a phone upright and across and on a small desktop, in
 *  Russian: its words are the longer ones. `npm run walk` */

import { expect, test } from "@playwright/test";

import { findings } from "./geometry";
import { GAMES } from "./moments";
import { ask, remember } from "./tables";

const SIZES = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1280, height: 800, touch: false },
];
/** of the sets, so that they are looked through side by side */
const PARTS = 4;
/** `HASTILUDE_WALK=quick`: some; `HASTILUDE_PUZZLES_FROM=135`: those that are new */
const STEP = process.env.HASTILUDE_WALK === "quick" ? 25 : 1;
const FROM = Number(process.env.HASTILUDE_PUZZLES_FROM ?? 1);

for (const game of Object.keys(GAMES)) {
  for (let part = 0; part < PARTS; part++) {
    test(`puzzles of ${game}, ${part + 1} of ${PARTS}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      await remember(page, { lang: "ru" });
      const next = await ask<{ id: string }>(page, "GET", `/puzzles/next?game=${game}`);
      const prefix = next.id.split("-")[0];
      for (let n = FROM + part * STEP; ; n += PARTS * STEP) {
        const id = `${prefix}-${String(n).padStart(3, "0")}`;
        const there = await ask(page, "GET", `/puzzles/${id}`).catch(() => null);
        if (!there) break; // the set is at its end
        await page.goto(`/puzzles/${id}`);
        await page.locator(".lozenges").waitFor();
        for (const { width, height, touch } of SIZES) {
          await page.setViewportSize({ width, height });
          const asked = { tap: touch ? 44 : 0, board: 0 };
          let found = await findings(page, asked);
          for (let tries = 0; found.length && tries < 8; tries++) found = await findings(page, asked);
          expect.soft(found, `${id} ${width}×${height}`).toEqual([]);
        }
      }
    });
  }
}
