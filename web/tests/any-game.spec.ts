/** A game that nobody has written a line of client code for is played to its end. */

import { expect, test } from "@playwright/test";

import { playOn, seats, watch } from "./play";

test("the tiny game of docs/adding-a-game.md", async ({ page }) => {
  const troubles = watch(page);
  await page.goto("/");
  const card = page.getByRole("article", { name: "Quintain" });
  await expect(card).toBeVisible();
  await page.goto("/new/quintain");
  await seats(page, 2, "bot:random");
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page.locator(".prompt p")).toContainText("lance");
  await playOn(page);
  await expect(page.locator("#end-title")).toContainText("winner");
  expect(troubles).toEqual([]);
});

test("a whole game by keyboard alone", async ({ page }) => {
  await page.goto("/new/quintain");
  const two = page.locator(".count").getByLabel("2", { exact: true });
  await page.locator(".count input:checked").focus();
  for (let i = 0; i < 5 && !(await two.isChecked()); i++) await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".seats li")).toHaveCount(2);
  await page.getByLabel("Seat 2").focus();
  await page.keyboard.type("jes");
  await expect(page.getByLabel("Seat 2")).toHaveValue("bot:random");
  await page.getByRole("button", { name: "Begin the game" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt p")).not.toBeEmpty();
  for (let turn = 0; turn < 5; turn++) {
    const action = page.locator(".actions .action").first();
    await expect(action.or(page.locator("#end-title")).first()).toBeVisible();
    if (await page.locator("#end-title").isVisible()) break;
    // From wherever the focus is, Tab reaches the list; after a move it is there already.
    for (let i = 0; i < 60; i++) {
      if (await page.evaluate(() => document.activeElement?.classList.contains("action"))) break;
      await page.keyboard.press("Tab");
    }
    const before = await page.locator(".frame").getAttribute("data-version");
    await page.keyboard.press("Enter");
    await expect(page.locator(".frame")).not.toHaveAttribute("data-version", before!);
  }
  await expect(page.locator("#end-title")).toBeVisible();
});
