/** Rise Shields on its own board: draft, set-up and battles by clicking, on both widths. */

import { expect, test, type Locator, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { later, press, version, watch } from "./play";
import { against } from "./tables";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("hastilude", JSON.stringify({ lang: "en", speed: "off" })),
  );
});

/** A game of four rounds has everything but length; `npm run walk` plays until somebody has won. */
const options: Record<string, string> = process.env.HASTILUDE_WALK ? {} : { round_limit: "4" };

test.use({ actionTimeout: 30_000 });

async function begin(page: Page): Promise<void> {
  await against(page, "rise_shields", 2, { options }, "page");
  await page.locator(".rs").waitFor();
}

const over = (page: Page) => page.locator("#end-title");
const offers = (page: Page) => page.locator(".tray [data-offer]");
const stops = (page: Page, sense = "") => page.locator(`[data-stop]${sense && `[data-sense="${sense}"]`}`);
const primary = (page: Page) => page.locator(".prompt .btn.primary");
const secondary = (page: Page) => page.locator(".prompt .does .btn:not(.primary)");

/** Until I may act on the map, in the tray or on the prompt bar. */
async function myTurn(page: Page): Promise<"turn" | "over"> {
  const mine = page.locator(".rs:not([data-settling])").locator("xpath=//*[@data-stop or @data-facing]");
  const answer = page.locator(".tray [data-offer], .prompt .does .btn:enabled");
  await over(page).or(mine).or(answer).first().waitFor({ state: "attached", timeout: 30_000 });
  await page.locator("[data-settling]").first().waitFor({ state: "detached", timeout: 15_000 });
  return (await over(page).isVisible()) ? "over" : "turn";
}

/** A cell by mouse, or by a finger that has pushed the map before. */
async function touch(page: Page, stop: Locator, phone: boolean): Promise<string> {
  const place = (await stop.getAttribute("data-stop"))!;
  if (phone) await stop.evaluate((one) => one.scrollIntoView({ block: "center", inline: "center" }));
  const at = (await stop.boundingBox())!;
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  if (phone) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return place;
}

/** What has been touched lies open on the map, and the map has half of the window. */
async function inSight(page: Page, place: string): Promise<void> {
  const look = () =>
    page.evaluate((cell) => {
      const edge = document.querySelector("main.board")!.getBoundingClientRect();
      const at = document.querySelector(`.map [data-stop="${cell}"]`)?.getBoundingClientRect();
      const top = at && document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      const half = edge.width * edge.height >= (innerWidth * innerHeight) / 2;
      return { half, open: !at || Boolean(top?.closest(".map")) };
    }, place);
  await expect.poll(look, { message: place }).toEqual({ half: true, open: true });
}

/** One decision; a finger confirms what it has touched, and everybody confirms an attack. */
async function decide(page: Page, phone: boolean, n: number): Promise<void> {
  const before = await version(page);
  const fights = await stops(page, "fight").count();
  const count = await stops(page).count();
  // Whoever withdraws has no button to press, and must go.
  const mayEnd = (await primary(page).or(secondary(page)).count()) > 0;
  const going = (await stops(page, "go").count()) > 0 && mayEnd;
  if (await offers(page).count()) await press(offers(page).nth(n % (await offers(page).count())), phone);
  else if (fights) {
    const target = await touch(page, stops(page, "fight").nth(n % fights), phone);
    await primary(page).waitFor();
    if (phone) await inSight(page, target);
    await press(primary(page), phone);
  } else if (await page.locator("[data-answer]").count()) {
    await press(page.locator("[data-answer]").first(), phone);
    await press(primary(page), phone);
  } else if (count && !(going && n % 3 === 0)) {
    const place = await touch(page, stops(page).nth((n * 7) % count), phone);
    // What cannot be seen beforehand, a blessing say, is confirmed with a mouse too.
    const cancel = page.locator(".prompt").getByRole("button", { name: "Cancel" });
    const answer = later(page, before);
    await Promise.race([answer, cancel.waitFor({ timeout: 15_000 }).catch(() => answer)]);
    if (await cancel.isVisible()) {
      if (phone) await inSight(page, place);
      await press(primary(page), phone);
    }
  } else if (await primary(page).count()) await press(primary(page), phone);
  else await press(secondary(page).first(), phone);
  await later(page, before);
}

