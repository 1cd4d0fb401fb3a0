/** A finished game again: by decision, turn and round, by hand and by keyboard, with everybody's
 *  eyes; how it went, where it turned and what would have been better. */

import { expect, test, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { playOn, textMode, watch } from "./play";

const at = (page: Page) => page.locator(".scrub .num");
const where = (page: Page) => page.locator(".events .label");

test("jumps, keys, eyes, the course of the game and its turning points", async ({ page }) => {
  test.setTimeout(120_000);
  const troubles = watch(page);
  await textMode(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await playOn(page);
  await harmless(page);

  // The drawn board from here on.
  await page.addInitScript(() =>
    localStorage.setItem("hastilude", JSON.stringify({ lang: "en", theme: "day", speed: "off" })),
  );
  await studied(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.reload();
  await expect(at(page)).toHaveText(/^0 \/ \d+$/);
  await expect(page.locator("[data-hand]").first()).toBeVisible();
  await expect(page.locator("[data-thing^='title ']")).toHaveCount(6);
  // What stands beside the board at the table stands beside it here: the deck.
  await expect(page.locator(".side .deck")).toContainText(/60\s+in the deck/);

  // By decision, turn, round; and back.
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(at(page)).toHaveText(/^1 \//);
  // The move is marked on the board (a card under the deck is not); a touched line outlines its place,
  // or whose doing it was.
  const moved = page.locator(".board [data-changed=last]");
  for (let n = 2; n < 40 && !(await moved.count()); n++) {
    await page.getByRole("button", { name: "One step on" }).click();
    await expect(at(page)).toHaveText(new RegExp(`^${n} /`));
  }
  await expect(moved.first()).toBeVisible();
  const pointed = page.locator(".board :is([data-changed=pointed], [data-pointed])");
  // Not every line names something: the deck lies on no board. One of those to come does.
  const lines = page.locator(".events .line");
  await expect(async () => {
    for (let i = 0; i < (await lines.count()) && !(await pointed.count()); i++) await lines.nth(i).hover();
    if (!(await pointed.count())) await page.getByRole("button", { name: "One step on" }).click();
    await expect(pointed.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator(".scrub").hover();
  await expect(pointed).toHaveCount(0);
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("button", { name: "On to the next turn" }).click();
  await expect(where(page)).toHaveText("round 1, turn 2");
  await page.getByRole("button", { name: "On to the next round" }).click();
  await expect(where(page)).toHaveText("round 2, turn 5");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(where(page)).toHaveText("round 2, turn 6");
  await page.keyboard.press("Control+ArrowRight");
  await expect(where(page)).toHaveText("round 3, turn 9");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(where(page)).toHaveText(/round 2, turn [78]/);
  await page.keyboard.press("End");
  await expect(at(page)).toHaveText(/^(\d+) \/ \1$/);
  await page.keyboard.press("Home");
  await expect(at(page)).toHaveText(/^0 \//);

  // A spectator's eyes see no hand; a rival's eyes see the rival's.
  await page.getByLabel("Whose eyes").selectOption("spectator");
  await expect(page.locator("[data-hand]")).toHaveCount(0);
  await page.getByLabel("Whose eyes").selectOption("2");
  await expect(page.locator("[data-hand]").first()).toBeVisible();

  // The points by decisions; the chances after the bot has gone through the game.
  await expect(page.getByRole("img", { name: "Everybody’s points, by decisions" })).toBeVisible();
  await page.getByRole("button", { name: "Go through the game" }).click();
  await expect(page.getByText("Thinking: 3 of 9 decisions")).toBeVisible();
  await expect(page.getByRole("img", { name: /chances to win/ })).toBeVisible();
  await page.getByText("Points", { exact: true }).click();
  await expect(page.getByRole("img", { name: "Everybody’s points, by decisions" })).toBeVisible();
  await page.getByText("Chances", { exact: true }).click();
  // every decision that was one, with its sign
  const listed = page.getByRole("list", { name: "All decisions" });
  await expect(listed.getByRole("img", { name: "Mistake" })).toHaveCount(1);
  await expect(page.locator(".turns .turn")).toHaveCount(1);
  await page.locator(".turns .turn").click();
  await expect(at(page)).toHaveText(/^7 \//);
  // It says whose chances changed, and only here what would have been better.
  await expect(page.locator(".turns")).toContainText(/chances: .+ 25%\s→\s60%, .+ 25%\s→\s10%/);
  await expect(page.locator(".turns")).toContainText(/Better, as the bot sees it: .+ \(chances \+12%\)/);
  // The decision judged: its quality, and accuracy and luck of all.
  await expect(page.locator(".decided")).toContainText("Mistake");
  await expect(page.locator(".decided")).toContainText(/72%\s→\s60%/);
  await expect(page.getByText("luck +3 %")).toHaveCount(4);
  // The better line, laid out on the board; and back to what was played.
  await page.getByRole("button", { name: "Show on the table" }).click();
  await expect(page.locator(".decided")).toContainText("(1 of 1)");
  await expect(at(page)).toHaveText(/^6 \//);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(at(page)).toHaveText(/^7 \//);
  await expect(page.getByRole("button", { name: "Show on the table" })).toBeVisible();
  await harmless(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await harmless(page);
  await page.getByText("Graph", { exact: true }).click();
  await expect(page.locator(".turns .turn")).toBeVisible();
  await harmless(page);
  expect(troubles).toEqual([]);
});

/** The bot's thoughts take minutes: here they are made up, around the decision 7 of the real game. */
async function studied(page: Page): Promise<void> {
  const choice = { id: 0, text: "exchange", kind: "exchange", args: {}, remarks: [] };
  const decision = (n: number, chances: number[]) => ({
    n,
    seat: 0,
    action: choice,
    stands: [0.72, 0.08, 0.1, 0.1],
    chances,
    luck: [0, 0, 0, 0],
    quality: "mistake",
    choices: 5,
    swing: 0.35,
    best: choice,
    best_chance: 0.72,
    line: [choice],
    better: choice,
    gain: 0.12,
  });
  await page.route("**/api/tables/*/analysis/7?*", async (route) => {
    const replay = await page.request.get(route.request().url().replace("/analysis/", "/replay/"));
    const { prompt, views } = await replay.json();
    return route.fulfill({
      json: { choices: [choice], line: [{ seat: 0, action: choice, prompt, views }] },
    });
  });
  let asked = 0;
  await page.route("**/api/tables/*/analysis", (route) => {
    const begun = route.request().method() === "POST" || asked > 0;
    if (begun) asked += 1;
    const ready = asked > 2;
    return route.fulfill({
      json: {
        state: ready ? "ready" : begun ? "working" : "none",
        done: begun ? 3 : 0,
        of: 9,
        analysis: ready
          ? {
              seats: ["", "", "", ""],
              decisions: [decision(7, [0.6, 0.2, 0.1, 0.1])],
              turning_points: [7],
              mistakes: [7],
              accounts: [0, 1, 2, 3].map(() => ({
                accuracy: 84,
                own: -0.1,
                others: 0.1,
                luck: 0.03,
                counts: { mistake: 1 },
              })),
              deal: [0, 0, 0, 0],
            }
          : null,
      },
    });
  });
}

test("a real game of bots is really thought over", async ({ page }) => {
  test.skip(!process.env.COMPILED, "it takes minutes where the rules are not compiled");
  test.setTimeout(300_000);
  const troubles = watch(page);
  await textMode(page);
  await page.goto("/new/hearts_and_armour");
  await page.getByRole("button", { name: "Create the table" }).waitFor();
  const id = await page.evaluate(botsAlone, "hearts_and_armour");
  await expect
    .poll(() =>
      page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).facts.status, id),
    )
    .toBe("over");
  await page.goto(`/replay/${id}`);
  await page.getByRole("button", { name: "Go through the game" }).click();
  await expect(page.getByRole("img", { name: /chances to win/ })).toBeVisible({ timeout: 240_000 });
  await page.locator(".turns .turn").first().click();
  await expect(page.locator(".turns .turn.on")).toContainText(/chances: \S+ \d+%\s→\s\d+%/);
  await page.keyboard.press("End");
  // At the end nothing is uncertain any more.
  for (const chance of await page.locator(".legend b").allInnerTexts()) {
    expect(["0%", "100%"]).toContain(chance);
  }
  expect(troubles).toEqual([]);
});

/** In the page: a table of four bots that begins at once. */
async function botsAlone(game: string): Promise<string> {
  const ask = async (path: string, body: object) => {
    const token = /hastilude_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "content-type": "application/json", "x-csrf-token": token };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.json()) as { facts: { id: string } };
  };
  await ask("/api/guests", {});
  const seats = Array.from({ length: 4 }, () => ({ kind: "bot", bot: "page" }));
  const { facts } = await ask("/api/tables", { game, seats, visibility: "public" });
  await ask(`/api/tables/${facts.id}/start`, {});
  return facts.id;
}

test("a hint names what a strong bot would do, and a tap does it", async ({ page }) => {
  await textMode(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await expect(page.locator(".actions .action").first()).toBeVisible();
  const before = await page.locator(".frame").getAttribute("data-version");
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.locator(".hints .btn").first();
  // a word, and no percentage: nobody proved one (docs/odds.md)
  await expect(hint).toContainText("best", { timeout: 30_000 });
  await expect(page.locator(".hints .btn > b").first()).toHaveText("best");
  await hint.click();
  await expect(page.locator(".frame")).not.toHaveAttribute("data-version", before!);
});
