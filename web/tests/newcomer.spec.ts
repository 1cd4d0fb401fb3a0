import { expect, test } from "@playwright/test";

import { playOn, textMode, watch } from "./play";

for (const device of ["wide", "phone"] as const) {
  test.describe(device, () => {
    test.use(
      device === "phone"
        ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
        : { viewport: { width: 1280, height: 800 } },
    );

    test("a newcomer plays a whole game, sees it again and takes the record home", async ({ page }) => {
      test.setTimeout(300_000);
      const troubles = watch(page);
      await textMode(page);
      await page.goto("/");
      await page.getByRole("button", { name: "Play now" }).first().click();
      await expect(page.locator(".prompt p")).not.toBeEmpty();

      expect(await playOn(page)).toBeGreaterThan(5);
      if (device === "phone") await page.getByRole("tab", { name: "Table" }).click();
      await expect(page.locator(".sheet > li")).toHaveCount(4);
      await expect(
        page.getByText("The shuffle was fair: it holds against what this browser remembers"),
      ).toBeVisible();

      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download the record" }).click();
      expect((await download).suggestedFilename()).toMatch(/^kings_bounty-.*\.jsonl$/);

      await page.getByRole("link", { name: "Replay" }).click();
      await expect(page.locator(".events li").first()).toBeVisible();
      // on a phone there is room for a finger's steps alone: the ends are the slider's
      if (device === "phone") await page.getByRole("slider").press("End");
      else await page.getByRole("button", { name: "To the end" }).click();
      await expect(page.locator(".scrub .num")).toHaveText(/^(\d+) \/ \1$/);
      expect(troubles).toEqual([]);
    });
  });
}
