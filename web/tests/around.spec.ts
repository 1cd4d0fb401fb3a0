/** Who else is around a table: spectators, and neighbours at one device. */

import { expect, test } from "@playwright/test";

import { guest, hand, sitDown, type Guest } from "./guests";
import { seats, textMode, watch } from "./play";

test("a spectator sees what is public, and nobody's hand", async ({ browser }) => {
  const [anna, bert] = (await sitDown(browser, "kings_bounty", 2)) as [Guest, Guest];
  const link = await anna.page.evaluate(async () => {
    const page = (await (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json()) as {
      link: string;
    };
    return `${location.pathname}#link=${page.link}`;
  });
  const watcher = await guest(browser);
  await watcher.page.goto(link);
  await expect(watcher.page.getByText("you are watching")).toBeVisible();
  const frames = watcher.heard.filter((frame) => frame.startsWith('{"type":"update"')).join();
  for (const card of [...hand(anna), ...hand(bert)]) expect(frames).not.toContain(`"${card}"`);
  await expect(watcher.page.getByRole("heading", { name: "Your hand" })).toHaveCount(0);
  expect(watcher.troubles).toEqual([]);
});

test("three at one device: a curtain between the seats", async ({ page }) => {
  const troubles = watch(page);
  await textMode(page);
  await page.goto("/new/kings_bounty");
  await seats(page, 3, "me");
  await page.getByLabel("The neighbour’s name").first().fill("Isolde");
  await page.getByLabel("The neighbour’s name").last().fill("Mark");
  await page.getByRole("button", { name: "Begin the game" }).click();
  const named = new Set<string>();
  for (let turn = 0; turn < 6; turn++) {
    const curtain = page.getByRole("button", { name: "It is me" });
    const action = page.locator(".actions .action:enabled").first();
    await expect(curtain.or(action).first()).toBeVisible();
    if (await curtain.isVisible()) {
      named.add(await page.locator("h1").innerText());
      await expect(page.locator(".frame")).toHaveCount(0);
      await curtain.click();
    }
    await expect(action).toBeVisible();
    const texts = await page.locator(".actions .action").allInnerTexts();
    await page
      .locator(".actions .action")
      .nth(
        Math.max(
          0,
          texts.findIndex((text) => text.startsWith("Finish")),
        ),
      )
      .click();
    await expect
      .poll(
        async () =>
          (await curtain.isVisible()) ||
          (await page.locator(".actions .action").allInnerTexts()).join() !== texts.join(),
      )
      .toBe(true);
  }
  expect([...named].join()).toContain("Isolde");
  expect([...named].join()).toContain("Mark");
  expect(troubles).toEqual([]);
});
