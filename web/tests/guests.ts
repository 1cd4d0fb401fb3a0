/** Several people, each with a browser of their own, and every byte that reached it. */

import type { Browser, Page } from "@playwright/test";

import { seats, textMode, watch } from "./play";

export interface Marks {
  WebSocket: typeof WebSocket;
  sockets: WebSocket[];
  /** no socket gets through */
  cut: boolean;
  clicked: number;
  changed: number;
}

export interface Guest {
  page: Page;
  /** every frame and every answer about a table */
  heard: string[];
  troubles: string[];
}

export interface Update {
  type: string;
  seat: number | null;
  version: number;
  view: Record<string, unknown>;
  events: { code: string; args: Record<string, unknown> }[];
  result: unknown;
}

export async function guest(browser: Browser): Promise<Guest> {
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
        if (marks.cut) this.close();
      }
    };
    addEventListener("click", () => (marks.clicked = Date.now()), true);
    new MutationObserver((changes) => {
      if (changes.some((one) => one.attributeName === "data-version")) marks.changed = Date.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-version"] });
  });
  return { page, heard, troubles };
}

/** The line breaks. Browsers that play "offline" may let sockets through: those are cut here. */
export async function cutOff(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const marks = window as unknown as Marks;
    marks.cut = true;
    marks.sockets.forEach((one) => one.close());
  });
}

export async function letThrough(page: Page): Promise<void> {
  await page.evaluate(() => ((window as unknown as Marks).cut = false));
  await page.context().setOffline(false);
}

export function updates({ heard }: Guest): Update[] {
  return heard
    .filter((frame) => frame.startsWith('{"type":"update"'))
    .map((frame) => JSON.parse(frame) as Update);
}

/** The cards in my hand, from my own view. */
export function hand(one: Guest): string[] {
  return (updates(one).at(-1)!.view.hand as { card: string }[]).map((card) => card.card);
}

/** So many guests around one table of a game; the first is the host. */
export async function sitDown(browser: Browser, game: string, count: number): Promise<Guest[]> {
  const host = await guest(browser);
  await host.page.goto(`/new/${game}`);
  await seats(host.page, count, "open");
  await host.page.getByRole("button", { name: "Create the table" }).click();
  const link = await host.page.getByLabel("A link for friends").inputValue();
  const guests = [host];
  while (guests.length < count) {
    const next = await guest(browser);
    await next.page.goto(link);
    await next.page.getByRole("button", { name: "Sit", exact: true }).first().click();
    await next.page.getByText("Waiting for the host to begin").waitFor();
    guests.push(next);
  }
  await host.page.getByRole("button", { name: "Begin", exact: true }).click();
  for (const one of guests) await one.page.locator(".frame").waitFor();
  return guests;
}

/** How many objects in the page's whole memory pass a test, which is sent there as its source. */
export async function remembered<T>(
  page: Page,
  passes: (object: Record<string, unknown>, given: T) => boolean,
  given: T,
): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const { result: prototype } = await cdp.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await cdp.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId! });
  const count = `function (given) {
    const passes = ${passes.toString()};
    return this.filter((one) => { try { return passes(one, given) } catch { return false } }).length;
  }`;
  const { result } = await cdp.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: count,
    arguments: [{ value: given }],
    returnByValue: true,
  });
  await cdp.detach();
  return result.value as number;
}

/** Whoever has a list of moves before them. */
export async function decider(guests: readonly Guest[]): Promise<Guest | null> {
  for (const one of guests) if (await one.page.locator(".actions .action").count()) return one;
  return null;
}
