/** Two browsers at one table: each sees only its own hand, both come back after trouble. */

import { expect, test, type Browser, type Page } from "@playwright/test";

import { decide, myTurn, textMode, version, watch } from "./play";

interface Marks {
  WebSocket: typeof WebSocket;
  sockets: WebSocket[];
  clicked: number;
  changed: number;
}

const mark = (page: Page, name: "clicked" | "changed") =>
  page.evaluate((which) => (window as unknown as Marks)[which], name);

interface Guest {
  page: Page;
  /** every byte that came over the wire */
  heard: string[];
  troubles: string[];
}

async function guest(browser: Browser): Promise<Guest> {
  const page = await (await browser.newContext()).newPage();
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => heard.push(String(frame.payload))));
  page.on("response", async (response) => {
    if (response.url().includes("/api/tables/")) heard.push(await response.text().catch(() => ""));
  });
  const troubles = watch(page);
  await textMode(page);
  // For cutting the line, and for the moments of clicks and of changes on the screen.
  await page.addInitScript(() => {
    const marks = window as unknown as Marks;
    marks.sockets = [];
    marks.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        marks.sockets.push(this);
      }
    };
    addEventListener("click", () => (marks.clicked = Date.now()), true);
    new MutationObserver((changes) => {
      if (changes.some((one) => one.attributeName === "data-version")) marks.changed = Date.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-version"] });
  });
  return { page, heard, troubles };
}

/** The cards in my hand, from my own view. */
async function hand({ heard }: Guest): Promise<string[]> {
  const update = heard.filter((frame) => frame.startsWith('{"type":"update"')).at(-1)!;
  const view = (JSON.parse(update) as { view: { hand: { card: string }[] } }).view;
  return view.hand.map((one) => one.card);
}

async function sitDown(browser: Browser): Promise<{ anna: Guest; bert: Guest }> {
  const anna = await guest(browser);
  await anna.page.goto("/new/kings_bounty");
  await anna.page.getByLabel("How many players").selectOption("2");
  await anna.page.getByRole("button", { name: "Create the table" }).click();
  const link = await anna.page.getByLabel("A link for friends").inputValue();
  expect(link).toContain("#link=");

  const bert = await guest(browser);
  await bert.page.goto(link);
  await bert.page.getByRole("button", { name: "Sit", exact: true }).click();
  await anna.page.getByRole("button", { name: "Begin" }).click();
  for (const one of [anna, bert]) await expect(one.page.locator(".frame")).toBeVisible();
  return { anna, bert };
}

test("each sees only the own hand; moves and words arrive at once; both come back", async ({ browser }) => {
  const { anna, bert } = await sitDown(browser);
  const decides = async () => {
    for (const one of [anna, bert]) {
      const moves = one.page.locator(".actions .action");
      if (await moves.count()) return one;
    }
    return null;
  };
  await expect.poll(async () => (await decides()) !== null).toBe(true);

  // Secrets: the other's hand is in no byte that came, and in nothing that the page shows.
  const [annas, berts] = [await hand(anna), await hand(bert)];
  for (const [one, foreign, own] of [
    [anna, berts, annas],
    [bert, annas, berts],
  ] as const) {
    const page = await one.page.locator("body").innerHTML();
    for (const card of foreign.filter((code) => !own.includes(code))) {
      expect(one.heard.join()).not.toContain(`"${card}"`);
      expect(page).not.toContain(card);
    }
  }

  // A move is on the other screen within 300 ms.
  const first = (await decides())!;
  const second = first === anna ? bert : anna;
  const before = await version(second.page);
  await decide(first.page);
  await expect.poll(() => version(second.page)).toBeGreaterThan(before);
  expect((await mark(second.page, "changed")) - (await mark(first.page, "clicked"))).toBeLessThan(300);

  // What has been shown cannot be taken back, and the button says so.
  await first.page.getByRole("button", { name: "Undo" }).click({ force: true }); // locked, and says why
  await expect(first.page.getByRole("alert")).toContainText(/cannot be undone|nothing to undo/);

  // Words.
  await first.page.getByRole("tab", { name: "Chat" }).first().click();
  await first.page.getByLabel("Say something at the table").fill("Добрый день!");
  await first.page.getByRole("button", { name: "Say", exact: true }).click();
  await second.page.getByRole("tab", { name: "Chat" }).first().click();
  await expect(second.page.getByText("Добрый день!")).toBeVisible();
  await first.page.getByRole("tab", { name: "Moves" }).first().click();
  await second.page.getByRole("tab", { name: "Moves" }).first().click();

  // One is reloaded, one is cut off in the middle of a decision.
  await first.page.reload();
  await expect(first.page.locator(".prompt p")).not.toBeEmpty();
  await myTurn(second.page);
  const [old, other] = [await version(second.page), await version(first.page)];
  await second.page.context().setOffline(true);
  await second.page.evaluate(() => (window as unknown as Marks).sockets.forEach((one) => one.close()));
  await expect(second.page.locator(".line")).toBeVisible();
  await second.page.locator(".actions .action").first().click();
  expect(await version(second.page)).toBe(old);
  await second.page.context().setOffline(false);
  await expect.poll(() => version(second.page), { timeout: 15_000 }).toBeGreaterThan(old);
  await expect.poll(() => version(first.page)).toBeGreaterThan(other);
  await expect(first.page.locator(".line")).toHaveCount(0);
  await expect(second.page.locator(".line")).toHaveCount(0);
  const facts = (page: Page) => page.locator(".numbers").innerText();
  expect(await facts(first.page)).toBe(await facts(second.page));
  expect([...anna.troubles, ...bert.troubles]).toEqual([]);
});

test("a spectator sees what is public, and nobody's hand", async ({ browser }) => {
  const { anna, bert } = await sitDown(browser);
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
  for (const card of [...(await hand(anna)), ...(await hand(bert))])
    expect(frames).not.toContain(`"${card}"`);
  await expect(watcher.page.getByRole("heading", { name: "Your hand" })).toHaveCount(0);
  expect(watcher.troubles).toEqual([]);
});

test("three at one device: a curtain between the seats", async ({ page }) => {
  const troubles = watch(page);
  await textMode(page);
  await page.goto("/new/kings_bounty");
  await page.getByLabel("How many players").selectOption("3");
  for (const seat of [2, 3]) await page.getByLabel(`Seat ${seat}`).selectOption("me");
  await page.getByRole("button", { name: "Begin the game" }).click();
  for (let turn = 0; turn < 6; turn++) {
    const curtain = page.getByRole("button", { name: "It is me" });
    const action = page.locator(".actions .action:enabled").first();
    await expect(curtain.or(action).first()).toBeVisible();
    if (await curtain.isVisible()) {
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
  expect(troubles).toEqual([]);
});
