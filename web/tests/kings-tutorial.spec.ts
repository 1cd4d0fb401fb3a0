/** The tutorial of King's Bounty from the first step to the first game; wrong moves are explained. */

import { expect, test, type Page } from "@playwright/test";

import { harmless } from "./axe";
import { watch } from "./play";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("hastilude", JSON.stringify({ lang: "en", speed: "off" })),
  );
});

for (const device of ["wide", "phone"] as const) {
  test.describe(device, () => {
    const phone = device === "phone";
    test.use(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {});

    test("all steps, each with a wrong move, then a game against squires", async ({ page }) => {
      const troubles = watch(page);
      const prompt = page.locator(".prompt p");
      const alert = page.getByRole("alert");
      await page.goto("/learn/kings_bounty");

      await expect(page.getByRole("heading", { name: "The goal" })).toBeVisible();
      await page.locator("[data-thing='title king_of_elves']").click();
      await expect(alert).toContainText("belongs to nobody");
      await page.locator("[data-thing='title keeper_of_secrets']").click();
      await expect(prompt).toContainText("Tap the player who leads it");
      await page
        .locator("[data-thing='seat 1']")
        .first()
        .click({ position: { x: 50, y: 14 } });
      await next(page, "Playing a holding");

      await play(page, "obelisk_2");
      await expect(alert).toContainText("the tower first");
      await play(page, "elf_tower");
      await expect(prompt).toContainText("Now lay out your obelisk");
      await play(page, "obelisk_2");
      await next(page, "Whose units you may play");

      await page.locator("[data-hand='orc_warrior']").click();
      await expect(alert).toContainText("you need a castle of the orcs");
      await expect(alert).toContainText("KB-051");
      await play(page, "orc_tower");
      await expect(prompt).toContainText("bright now");
      await play(page, "orc_warrior", "orc_tower_1");
      await next(page, "Garrison");

      await play(page, "human_warrior", "obelisk_3_1");
      await expect(alert).toContainText("adds nothing");
      await play(page, "human_warrior", "orc_tower_1");
      await expect(prompt).toContainText("Put the archer");
      await play(page, "human_archer", "obelisk_3_1");
      await next(page, "Capture");

      await page.locator("[data-hand='human_warrior']").click();
      await page.locator("[data-hold='obelisk_3_1']").click();
      await expect(alert).toContainText("must be higher");
      await page.locator("[data-hold='elf_tower_1']").click();
      await page.locator(".prompt .btn.primary").click();
      await expect(prompt).toContainText("Now the other one");
      await play(page, "human_warrior", "orc_fortress_1");
      await next(page, "Hero and monster");

      await play(page, "human_hero", "elf_citadel_1");
      await expect(prompt).toContainText("destroy the orc tower");
      await play(page, "human_monster", "orc_tower_1");
      await expect(page.locator("[data-thing='title vandal'] .foot")).toContainText("You");
      await next(page, "Ties");

      await play(page, "orc_tower");
      await expect(page.locator("[data-thing='title tower_builder'] .foot")).toContainText("tied");
      await expect(prompt).toContainText("Break the tie");
      await play(page, "human_warrior", "elf_tower_1");
      await next(page, "Returning cards");

      await (
        phone ? page.locator(".prompt .btn", { hasText: "Return cards" }) : page.locator(".exchange")
      ).click();
      for (const unit of ["hero", "archer", "mage"]) await page.locator(`[data-hand='orc_${unit}']`).click();
      await page.locator(".prompt .btn.primary").click();
      await expect(alert).toContainText("All four orc cards");
      await page.locator("[data-hand='orc_warrior']").click();
      await expect(page.locator("[data-hand='orc_warrior'] .numbers")).toHaveText("4");
      await page.locator(".prompt .btn.primary").click();
      await next(page, "The end");

      await play(page, "obelisk_2");
      await expect(page.locator(".final")).toContainText("Turns to come: 1");
      await expect(prompt).toContainText("last turn of the game");
      await play(page, "human_warrior", "elf_tower_2");
      await expect(page.getByRole("region", { name: "Scoring sheet" })).toContainText("39");
      await next(page, "Hidden titles");

      await page.locator(".secret").click();
      await next(page, "That is all you need");
      await page.getByRole("button", { name: "Play against squires" }).click();
      await expect(page.locator("[data-hand]").first()).toBeVisible();
      expect(troubles).toEqual([]);
    });
  });
}

test("a hint shows what to do, and axe minds nothing", async ({ page }) => {
  await page.goto("/learn/kings_bounty");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Here/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Step 2" }).click();
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.getByRole("alert")).toContainText("Lay out the elf tower");
  await harmless(page);
});

async function play(page: Page, card: string, target?: string): Promise<void> {
  const chosen = page.locator(`[data-hand='${card}']`);
  if ((await chosen.getAttribute("aria-pressed")) !== "true") await chosen.click();
  if (target) await page.locator(`[data-hold='${target}']`).click();
  await page.locator(".prompt .btn.primary").click();
}

async function next(page: Page, heading: string): Promise<void> {
  await page.locator(".teach .btn.primary").click();
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
}
