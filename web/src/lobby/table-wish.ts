/** What is set on the page for a new table, and the wish that it becomes. */

import { usualBot } from "../lib/house";
import type { GameInfo, SeatWish } from "../lib/wire";

export interface Place {
  kind: NonNullable<SeatWish["kind"]>;
  bot: string;
  /** a neighbour's at this screen */
  name: string;
}

/** So many places: those there were stay, and a new one is mine, then a friend's, then a bot's. */
export function placesOf(game: GameInfo, count: number, before: readonly Place[] = []): Place[] {
  const usual = usualBot(game);
  return Array.from({ length: count }, (_, i) => {
    const was = before[i] ?? { kind: (["me", "open"] as const)[i] ?? "bot", bot: usual, name: "" };
    return game.bots.includes(was.bot) ? was : { ...was, bot: usual };
  });
}

/** Nobody is waited for: the game can begin. */
export const isFull = (places: readonly Place[]): boolean =>
  places.every(({ kind }) => kind === "me" || kind === "bot");

/** The same table with bots where somebody would have come. */
export function withoutWaiting(places: readonly Place[]): Place[] {
  return places.map((one) => (one.kind === "me" ? one : { ...one, kind: "bot" }));
}

export function seatWishes(places: readonly Place[]): SeatWish[] {
  const first = places.findIndex(({ kind }) => kind === "me");
  return places.map(({ kind, bot, name }, i) => {
    if (kind === "bot") return { kind, bot };
    return kind === "me" && i !== first && name.trim() ? { kind, name: name.trim() } : { kind };
  });
}
