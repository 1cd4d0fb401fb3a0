/** A puzzle as a person solves it: tries on the board, reasons, the answer, rating and streak. */

import { expect, test } from "@playwright/test";

import { watch } from "./play";

/** The first who asks has the puzzles unpacked; a machine may be busy. */
const PATIENT = { timeout: 60_000 };

test("a puzzle is tried, given up and told; the next one follows", async ({ page }) => {
  const troubles = watch(page);
  await page.goto("/puzzles");
  await expect(page.getByText("Your rating comes with the first puzzle.")).toBeVisible(PATIENT);
  await page.getByRole("button", { name: "Solve: Lionheart" }).click();
  await expect(page.getByRole("img", { name: "3 tries left" })).toBeVisible(PATIENT);
  await expect(page.getByText("Find the best move.")).toBeVisible();
  await page.getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("heading", { name: "Why this is the best move" })).toBeVisible(PATIENT);
  await expect(page.getByText("Not solved. This is the best move.")).toBeVisible();
  await expect(page.getByText(/^± \d+$/)).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(address, PATIENT);
  await expect(page.getByRole("img", { name: "3 tries left" })).toBeVisible(PATIENT);
  expect(troubles).toEqual([]);
});

test("on a phone, in Russian, the list of actions answers too", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const troubles = watch(page);
  await page.addInitScript(() =>
    localStorage.setItem(
      "hastilude",
      JSON.stringify({ lang: "ru", theme: "night", speed: "off", textMode: true }),
    ),
  );
  await page.goto("/puzzles");
  await expect(page.getByText("Рейтинг появится после первой задачи.")).toBeVisible(PATIENT);
  const found = await (await page.request.get("/api/puzzles/next?game=hearts_and_armour")).json();
  await page.goto(`/puzzles/${found.id}`);
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/tries") && answer.ok());
  await page.locator("details.list .action").last().click();
  const answer = (await (await sent).json()) as { tries: unknown[] };
  expect(answer.tries).toHaveLength(1);
  await expect(page.getByText(/^(Можно лучше|Лучший ход)\.$/)).toBeVisible(PATIENT);
  expect(troubles).toEqual([]);
});
