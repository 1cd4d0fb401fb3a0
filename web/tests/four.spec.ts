/** Hearts and Armour on the table for any game, in four browsers: nobody's goal and no hidden card
 *  reaches another, by wire or on the page. */

import { expect, test } from "@playwright/test";

import { decider, remembered, sitDown, updates, type Guest } from "./guests";
import { version } from "./play";

type Tree = Record<string, unknown>;

/** Everything in a message that is nobody's but another's. */
function leaks(message: unknown, me: number): string[] {
  const found: string[] = [];
  walk(message, (node) => {
    const seat = node.seat;
    const foreign = typeof seat === "number" && seat !== me;
    for (const secret of ["goals", "cards", "known_cards"]) {
      const value = node[secret];
      // A hero's cards on the table are public: their faces are asked for below.
      const open = secret === "cards" && Array.isArray(value) && value.every(isTree);
      if (foreign && Array.isArray(value) && value.length && !open) found.push(`${secret} of seat ${seat}`);
    }
    if (node.up === false && node.layer !== me && node.card != null)
      found.push(`a hidden card of ${node.layer}`);
    if (node.code === "laid" && isTree(node.args) && node.args.seat !== me && node.args.card != null) {
      found.push(`what ${String(node.args.seat)} has laid`);
    }
  });
  return found;
}

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function walk(value: unknown, see: (node: Tree) => void): void {
  if (Array.isArray(value)) value.forEach((one) => walk(one, see));
  else if (isTree(value)) {
    see(value);
    Object.values(value).forEach((one) => walk(one, see));
  }
}

/** What the own view says of the own secrets. */
function secrets(guest: Guest): { seat: number; goals: string[]; hand: string[] } {
  const { seat, view } = updates(guest).at(-1)!;
  const heroes = view.heroes as { goals: string[] }[];
  return {
    seat: seat!,
    goals: heroes[seat!]!.goals,
    hand: (view.hand as { card: string }[]).map((c) => c.card),
  };
}

test("four at one table: goals, hands and hidden cards stay with their owners", async ({ browser }) => {
  test.setTimeout(120_000);
  const guests = await sitDown(browser, "hearts_and_armour", 4);
  await expect.poll(async () => (await decider(guests)) !== null).toBe(true);
  const before = guests.map(secrets);
  for (const { goals, hand } of before) {
    expect(goals.length).toBeGreaterThan(0);
    expect(hand.length).toBeGreaterThan(2);
  }

  // Everybody lays a card face down, some on others: faces stay hidden.
  for (let turn = 0; turn < 6; turn++) {
    await expect.poll(async () => (await decider(guests)) !== null).toBe(true);
    const one = (await decider(guests))!;
    const moves = one.page.locator(".actions .action", { hasText: "face down" });
    const old = await version(one.page);
    await moves.nth(turn % (await moves.count())).click();
    await expect.poll(() => version(one.page)).toBeGreaterThan(old);
    for (const other of guests) await expect.poll(() => updates(other).at(-1)!.view.turn).toBe(turn + 2);
  }

  let frames = 0;
  for (const one of guests) {
    const { seat } = secrets(one);
    for (const frame of one.heard) {
      for (const line of frame.split("\n").filter((part) => part.startsWith("{"))) {
        expect(leaks(JSON.parse(line), seat)).toEqual([]);
        frames += 1;
      }
    }
    // In the page's memory: the own goal, nobody else's, and no face of a card that another hid.
    const goal = (hero: Record<string, unknown>, of: { seat: number; own: boolean }) =>
      Array.isArray(hero.goals) && hero.goals.length > 0 && (hero.seat === of.seat) === of.own;
    const face = (card: Record<string, unknown>, me: number) =>
      card.up === false && card.layer !== me && card.card != null;
    expect(await remembered(one.page, goal, { seat, own: true })).toBeGreaterThan(0);
    expect(await remembered(one.page, goal, { seat, own: false })).toBe(0);
    expect(await remembered(one.page, face, seat)).toBe(0);
    // On the page: one secret goal, in the own section, and in nobody else's.
    await expect(one.page.locator(".seats .part", { hasText: "On the goal card" })).toHaveCount(1);
    await expect(one.page.locator(".seats .part.mine", { hasText: "On the goal card" })).toHaveCount(1);
    expect(one.troubles).toEqual([]);
  }
  expect(frames).toBeGreaterThan(30);
});
