/** My own turn is safe, and the others' can be followed. */

import { expect, test, type Page } from "@playwright/test";

import { decide, myTurn, version, watch } from "./play";
import { against, remember } from "./tables";

const confirm = (page: Page) => page.getByRole("button", { name: "Confirm the turn" });

/** A decision from the list of moves that begins so. */
async function choose(page: Page, text: RegExp): Promise<void> {
  await myTurn(page);
  const before = await version(page);
  await page.locator(".actions .action", { hasText: text }).first().click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
}

const hand = (page: Page) =>
  page.locator("[data-hand]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-hand")));

test("what waits to be confirmed lies on the table, and can be dropped", async ({ page }) => {
  const troubles = watch(page);
  await remember(page, { asking: "always" });
  await against(page, "hearts_and_armour", 4);
  await myTurn(page);
  const before = await hand(page);
  await choose(page, /face down/);
  await expect(page.locator(".prompt p")).toContainText("Do this?");
  await expect(page.locator(".prompt .why")).toContainText("it cannot be taken back");
  const pending = await hand(page);
  expect(pending).not.toEqual(before);
  await page.getByRole("button", { name: "Change my mind" }).click();
  await expect.poll(() => hand(page)).toEqual(before);

  await choose(page, /face down/);
  const old = await version(page);
  await confirm(page).click();
  await expect.poll(() => version(page)).toBeGreaterThan(old);
  await myTurn(page);
  await expect(confirm(page)).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("at a table of bots a decision goes back at once, and again", async ({ page }) => {
  const troubles = watch(page);
  await remember(page);
  await against(page, "kings_bounty", 3);
  const turn = async () => {
    await myTurn(page);
    return page.locator(".where span").innerText();
  };
  const next = async () => {
    const before = await turn();
    while ((await turn()) === before) await decide(page);
  };
  const first = await turn();
  await next();
  const second = await turn();
  await next();
  const back = page.getByRole("button", { name: "Undo", exact: true });
  for (const wanted of [second, first]) {
    while ((await turn()) !== wanted) {
      const before = await version(page);
      await (wanted === second ? back.click() : page.keyboard.press("u"));
      await expect.poll(() => version(page)).toBeGreaterThan(before);
    }
  }
  expect(troubles).toEqual([]);
});

test("the tab calls, what changed is marked, and the log leads back and forth", async ({ page }) => {
  const troubles = watch(page);
  await remember(page);
  // At a table where somebody has declared the fight already, it is told instead.
  for (let told = true; told;) {
    await against(page, "hearts_and_armour", 4);
    await choose(page, /face down/);
    const over = (await myTurn(page)) === "over";
    told = over || (await page.locator("[data-next]").count()) > 0;
  }
  await expect(page).toHaveTitle(/^● Your turn · /);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-turn.svg");
  await expect(page.locator(".frame [data-changed]").first()).toBeVisible();
  // each of the others has laid a card since
  await expect(page.locator(".ha .mc.fresh").first()).toBeVisible();

  await page.getByRole("tab", { name: "Log" }).first().click();
  const lines = page.locator(".log li button", { hasText: /face down/ });
  const now = await page.locator(".board").innerText();
  await lines.last().hover();
  await expect(page.locator(".frame [data-changed=pointed]")).not.toHaveCount(0);
  await lines.last().click();
  await expect(page.getByText("The past is on the table")).toBeVisible();
  await expect.poll(() => page.locator(".board").innerText()).not.toBe(now);
  await page.keyboard.press("]");
  await page.keyboard.press("[");
  await expect(page.getByText("The past is on the table")).toBeVisible();
  await page.getByRole("button", { name: "To the game" }).click();
  await expect.poll(() => page.locator(".board").innerText()).toBe(now);
  await choose(page, /^/);
  expect(troubles).toEqual([]);
});

test("leaving and ending ask once, and say what happened", async ({ page }) => {
  const troubles = watch(page);
  await remember(page);
  const id = await against(page, "kings_bounty", 2);
  const menu = () => page.getByRole("button", { name: "At the table" }).click();
  await menu();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByText("You have left the table")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Take my seat again" }).click();
  await expect(page.getByText("You have left the table")).toHaveCount(0);

  await menu();
  await page.getByRole("button", { name: "End without a result" }).click();
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByRole("heading", { name: "The game was broken off" })).toBeVisible();
  // The same again, in one click.
  await page.getByRole("button", { name: "Once more" }).click();
  await expect(page.locator(".prompt p")).not.toBeEmpty();
  expect(page.url()).not.toContain(id);
  expect(troubles).toEqual([]);
});

test("a bot that stands in is said, with the way back", async ({ page }) => {
  await remember(page);
  const clock = { bank_ms: 3000, increment_ms: 0, cap_ms: 3000 };
  await against(page, "lionheart", 4, { clock });
  await expect(page.getByText("Your time is out, and a bot plays for you")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("status").getByRole("button", { name: "Take my seat again" })).toBeVisible();
});

test("the keys are shown by a key, and lead to the hand", async ({ page }) => {
  await remember(page);
  await against(page, "kings_bounty", 2);
  await myTurn(page);
  await page.getByRole("tab", { name: "Log" }).first().click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await expect(page.locator("[data-hand]").first()).toBeFocused();
  await page.keyboard.press("m");
  await expect(page.locator(".actions .action").first()).toBeFocused();
});
