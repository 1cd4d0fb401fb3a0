/** Two browsers at one table: each sees only its own hand, both come back after trouble. */

import { expect, test, type Page } from "@playwright/test";

import { cutOff, decider, hand, letThrough, remembered, sitDown, type Guest, type Marks } from "./guests";
import { decide, myTurn, version } from "./play";

const mark = (page: Page, name: "clicked" | "changed") =>
  page.evaluate((which) => (window as unknown as Marks)[which], name);

/** Decides until the other sees it: which cards go under the deck is nobody else's business. */
async function move(one: Guest, other: Guest, before: number): Promise<void> {
  while ((await version(other.page)) === before && (await one.page.locator(".actions .action").count())) {
    await decide(one.page);
  }
  await expect.poll(() => version(other.page)).toBeGreaterThan(before);
}

test("each sees only the own hand; moves and words arrive at once; both come back", async ({ browser }) => {
  const [anna, bert] = (await sitDown(browser, "kings_bounty", 2)) as [Guest, Guest];
  const decides = () => decider([anna, bert]);
  await expect.poll(async () => (await decides()) !== null).toBe(true);

  // Secrets: the other's hand is in no byte that came, and in nothing that the page shows.
  const [annas, berts] = [hand(anna), hand(bert)];
  for (const [one, foreign, own] of [
    [anna, berts, annas],
    [bert, annas, berts],
  ] as const) {
    const page = await one.page.locator("body").innerHTML();
    const secret = foreign.filter((code) => !own.includes(code));
    for (const card of secret) {
      expect(one.heard.join()).not.toContain(`"${card}"`);
      expect(page).not.toContain(card);
    }
    // Nor anywhere in the page's memory, where the own hand does lie.
    const held = (object: Record<string, unknown>, cards: string[]) =>
      "usable" in object && cards.includes(object.card as string);
    expect(await remembered(one.page, held, own)).toBeGreaterThan(0);
    expect(await remembered(one.page, held, secret)).toBe(0);
  }

  // A move is on the other screen within 300 ms.
  const first = (await decides())!;
  const second = first === anna ? bert : anna;
  await move(first, second, await version(second.page));
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
  await cutOff(second.page);
  await expect(second.page.locator(".line")).toBeVisible();
  await second.page.locator(".actions .action").first().click();
  expect(await version(second.page)).toBe(old);
  await letThrough(second.page);
  await expect.poll(() => version(second.page), { timeout: 15_000 }).toBeGreaterThan(old);
  await move(second, first, other);
  await expect(first.page.locator(".line")).toHaveCount(0);
  await expect(second.page.locator(".line")).toHaveCount(0);
  const facts = (page: Page) => page.locator(".numbers").innerText();
  expect(await facts(first.page)).toBe(await facts(second.page));
  expect([...anna.troubles, ...bert.troubles]).toEqual([]);
});
