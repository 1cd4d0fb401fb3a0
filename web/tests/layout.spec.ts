/** Every page and every table in both languages, from a small phone to a large screen: nothing is
 *  wider than the page, no text is cut off or lies on another. */

import { expect, test, type Page } from "@playwright/test";

import { playOn, seats } from "./play";

const PATHS = [
  "/",
  "/new/kings_bounty",
  "/new/hearts_and_armour",
  "/new/lionheart",
  "/settings",
  "/account",
  "/credits",
  "/learn/kings_bounty",
  "/learn/lionheart",
  "/learn/knights_tale",
  "/learn/hearts_and_armour",
  "/nowhere",
];

/** Texts that do not fit. A name may end in dots where it stands in full elsewhere. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px too wide`);
    const scrolls = /auto|scroll/;
    const cuts = /hidden|clip/;
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const own = node.parentElement!;
      if (!node.textContent!.trim() || !own.checkVisibility()) continue;
      if (own.closest(".sr, option, title, script, style, svg")) continue;
      if (getComputedStyle(own).clipPath !== "none") continue; // for screen readers
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width) continue;
      const say = (what: string) =>
        found.add(`${what}: ${node!.textContent!.trim().slice(0, 40)} <${own.className}>`);
      let inScroller = false;
      for (let at: Element | null = own; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.textOverflow === "ellipsis") break;
        const edge = at.getBoundingClientRect();
        if (
          cuts.test(style.overflowX) &&
          !inScroller &&
          (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)
        ) {
          say("cut off");
        }
        if (scrolls.test(style.overflowX)) inScroller = true;
        if (at === document.body && !inScroller && (box.right > innerWidth + 1 || box.left < -1))
          say("off the page");
      }
    }
    for (const seat of document.querySelectorAll(".seat")) {
      const [who, score] = [seat.querySelector(".who small"), seat.querySelector(".score")];
      if (!who || !score || !(score as HTMLElement).offsetParent) continue;
      range.selectNodeContents(who);
      if (range.getBoundingClientRect().right > score.getBoundingClientRect().left + 1) {
        found.add(`the line of a seat runs into its score: ${who.textContent}`);
      }
    }
    for (const one of document.querySelectorAll<HTMLElement>(".btn, h1, h2, [role=tab], .prompt p, .chip")) {
      const style = getComputedStyle(one);
      if (!one.offsetParent || style.textOverflow === "ellipsis" || style.position === "absolute") continue;
      if (one.scrollWidth > one.clientWidth + 1) found.add(`too narrow: ${one.textContent.trim()}`);
    }
    return [...found];
  });
}

async function fits(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect([what, ...(await misfits(page))]).toEqual([what]);
}

for (const lang of ["ru", "en"]) {
  for (const width of [360, 768, 1280, 2560]) {
    test(`${lang} ${width}`, async ({ page }) => {
      test.setTimeout(120_000);
      const settings = { lang, theme: "day", speed: "off", textMode: false };
      await page.setViewportSize({ width, height: width < 500 ? 740 : Math.round(width * 0.6) });
      await page.addInitScript((kept) => {
        if (!localStorage.getItem("hastilude")) localStorage.setItem("hastilude", JSON.stringify(kept));
      }, settings);
      const asText = (textMode: boolean) =>
        page.evaluate((kept) => localStorage.setItem("hastilude", JSON.stringify(kept)), {
          ...settings,
          textMode,
        });
      for (const path of PATHS) {
        await page.goto(path);
        await expect(page.locator("h1").or(page.locator(".prompt p")).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await fits(page, path);
      }
      await page.goto("/");
      await page.locator("article .do .btn").nth(1).click();
      await expect(page.locator(".room")).toBeVisible();
      await fits(page, "waiting room");

      // Nine round the table.
      await page.goto("/new/hearts_and_armour");
      await seats(page, 9, "bot:squire");
      await page.locator("form .btn.primary").click();
      await expect(page.locator(".ha .hero")).toHaveCount(9);
      await fits(page, "nine seats");

      await page.goto("/");
      await page.locator("article .btn.play").first().click();
      await expect(page.locator("[data-hand]").first()).toBeVisible();
      await fits(page, "table");
      const table = page.url();
      await asText(true);
      await page.goto(table);
      await expect(page.locator(".any")).toBeVisible();
      await fits(page, "text table");
      await playOn(page, lang === "ru" ? "Ходы" : "Moves", lang === "ru" ? "Закончить" : "Finish");
      if (width <= 720) await page.locator(".tabs [role=tab]").first().click();
      await expect(page.locator("#end-title")).toBeVisible();
      await fits(page, "end");
      await asText(false);
      await page.goto(table.replace("/t/", "/replay/"));
      await page.locator(".scrub input").fill("50");
      await expect(page.locator(".scrub .num")).toContainText("50 /");
      await fits(page, "replay");
      await page.goto(table);
      await page.locator(".end .do button").last().click();
      await expect(page.locator(".kb")).toBeVisible();
      await fits(page, "table at the end");
    });
  }
}
