/** Hearts and Armour on its own board: whole games by clicking and by touch, nothing over anything. */

import { expect, test, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { later, press, version, watch } from "./play";
import { against } from "./tables";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("hastilude")) {
      localStorage.setItem("hastilude", JSON.stringify({ lang: "en", speed: "off" }));
    }
  });
});

test.use({ actionTimeout: 30_000 });

async function begin(page: Page, seats: number): Promise<void> {
  await against(page, "hearts_and_armour", seats, {}, "page");
  await page.locator(".ha").waitFor();
}

const end = (page: Page) => page.locator("#end-title");
const next = (page: Page) => page.locator("[data-next]");
const confirm = (page: Page) => page.locator(".prompt .btn.primary");

type Moment = "fight" | "card" | "choose" | "send" | "declare" | "over";

/** Until there is something for me to do, or to read. */
async function moment(page: Page): Promise<Moment> {
  const mine = page.locator("[data-next], .ac.legal, [data-place], .hero.lit, .prompt .btn.primary");
  await end(page).or(mine).first().waitFor({ timeout: 60_000 });
  if (await end(page).isVisible()) return "over";
  if (await next(page).count()) return "fight";
  if (await page.locator("[data-place]").count()) return "choose";
  if (await page.locator(".ac.legal").count()) return "card";
  return (await page.locator(".hero.lit").count()) ? "send" : "declare";
}

/** Touches a hero by the name at the head of the panel. */
async function hero(page: Page, n: number, phone: boolean): Promise<void> {
  const lit = page.locator(".hero.lit .face");
  const one = lit.nth(n % (await lit.count()));
  await one.scrollIntoViewIfNeeded();
  await press(one, phone, { x: 60, y: 12 });
}

/** One decision; face down and face up by turns, and now and then the fight. */
async function decide(page: Page, what: Moment, n: number, phone = false): Promise<void> {
  const before = await version(page);
  const declare = page.locator("[data-declare]:not([aria-disabled])");
  if (what === "card" && n % 5 === 4 && (await declare.count())) {
    await press(declare, phone);
  } else if (what === "card") {
    const cards = page.locator(".ac.legal");
    await press(cards.nth(n % (await cards.count())), phone);
    await hero(page, n * 3, phone);
    // the two ways lie on the bar; on oneself there is but one
    const down = page.getByRole("button", { name: "Face down", exact: true });
    if (n % 2) return void (await sent(page, before, () => press(down, phone)));
  } else if (what === "choose") {
    await press(page.locator("[data-place]").first(), phone);
  } else if (what === "send") {
    await hero(page, n, phone);
  }
  await sent(page, before, () => press(confirm(page), phone));
}

async function sent(page: Page, before: number, act: () => Promise<void>): Promise<void> {
  await act();
  await later(page, before);
}

/** What lies over what, and what is cut: nothing may. */
async function findings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const boxes = [...document.querySelectorAll(".ha .hero, .ha .middle > *, .rows > .mid")].map(
      (element) => [element.className, element.getBoundingClientRect()] as const,
    );
    for (const [i, [name, one]] of boxes.entries()) {
      for (const [other, two] of boxes.slice(i + 1)) {
        const apart =
          one.right <= two.left + 1 ||
          two.right <= one.left + 1 ||
          one.bottom <= two.top + 1 ||
          two.bottom <= one.top + 1;
        if (!apart) found.push(`${name} lies over ${other}`);
      }
    }
    for (const element of document.querySelectorAll(".ha b, .ha p, .ha .btn, .ha em, .own b, .own p")) {
      const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      const shown = getComputedStyle(element).display !== "inline" && element.checkVisibility();
      if (cut && shown) found.push(`cut: ${element.textContent}`);
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push("the page scrolls sideways");
    return found;
  });
}

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

async function everySize(page: Page): Promise<void> {
  const was = page.viewportSize()!;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => findings(page), { message: `${width}×${height}`, timeout: 3_000 }).toEqual([]);
  }
  await page.setViewportSize(was);
}

