/** The lessons of A Knight's Tale and Hearts and Armour on their boards: the right thing goes on,
 *  anything else is explained. That every step can be done is tested beside the rules. */

import { expect, test, type Page } from "@playwright/test";

import { watch } from "./play";
import { remember } from "./tables";

const prompt = (page: Page) => page.locator(".prompt p");
const teach = (page: Page) => page.locator(".teach");

test("A Knight's Tale: the first pawn, and a cell that is taken", async ({ page }) => {
  const troubles = watch(page);
  await page.goto("/learn/knights_tale");
  await expect(page.getByRole("heading", { name: "Your knight" })).toBeVisible();
  const read = teach(page).locator(".btn.primary");
  for (let tasks = 0; tasks < 6; tasks++) await read.click();
  await expect(page.getByRole("heading", { name: "The first pawn" })).toBeVisible();

  await page.getByRole("button", { name: /^Train alone/ }).click();
  await expect(page.getByRole("alert")).toContainText("keep it for later");
  const train = page.getByRole("button", { name: /^Train(?! alone)/ });
  await train.click();
  await expect(prompt(page)).toContainText("Anna took the second and last cell");
  await train.click();
  await expect(page.getByRole("alert")).toContainText("No free cell");
  await page.getByRole("button", { name: /^Train alone/ }).click();
  await expect(prompt(page)).toContainText("Now you have 6 strength");
  expect(troubles).toEqual([]);
});

test("Hearts and Armour: the secret goal says on whom the shield lies", async ({ page }) => {
  const troubles = watch(page);
  await page.goto("/learn/hearts_and_armour");
  await expect(page.getByRole("heading", { name: "Your secret", level: 1 })).toBeVisible();
  await teach(page).locator(".btn.primary").click();
  const lay = async (card: RegExp, hero: string) => {
    await page.locator(".hand").getByRole("button", { name: card }).first().click();
    await page.getByRole("button", { name: `${hero},` }).click({ position: { x: 60, y: 12 } });
    await page.getByRole("button", { name: "Face down", exact: true }).click();
  };
  await lay(/^Shield/, "Rodomonte");
  await expect(page.getByRole("alert")).toContainText("just an enemy");
  await page.keyboard.press("Escape");
  await lay(/^Shield/, "Ruggiero");
  await expect(prompt(page)).toContainText("Only you see your goal card");
  expect(troubles).toEqual([]);
});

for (const [held, viewport] of [
  ["upright", { width: 390, height: 844 }],
  ["across", { width: 844, height: 390 }],
] as const) {
  test.describe(`a phone held ${held}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("every game's lessons: what is taught, what is asked and the board are all in sight", async ({
      page,
    }) => {
      const troubles = watch(page);
      await remember(page);
      for (const game of ["kings_bounty", "hearts_and_armour", "lionheart", "rise_shields", "knights_tale"]) {
        await page.goto(`/learn/${game}`);
        for (const part of [teach(page).locator("h1"), teach(page).locator("p"), prompt(page)]) {
          await expect(part.first(), `${game}: ${String(part)}`).toBeInViewport({ ratio: 0.9 });
        }
        const [board, page_] = await page.evaluate(() => {
          const box = document.querySelector("main.board")!.getBoundingClientRect();
          return [
            (box.width * box.height) / (innerWidth * innerHeight),
            document.documentElement.scrollWidth,
          ];
        });
        expect([game, board! > 0.25, page_]).toEqual([game, true, viewport.width]);
      }
      expect(troubles).toEqual([]);
    });
  });
}
