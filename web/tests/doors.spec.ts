/** The ways to a table: the first visit, a new table, an invitation, the same again; and back to it. */

import { expect, test, type Page } from "@playwright/test";

import type { GameInfo, TablePage } from "../src/lib/wire";
import { guest, sitDown, type Guest } from "./guests";
import { playOut, sit } from "./moments";
import { howMany, seat, seats, watch } from "./play";
import { ask, remember } from "./tables";

const GAMES = ["kings_bounty", "hearts_and_armour", "lionheart", "rise_shields", "knights_tale"];

const facts = async (page: Page) => {
  const id = page.url().split("/").at(-1)!;
  return (await ask<TablePage>(page, "GET", `/tables/${id}`)).facts;
};

test("the first visit: name, game and rivals are there, and one button", async ({ page }) => {
  const troubles = watch(page);
  await page.goto("/");
  const first = page.getByRole("region", { name: "Your first game in twenty seconds" });
  await expect(first.getByRole("radio")).toHaveCount(3);
  await first.getByLabel("King’s Bounty").check(); // the tiny game of the tests is lighter
  await expect(first.getByText("Opponents: 3 pages")).toBeVisible();
  // One button is filled: the one that seats me.
  await expect(page.locator(".btn.primary")).toHaveCount(1);
  await first.getByRole("button", { name: "Another name" }).click();
  const name = await first.getByRole("textbox").inputValue();
  await first.getByLabel("Hearts and Armour").check();
  await expect(first.getByText("Opponents: 5 pages")).toBeVisible();
  await first.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator(".ha")).toBeVisible();
  const { hints, seats: around } = await facts(page);
  expect(hints).toBe(true);
  expect(around.map((one) => one.bot)).toEqual(["", "page", "page", "page", "page", "page"]);
  expect(around[0]!.name).toBe(name);
  // Who has a table finds the whole house, and the table first.
  await page.goto("/");
  await expect(first).toHaveCount(0);
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await expect(page.getByRole("region", { name: "My tables" })).toContainText("Hearts and Armour");
  expect(troubles).toEqual([]);
});

test("one click seats a newcomer as each game wants it", async ({ page }) => {
  const troubles = watch(page);
  await page.goto("/");
  const shelf = await ask<GameInfo[]>(page, "GET", "/games");
  for (const id of GAMES) {
    const info = shelf.find((one) => one.id === id)!;
    await page.goto("/");
    await page
      .getByRole("article", { name: info.name.en!.replace("'", "’"), exact: true })
      .getByRole("button", { name: "Play now" })
      .click();
    await expect(page.locator(".prompt p")).not.toBeEmpty();
    expect([id, (await facts(page)).seats.length]).toEqual([id, info.newcomer_seats]);
  }
  expect(shelf.find((one) => one.id === "rise_shields")!.newcomer_seats).toBe(2);
  expect(troubles).toEqual([]);
});