for (const [device, viewport, seats] of [
  ["wide", { width: 1280, height: 800 }, 5],
  ["upright", { width: 390, height: 844 }, 7],
  ["across", { width: 844, height: 390 }, 4],
] as const) {
  test.describe(`${device}, ${seats} seats`, () => {
    const phone = device !== "wide";
    test.use({ viewport, ...(phone ? { hasTouch: true, isMobile: true } : {}) });

    const way = phone ? "touch" : "clicking";
    test(`a whole game by ${way}: every fight is told, then the verdict, then the end`, async ({ page }) => {
      test.setTimeout(240_000);
      const troubles = watch(page);
      await begin(page, seats);
      let [decisions, heroes, verdicts] = [0, 0, 0];
      for (let what = await moment(page); what !== "over"; what = await moment(page)) {
        if (what !== "fight") {
          await decide(page, what, decisions++, phone);
          continue;
        }
        if (await page.locator(".verdict").count()) verdicts++;
        else heroes++;
        await press(next(page), phone);
      }
      expect(decisions).toBeGreaterThan(0);
      expect(heroes % seats).toBe(0);
      expect(heroes).toBeGreaterThan(0);
      expect(verdicts).toBe(1);
      await page.getByRole("button", { name: "Look at the table" }).click();
      await expect(page.locator(".verdict li")).toHaveCount(seats);
      expect(troubles).toEqual([]);
    });
  });
}

for (const seats of [4, 5, 6, 7, 8, 9]) {
  test(`${seats} seats: nothing lies under anything and nothing is cut, at every size`, async ({ page }) => {
    test.setTimeout(240_000);
    await begin(page, seats);
    let [decisions, told] = [0, false];
    for (let what = await moment(page); what !== "over"; what = await moment(page)) {
      if (what === "fight") {
        if (await page.locator(".verdict").count()) await everySize(page);
        else if (!told) {
          await everySize(page);
          told = true;
        }
        await next(page).click();
      } else {
        if (decisions < 3 || what === "choose") await everySize(page);
        await decide(page, what, decisions++);
      }
    }
  });
}

test("my secret is on my side only, and the words for it are the game's own", async ({ page }) => {
  await begin(page, 5);
  await expect(page.locator(".secret")).toHaveCount(1);
  await expect(page.locator(".secret")).toContainText("You win if");
  const hearts = page.locator(".hero .goal");
  expect([1, 2]).toContain(await hearts.count());
});

test("a card is dragged onto a hero, and asks how it shall lie", async ({ page }) => {
  await begin(page, 4);
  while ((await moment(page)) !== "card") await decide(page, await moment(page), 0);
  const card = (await page.locator(".ac.legal").first().boundingBox())!;
  const panel = (await page.locator(".hero:not(.me)").first().boundingBox())!;
  await page.mouse.move(card.x + 20, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(panel.x + 60, panel.y + 30, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Face down", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Face up", exact: true })).toBeVisible();
});

test("the fight in the first lap is refused with its rule", async ({ page }) => {
  await begin(page, 6);
  while ((await moment(page)) !== "card") await decide(page, await moment(page), 0);
  // it says that it is off, and why, when it is touched all the same
  await page.locator("[data-declare]").click({ force: true });
  await expect(page.getByRole("alert")).toContainText("HA-059");
});

test("the plain list is a second way, and says what each choice does", async ({ page }) => {
  await begin(page, 4);
  while ((await moment(page)) !== "card") await decide(page, await moment(page), 0);
  const before = await version(page);
  await page.getByRole("tab", { name: "Moves" }).filter({ visible: true }).click();
  await expect(page.locator(".actions .action").first()).toContainText("only you will know the card");
  await page.locator(".actions .action").first().click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
});

for (const theme of ["day", "night"]) {
  test(`nothing for axe, ${theme}: a turn, a fight, a verdict`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript(
      (theme) => localStorage.setItem("hastilude", JSON.stringify({ lang: "en", speed: "off", theme })),
      theme,
    );
    await begin(page, 5);
    const seen = new Set<string>();
    let n = 0;
    for (let what = await moment(page); what !== "over"; what = await moment(page)) {
      const state = (await page.locator(".verdict").count()) ? "verdict" : what;
      if (!seen.has(state)) {
        seen.add(state);
        await harmless(page);
      }
      if (what === "fight") await next(page).click();
      else await decide(page, what, n++);
    }
    expect([...seen]).toEqual(expect.arrayContaining(["card", "fight", "verdict"]));
  });
}
