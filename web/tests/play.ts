/** What a player does, for the tests. */

import type { Locator, Page } from "@playwright/test";

/** Console errors, refusals and failures that are no part of the plan. Lines are cut. */
export function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/net::ERR|WebSocket is closed before/.test(message.text()))
      troubles.push(message.text());
    if (message.type() === "warning" && /no message|no words|no name/.test(message.text())) {
      troubles.push(message.text());
    }
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400)
      troubles.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return troubles;
}

/** Presses what is to be pressed: with a mouse, or on a phone with a finger. */
export async function press(what: Locator, phone: boolean, at?: { x: number; y: number }): Promise<void> {
  const where = at ? { position: at } : {};
  await (phone ? what.tap(where) : what.click(where));
}

/** Tables are shown as text, so that the tests do not depend on a game's board. */
export async function textMode(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem(
      "hastilude",
      JSON.stringify({ lang: "en", theme: "day", speed: "off", textMode: true, asking: "never" }),
    );
  });
}

/** On the page for a new table: so many seats. */
export async function howMany(page: Page, count: number): Promise<void> {
  await page.locator(".count").getByLabel(String(count), { exact: true }).check();
}

/** On the page for a new table: who sits on a seat, counted from 1: "me", "open", "bot:squire". */
export async function seat(page: Page, number: number, who: string): Promise<void> {
  await page
    .locator(".seats .choice select")
    .nth(number - 1)
    .selectOption(who);
}

/** So many seats, and the same on all but the first. */
export async function seats(page: Page, count: number, others: string): Promise<void> {
  await howMany(page, count);
  for (let number = 2; number <= count; number++) await seat(page, number, others);
}

export async function version(page: Page): Promise<number> {
  return Number(await page.locator(".frame").getAttribute("data-version"));
}

/** Until the table shows a later state than that, or the end. Looks at every frame: what is polled
 *  (`expect.poll`, `toBeVisible`) soon waits a second between two looks, which adds up over a game. */
export async function later(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.getElementById("end-title") !== null ||
      Number(document.querySelector<HTMLElement>(".frame")?.dataset.version) > old,
    before,
    { timeout: 15_000 },
  );
}

/** The list of moves: at the side, or on a tab of its own. */
export async function openMoves(page: Page, moves = "Moves"): Promise<void> {
  const tab = page.getByRole("tab", { name: moves }).filter({ visible: true });
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
}

/** Waits until I have to decide or the game is over. */
export async function myTurn(page: Page, moves = "Moves"): Promise<"turn" | "over"> {
  await openMoves(page, moves);
  const over = page.locator(".actions [data-over]");
  const action = page.locator(".actions .action:enabled");
  await over.or(action).first().waitFor({ timeout: 60_000 });
  return (await over.isVisible()) ? "over" : "turn";
}

/** One decision: what moves the game on, where there is a choice. */
export async function decide(page: Page, finishes = "Finish"): Promise<void> {
  const before = await version(page);
  const actions = page.locator(".actions .action");
  const texts = await actions.allInnerTexts();
  // Cards to play come first; when cards are being returned, "finish" is the last.
  const finish = texts.findIndex((text) => text.startsWith(finishes));
  await actions.nth(Math.max(0, finish)).click();
  await later(page, before);
}

/** Plays to the end by clicking. */
export async function playOn(page: Page, moves = "Moves", finishes = "Finish"): Promise<number> {
  for (let turns = 0; turns < 400; turns++) {
    if ((await myTurn(page, moves)) === "over") return turns;
    await decide(page, finishes);
  }
  throw new Error("the game does not end");
}
