/** A Knight's Tale on its own board: played by clicking against a squire, alone with a finger on a phone. */

import { expect, test, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { later, press, version, watch } from "./play";
import { against } from "./tables";

interface Look {
  lang?: "en" | "ru";
  theme?: "day" | "night";
}

test.use({ actionTimeout: 30_000 });

async function begin(page: Page, seats: number, { lang = "en", theme = "day" }: Look = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("hastilude", JSON.stringify(kept)), {
    lang,
    theme,
    speed: "off",
  });
  await against(page, "knights_tale", seats, {}, "page");
  await page.locator(".kt").waitFor();
}

const end = (page: Page) => page.locator("#end-title");
const spots = (page: Page) => page.locator("[data-legal]:visible");
const offers = (page: Page) => page.locator(".prompt .does .btn:enabled");

async function myTurn(page: Page): Promise<"turn" | "over"> {
  const mine = page.locator("[data-legal]:visible, .prompt .does .btn:enabled").first();
  await end(page).or(mine).first().waitFor({ timeout: 30_000 });
  return (await end(page).isVisible()) ? "over" : "turn";
}

/** One decision on the things themselves; now and then by the prompt's button. A finger confirms. */
async function decide(page: Page, phone: boolean, n: number): Promise<string> {
  const before = await version(page);
  const count = await spots(page).count();
  let kind = "offer";
  if (count && !((await offers(page).count()) && n % 4 === 3)) {
    const spot = spots(page).nth((n * 7) % count);
    kind = (await spot.getAttribute("data-legal"))!;
    await press(spot, phone);
    // a die that is marked is rolled by the prompt's button, and needs no other confirmation
    if (phone && kind !== "reroll") await page.locator(".prompt .btn.primary").tap();
  } else {
    await press(offers(page).last(), phone);
  }
  await later(page, before);
  return kind;
}

/** What leaves the page, or the card it stands on. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px too wide`);
    for (const part of document.querySelectorAll("main.board, .kt .panel")) {
      const more = part.scrollWidth - part.clientWidth;
      if (more > 0) found.add(`${part.className} is ${more} px too wide`);
    }
    const cards = ".kt .touch, .kt .leaf, .own .touch, .kt [role=tab], .prompt .btn";
    for (const card of document.querySelectorAll(cards)) {
      const edge = card.getBoundingClientRect();
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const own = node.parentElement!;
        if (!node.textContent!.trim() || own.closest(".sr, svg")) continue;
        if (getComputedStyle(own).textOverflow === "ellipsis" || !own.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 1) {
          found.add(`off its card: ${node.textContent!.trim().slice(0, 40)}`);
        }
      }
    }
    return [...found];
  });
}

/** How far both sides of a duel, what is needed and the odds lie below the window: they are read
 *  without scrolling. */
async function below(page: Page): Promise<number> {
  return page.locator(".kt .panel").evaluate((panel) => {
    const edge = panel.getBoundingClientRect().bottom;
    const parts = [...panel.querySelectorAll(".sides > section, .stakes > .note, .odds ul")];
    return Math.max(0, ...parts.map((part) => Math.round(part.getBoundingClientRect().bottom - edge)));
  });
}

async function fits(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect([what, ...(await misfits(page))]).toEqual([what]);
}

/** Plays to the end; every panel that comes up is looked at once. */
async function play(page: Page, phone: boolean): Promise<Set<string>> {
  const kinds = new Set<string>();
  const seen = new Set<string>();
  for (let n = 0; (await myTurn(page)) === "turn"; n++) {
    const panel = (await page.locator(".kt [role=tab][aria-selected=true]").getAttribute("id"))!;
    if (!seen.has(panel)) {
      seen.add(panel);
      await fits(page, panel);
      await harmless(page);
    }
    if (panel === "tale-duel" && !phone) expect(await below(page), `decision ${n}`).toBe(0);
    kinds.add(await decide(page, phone, n));
  }
  await expect(end(page)).toBeVisible();
  return kinds;
}

test("wide, two seats: a whole game by clicking", async ({ page }) => {
  test.setTimeout(240_000);
  const troubles = watch(page);
  await begin(page, 2, { lang: "ru" });
  const kinds = await play(page, false);
  // the town, the journey, the tournament and the duels of a round have been touched
  for (const kind of ["character", "keep", "sign_up"]) expect(kinds).toContain(kind);
  expect(kinds.size).toBeGreaterThan(8);
  expect(troubles).toEqual([]);
});

test.describe("phone held across, two seats", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test("a whole game by touch", async ({ page }) => {
    test.setTimeout(240_000);
    const troubles = watch(page);
    await begin(page, 2);
    expect(await play(page, true)).toContain("character");
    expect(troubles).toEqual([]);
  });
});

test.describe("phone, alone, by night", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game by touch", async ({ page }) => {
    test.setTimeout(240_000);
    const troubles = watch(page);
    await begin(page, 1, { theme: "night" });
    const kinds = await play(page, true);
    for (const kind of ["character", "keep"]) expect(kinds).toContain(kind);
    expect(kinds.size).toBeGreaterThan(6);
    await page.getByRole("button", { name: "Look at the table" }).tap();
    for (const panel of ["Town", "Journey", "Tournament", "Duel", "Titles"]) {
      await page.locator(".kt").getByRole("tab", { name: panel }).tap();
      await fits(page, panel);
    }
    await expect(page.locator(".solo")).toContainText("Lone challenge");
    expect(troubles).toEqual([]);
  });
});

test("what may not be done says why; keys choose panels and places", async ({ page }) => {
  await begin(page, 2, { theme: "night" });
  await page.locator("[data-spot=train]").click();
  await expect(page.getByRole("alert")).toContainText("KT-");
  const before = await version(page);
  await page.keyboard.press("3");
  await expect(page.locator(".place").first()).toBeVisible();
  await page.locator("[data-legal=character]").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => version(page)).toBeGreaterThan(before);
  await expect(page.locator("[data-legal=keep]").first()).toBeVisible();
  await harmless(page);
});