/** Camp, leader, factions, who stays behind; one unit is set up by hand, the others with one click. */
async function setUp(page: Page, phone: boolean): Promise<number> {
  let decisions = 0;
  let placed = 0;
  for (; await isBeforeFirstTurn(page); decisions++) {
    const before = await version(page);
    if (!(await page.locator("[data-waiting]").count())) await decide(page, phone, decisions);
    else if (placed++) await press(secondary(page), phone);
    else {
      await press(page.locator("[data-waiting]").last(), phone);
      await touch(page, stops(page).first(), phone);
      if (phone) await press(primary(page), phone);
    }
    await later(page, before);
  }
  return decisions;
}

async function isBeforeFirstTurn(page: Page): Promise<boolean> {
  await myTurn(page);
  return !(await page.locator(".where").textContent())!.includes("round");
}

async function noOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const device of ["wide", "phone", "across"]) {
  test.describe(device, () => {
    const phone = device !== "wide";
    const viewport = device === "phone" ? { width: 390, height: 844 } : { width: 844, height: 390 };
    test.use(phone ? { viewport, hasTouch: true, isMobile: true } : {});

    test(`a whole game by ${phone ? "touch" : "clicking"}`, async ({ page }) => {
      test.setTimeout(process.env.HASTILUDE_WALK ? 900_000 : 240_000);
      const troubles = watch(page);
      await begin(page);
      let decisions = await setUp(page, phone);
      await noOverflow(page);
      while ((await myTurn(page)) === "turn") await decide(page, phone, decisions++);
      expect(decisions).toBeGreaterThan(20);
      await expect(over(page)).toBeVisible();
      await noOverflow(page);
      expect(troubles).toEqual([]);
    });
  });
}

/** Acts with a unit of the row before the others, which has room to go. */
async function actWithFront(page: Page): Promise<void> {
  const front = page.locator("[data-sense='act']:is([data-stop^='1.'], [data-stop^='11.'])");
  await touch(page, front.last(), false);
  await expect(stops(page, "go").first()).toBeAttached();
}

test("refusals say why, far cells are walked to, and the keyboard does it all", async ({ page }) => {
  await begin(page);
  await setUp(page, false);
  await page.locator("[data-card]:not(.lit)").last().click();
  await expect(page.getByRole("alert")).toContainText("RS-");
  await page.keyboard.press("Escape");

  await actWithFront(page);
  await page.locator("[data-place='6.5']").first().click();
  await expect(page.getByRole("alert")).toContainText("RS-");
  let before = await version(page);
  await touch(page, page.getByRole("button", { name: /^Go there, movement left 0/ }).first(), false);
  await expect.poll(() => version(page)).toBeGreaterThan(before + 1);
  await myTurn(page);
  await page.locator("#undo").click();
  await expect(stops(page, "go").first()).toBeAttached();
  await page.keyboard.press("e");

  await expect(stops(page, "act").first()).toBeAttached();
  await stops(page).and(page.locator("[tabindex='0']")).focus();
  const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-stop"));
  const first = await at();
  await page.keyboard.press("ArrowRight");
  expect(await at()).not.toBe(first);
  before = await version(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => version(page)).toBe(before + 1);
  await expect(page.locator("[data-facing]").first()).toBeAttached();
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  await expect.poll(() => version(page)).toBe(before + 2);
  await page.keyboard.press("e");
  await expect.poll(() => version(page)).toBe(before + 3);
});

test("nothing for axe, by day and by night", async ({ page }) => {
  await begin(page);
  await myTurn(page);
  await harmless(page);
  await setUp(page, false);
  await actWithFront(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "night"));
  await myTurn(page);
  await harmless(page);
});
