/** Tables in the middle of a game, made at the real server without a click. */

import { expect, type Page } from "@playwright/test";

import type { TablePage, UpdateMessage, Wish } from "../src/lib/wire";

export const MOMENTS = ["start", "middle", "end"] as const;
export type Moment = (typeof MOMENTS)[number];

/** The most seats, and how many own decisions lead to the middle of a game. */
export const GAMES = {
  kings_bounty: { seats: 5, middle: 9, board: ".kb" },
  hearts_and_armour: { seats: 9, middle: 2, board: ".ha" },
  lionheart: { seats: 4, middle: 12, board: ".lh" },
  rise_shields: { seats: 4, middle: 40, board: ".rs" },
  knights_tale: { seats: 4, middle: 22, board: ".kt" },
} as const;
export type Game = keyof typeof GAMES;

/** A table with bots on all seats but the first, and its address. */
export async function sit(
  page: Page,
  game: string,
  seats: number,
  wish: Partial<Wish> = {},
): Promise<string> {
  if (!page.url().startsWith("http")) await page.goto("/credits");
  return page.evaluate(
    async ({ game, seats, wish }) => {
      const post = async (path: string, body: unknown) => {
        const token = () => /(?:^|; )hastilude_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
        if (!token()) await fetch("/api/games");
        const answer = await fetch(`/api${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-csrf-token": decodeURIComponent(token()) },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as { facts: { id: string } };
      };
      await post("/guests", { name: "Bertrand", lang: "en" }); // who is known stays who they are
      const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "page" }));
      const made = await post("/tables", { game, seats: [{ kind: "me" }, ...bots], ...wish });
      const { id } = made.facts;
      await post(`/tables/${id}/start`, {}).catch(() => null); // a full table has begun by itself
      return `/t/${id}`;
    },
    { game, seats, wish },
  );
}

/** Decides for me so often, or until the game is over; the choices only look as if by chance. */
export async function playOut(page: Page, address: string, decisions: number): Promise<"turn" | "over"> {
  const over = await page.evaluate(
    async ({ address, decisions }) => {
      const id = address.replace(/^.*\/t\//, "");
      const { mine } = (await (await fetch(`/api/tables/${id}`)).json()) as TablePage;
      const seat = mine[0]!;
      let draw = 12345;
      for (let made = 0; ;) {
        const update = (await (await fetch(`/api/tables/${id}/update?seat=${seat}`)).json()) as UpdateMessage;
        if (update.status === "over") return true;
        if (!update.actions.length) {
          await new Promise((done) => setTimeout(done, 15));
          continue;
        }
        if (made >= decisions) return false;
        draw = (draw * 1103515245 + 12345) % 2147483648;
        const choice = update.actions[(draw >> 8) % update.actions.length]!;
        const token = decodeURIComponent(/(?:^|; )hastilude_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "");
        await fetch(`/api/tables/${id}/act`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-csrf-token": token },
          body: JSON.stringify({
            seat,
            id: `d${update.version}`,
            version: update.version,
            action: choice.id,
          }),
        });
        made++;
      }
    },
    { address, decisions },
  );
  return over ? "over" : "turn";
}

/** Opens a table of the most seats at such a moment; a game that is over too soon is begun again. */
export async function lead(page: Page, game: Game, moment: Moment): Promise<void> {
  const { seats, middle, board } = GAMES[game];
  const decisions = { start: 0, middle, end: Infinity }[moment];
  for (let tries = 0; tries < 8; tries++) {
    const address = await sit(page, game, seats);
    const state = await playOut(page, address, decisions);
    if (state === "over" && moment !== "end") continue;
    await page.goto(address);
    return expect(page.locator(moment === "end" ? "#end-title" : board)).toBeVisible({ timeout: 30_000 });
  }
  throw new Error(`${game} is over before its ${moment}`);
}
