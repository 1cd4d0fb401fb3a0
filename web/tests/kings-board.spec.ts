/** King's Bounty on its own board: a whole game by taps, by drag, by keyboard, on both widths. */

import { expect, test, type Locator, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { press, watch } from "./play";
import { against } from "./tables";

/** Nothing needs to fly while nobody looks. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("hastilude", JSON.stringify({ lang: "en", speed: "off" })),
  );
});

const end = (page: Page) => page.locator("#end-title");
const primary = (page: Page) => page.locator(".prompt .btn.primary");
const hand = (page: Page, kind: string) => page.locator(`[data-hand="${kind}"]`);
const hold = (page: Page, code: string) => page.locator(`[data-hold="${code}"]`);

test.use({ actionTimeout: 30_000 });

async function begin(page: Page): Promise<void> {
  await against(page, "kings_bounty", 4, {}, "page");
  await page.locator("[data-hand]").first().waitFor();
}

/** Until I may act: "over" when there is nothing left to do. */
async function myTurn(page: Page): Promise<"turn" | "over"> {
  const mine = page.locator("[data-hand][data-lit], .hcard.off").first();
  await end(page).or(mine).first().waitFor({ timeout: 30_000 });
  return (await end(page).isVisible()) ? "over" : "turn";
}

const place = (page: Page) => page.locator(".where .quiet").innerText();

/** One turn by tapping: a card, its target if it needs one, the button; or two cards go back. */
async function tapTurn(page: Page, phone: boolean, n: number): Promise<void> {
  const before = await place(page);
  const bright = page.locator("[data-hand][data-lit]");
  const count = await bright.count();
  if (count === 0 || n % 6 === 5) {
    const offer = phone
      ? page.locator(".prompt .btn", { hasText: "Return cards" })
      : page.locator(".exchange");
    // Who can play nothing is exchanging already: there is nothing to decide.
    await offer.or(page.getByText("Choose one by one")).first().waitFor();
    if (await offer.isVisible()) await press(offer, phone);
    await press(page.locator("[data-hand]").nth(0), phone);
    await press(page.locator("[data-hand]").nth(1), phone);
    await expect(page.locator("[data-hand] .numbers b")).toHaveText(["1", "2"]);
    await expect(primary(page)).toHaveText("Return 2 cards");
  } else {
    await press(bright.nth(n % count), phone);
    const target = page.locator("[data-hold][data-lit]").first();
    await primary(page).or(target).first().waitFor();
    if (!(await primary(page).isVisible())) await press(target, phone);
  }
  await press(primary(page), phone);
  const sure = page.locator("dialog[open] .btn.primary");
  const on = page.waitForFunction(
    (old) =>
      document.getElementById("end-title") !== null ||
      document.querySelector<HTMLElement>(".where .quiet")?.innerText !== old,
    before,
    { timeout: 15_000 },
  );
  await Promise.race([on, sure.waitFor({ timeout: 15_000 }).catch(() => on)]);
  if (await sure.isVisible()) await press(sure, phone);
  await on;
}

/** Garrisons of rivals that lie outside the area of their owner: it would have to be scrolled. */
async function cutGarrisons(page: Page): Promise<string[]> {
  return page.locator("[data-rival] .gar").evaluateAll((all) =>
    all
      .filter((one) => {
        const area = one.closest("[data-rival]")!.getBoundingClientRect();
        return one.getBoundingClientRect().bottom > area.bottom + 1;
      })
      .map((one) => one.getAttribute("data-fly") ?? "empty"),
  );
}

for (const device of ["wide", "phone", "across"]) {
  test.describe(device, () => {
    const phone = device !== "wide";
    const viewport = device === "phone" ? { width: 390, height: 844 } : { width: 844, height: 390 };
    test.use(phone ? { viewport, hasTouch: true, isMobile: true } : {});

    test("a whole game by taps, to the scoring sheet", async ({ page }) => {
      const troubles = watch(page);
      await begin(page);
      let turns = 0;
      while ((await myTurn(page)) === "turn") {
        expect(await cutGarrisons(page)).toEqual([]);
        if (device === "phone") await expect(page.locator("[data-home] .score b")).toHaveText(/^−?\d+$/);
        await tapTurn(page, phone, turns++);
      }
      expect(turns).toBeGreaterThan(5);
      await page.getByRole("button", { name: "Look at the table" }).click();
      await expect(page.getByRole("region", { name: "Scoring sheet" })).toBeVisible();
      await expect(page.locator(".prompt .why")).not.toContainText("can be played");
      expect(troubles).toEqual([]);
    });
  });
}

test("all that the ledger wants at a glance, and nothing that axe minds", async ({ page }) => {
  await begin(page);
  await myTurn(page);
  await expect(page.locator("[data-thing^='title ']")).toHaveCount(6);
  await expect(page.locator(".rivals article")).toHaveCount(3);
  await expect(page.locator(".deck .num")).toHaveText(/^\d+$/);
  await expect(page.locator(".deck")).toContainText(/turns? left to you/);
  await page.getByRole("button", { name: /^Discards/ }).click();
  await expect(page.getByRole("dialog")).toContainText(/heroes \d, monsters \d, mages \d/);
  await page.keyboard.press("Escape");
  for (const theme of ["day", "night"]) {
    await page.evaluate((to) => {
      if (to === "night") document.documentElement.dataset.theme = "night";
    }, theme);
    await harmless(page);
  }
});

// -- gestures, on the quiet positions of the tutorial ------------------------------------------

async function lesson(page: Page, name: string): Promise<void> {
  await page.goto("/learn/kings_bounty");
  await page.getByRole("button", { name: new RegExp(`^Step \\d+: ${name}$`) }).click();
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(a.x + 30, a.y + 30);
  await page.mouse.down();
  await page.mouse.move(a.x + 45, a.y);
  await page.mouse.move(b.x + 25, b.y + 25, { steps: 4 });
  await page.mouse.up();
}

test("drag a holding home, double click another", async ({ page }) => {
  await lesson(page, "Playing a holding");
  await drag(page, hand(page, "elf_tower"), page.locator(".mine[data-home]"));
  await expect(hold(page, "elf_tower_1")).toBeVisible();
  await expect(page.locator(".prompt p")).toContainText("Now lay out your obelisk");
  await hand(page, "obelisk_2").dblclick();
  await expect(hold(page, "obelisk_2_1")).toBeVisible();
});

test("drag a unit: legal targets glow, equal strength explains itself, the preview tells what changes", async ({
  page,
}) => {
  await lesson(page, "Capture");
  await hand(page, "human_warrior").click();
  await expect(page.locator("[data-hold][data-lit]")).toHaveCount(3); // two to capture, one own
  await page.keyboard.press("Escape");
  await drag(page, hand(page, "human_warrior"), hold(page, "obelisk_3_1"));
  await expect(page.getByRole("alert")).toContainText("defence 3, the human warrior has strength 3");
  await expect(page.getByRole("alert")).toContainText("KB-072");

  await hand(page, "human_warrior").click();
  await hold(page, "orc_fortress_1").hover();
  const preview = page.locator(".preview");
  await expect(preview).toContainText("Great Architect");
  await expect(preview).toContainText("you 0 → 1, Anna 2 → 1");
  await expect(preview).toContainText("tied: nobody");
  await expect(preview.locator("tr", { hasText: "Fortress Builder" })).toContainText("yours, +1");
  await hold(page, "orc_fortress_1").click();
  await hold(page, "orc_fortress_1").click();
  await expect(page.locator(".mine[data-home]")).toContainText("Fortress");
  await expect(page.locator("[data-thing='title fortress_builder'] .foot")).toContainText("You");
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a card is dragged onto a holding; held long, it is shown large", async ({ page, context }) => {
    await page.goto("/learn/kings_bounty");
    await page.locator(".lozenge").nth(4).dispatchEvent("click");
    const cdp = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    const at = async (thing: Locator) => {
      const box = (await thing.boundingBox())!;
      return { x: box.x + 30, y: box.y + 35 };
    };

    const [from, to] = [await at(hand(page, "human_warrior")), await at(hold(page, "orc_fortress_1"))];
    await touch("touchStart", from.x, from.y);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await touch("touchMove", from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    }
    await touch("touchEnd");
    await expect(page.locator("[data-home] [data-hold='orc_fortress_1']")).toBeVisible();

    const archer = await at(hand(page, "elf_archer"));
    await touch("touchStart", archer.x, archer.y);
    await expect(page.getByRole("dialog")).toContainText("Elf archer");
    await touch("touchEnd");
  });
});

test("keyboard alone; replacing a garrison is asked once more", async ({ page }) => {
  await lesson(page, "Garrison");
  await page.keyboard.press("1");
  await expect(hand(page, "human_archer")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(hand(page, "human_warrior")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(hold(page, "orc_tower_1")).toBeFocused(); // the first target
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt p")).toContainText("Put the archer");
  await drag(page, hand(page, "human_archer"), hold(page, "orc_tower_1"));
  await expect(page.getByRole("dialog")).toContainText("The human warrior leaves the orc tower for good");
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(hold(page, "orc_tower_1")).toHaveAccessibleName(/human warrior/);
});

test("a title lights up what it counts; a card is shown large", async ({ page }) => {
  await lesson(page, "Garrison");
  await page.locator("[data-thing='title conqueror']").click();
  await expect(page.locator(".hold.counted")).toHaveCount(2);
  await page.locator("[data-thing='title conqueror']").click();
  await hold(page, "elf_citadel_1").click({ button: "right" });
  await expect(page.getByRole("dialog")).toContainText(
    "Defence 3: the larger of strength 3 and the garrison's",
  );
});