test("a new table: everything on one screen, set already", async ({ page }) => {
  const troubles = watch(page);
  await remember(page);
  await page.goto("/credits");
  const shelf = await ask<GameInfo[]>(page, "GET", "/games");
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const id of GAMES) {
      await page.goto(`/new/${id}`);
      await expect(page.locator(".seats li").first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect([id, width, Math.max(0, over)]).toEqual([id, width, 0]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  // Each level once, each with a line of its own.
  for (const id of GAMES) {
    await page.goto(`/new/${id}`);
    const levels = page.getByRole("region", { name: "Who the bots are" }).locator("li");
    await expect(levels).toHaveCount(shelf.find((one) => one.id === id)!.bots.length);
    const names = await levels.locator("b").allInnerTexts();
    const lines = await levels.locator("small").allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(lines).size).toBe(names.length);
  }

  // What is for another number of players is not there; nor what happens at zero, without a clock.
  const option = shelf
    .flatMap((game) => game.options.map((one) => ({ game, one })))
    .find(({ game, one }) => {
      const here = (count: number) => one.values.filter((value) => !value.seats || value.seats === count);
      return here(game.seats[0]!).length < 2 !== here(game.seats.at(-1)!).length < 2;
    });
  if (option) {
    const { game, one } = option;
    await page.goto(`/new/${game.id}`);
    const shown = page.locator(`input[name="${one.name}"]`);
    const counts: number[] = [];
    for (const count of [game.seats[0]!, game.seats.at(-1)!]) {
      await howMany(page, count);
      counts.push(await shown.count());
    }
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(1);
  }
  await page.goto("/new/kings_bounty");
  await page.getByText("Clock", { exact: true }).first().click();
  await expect(page.getByLabel("When the time is out")).toHaveCount(0);
  await page.getByLabel("Clock").selectOption("live");
  await expect(page.getByLabel("When the time is out")).toBeVisible();

  // As it stands it waits for a friend; or begins at once, with bots there.
  await seat(page, 3, "bot:knight");
  await expect(page.getByText("At the table: you, a friend by link, and 2 bots.")).toBeVisible();
  await page.getByRole("button", { name: "At once with bots" }).click();
  await expect(page.locator(".prompt p")).not.toBeEmpty();
  // Who sits where is drawn.
  const levels = (await facts(page)).seats.map((one) => one.bot);
  expect(levels.sort()).toEqual(["", "knight", "squire", "squire"]);
  expect(troubles).toEqual([]);
});

test("an invitation seats one guest; who comes later, or with the table's link, watches", async ({
  browser,
}) => {
  const host = await guest(browser);
  await host.page.goto("/new/kings_bounty");
  await seats(host.page, 2, "invited");
  await host.page.getByRole("button", { name: "Create the table" }).click();
  await host.page.getByRole("button", { name: "Invite", exact: true }).click();
  const invitation = await host.page.getByLabel(/^Personal link/).inputValue();

  const anna = await guest(browser);
  await anna.page.goto(invitation);
  await expect(anna.page.getByText("Waiting for the host to begin")).toBeVisible();
  const late = await guest(browser);
  await late.page.goto(invitation);
  await expect(late.page.getByRole("heading", { name: "Waiting room" })).toBeVisible();

  await host.page.getByRole("button", { name: "Begin", exact: true }).click();
  for (const one of [host, anna]) await expect(one.page.locator(".frame")).toBeVisible();
  await expect(late.page.getByText("you are watching")).toBeVisible();

  // During play: the link for friends is in the menu of the table, and lets them watch.
  await host.page.getByRole("button", { name: "At the table" }).click();
  await host.page.getByText("Call somebody to watch").click();
  const link = await host.page.getByLabel(/^Whoever has this link/).inputValue();
  const friend = await guest(browser);
  for (const address of [link, invitation]) {
    await friend.page.goto(address);
    await friend.page.reload(); // the secret has left the address
    await expect(friend.page.getByText("you are watching")).toBeVisible();
  }
  // The same browser, another tab: the address alone is enough.
  const tab = await friend.page.context().newPage();
  await tab.goto(link.split("#")[0]!);
  await expect(tab.getByText("you are watching")).toBeVisible();
  for (const one of [host, anna, late, friend] as Guest[]) expect(one.troubles).toEqual([]);
});

test("neighbours at one screen have names, and nobody says that they are away", async ({ page }) => {
  const troubles = watch(page);
  await remember(page);
  await page.goto("/new/kings_bounty");
  await seats(page, 3, "me");
  await page.getByLabel("The neighbour’s name").first().fill("Isolde");
  await page.getByLabel("The neighbour’s name").last().fill("Mark");
  await page.getByRole("button", { name: "Begin the game" }).click();
  const curtain = page.getByRole("button", { name: "It is me" });
  await expect(curtain.or(page.locator(".frame")).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(page.locator(".frame")).toBeVisible();
  for (const name of ["Isolde", "Mark"]) await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText("not connected")).toHaveCount(0);
  await expect(page.locator(".lamp.away")).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test("after a game: once more in one click, and its result among my tables", async ({ page }) => {
  const troubles = watch(page);
  await remember(page);
  const address = await sit(page, "kings_bounty", 2);
  await playOut(page, address, Infinity);
  await page.goto(address);
  await expect(page.locator("#end-title")).toBeVisible();

  await page.goto("/");
  const mine = page.getByRole("region", { name: "My tables" });
  await expect(mine).toContainText(/King’s Bounty\s*(won|place 2 of 2), [−-]?\d+ points?/);
  await expect(mine.getByRole("link", { name: "Study" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Recent games" })).toContainText("King’s Bounty");

  await page.goto(address);
  await page.getByRole("button", { name: "Once more" }).click();
  await expect(page).not.toHaveURL(new RegExp(address));
  await expect(page.locator(".kb")).toBeVisible();
  expect((await facts(page)).status).toBe("playing");
  expect(troubles).toEqual([]);
});

test("who leaves is missed, a bot plays for them, and they may come back", async ({ browser }) => {
  const [anna, bert] = (await sitDown(browser, "kings_bounty", 2)) as [Guest, Guest];
  await anna.page.getByRole("button", { name: "At the table" }).click();
  await anna.page.getByRole("button", { name: "Leave the table" }).click();
  await anna.page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(bert.page.getByText(/has left the table: the game waits/)).toBeVisible();
  await bert.page.getByRole("button", { name: "Propose a bot" }).click();
  await expect(bert.page.getByText(/a bot plays for them/).first()).toBeVisible();
  await expect(anna.page.getByText("A bot plays for you")).toBeVisible();
  await anna.page.getByRole("status").getByRole("button", { name: "Take my seat again" }).click();
  await expect(bert.page.getByText(/a bot plays for them/)).toHaveCount(0);
  expect([...anna.troubles, ...bert.troubles]).toEqual([]);
});
