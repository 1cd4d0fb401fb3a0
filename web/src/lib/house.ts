/** The games on the shelf, as the server's house has them: each game says in its own folder what is
 *  on its card. */

import { settings } from "./settings.svelte";
import type { GameInfo, Wish } from "./wire";

/** A middling game, rounded to five minutes. */
export function minutesOf(info: GameInfo): number {
  return Math.ceil((info.minutes[0] + info.minutes[1]) / 10) * 5;
}

/** A name as it is printed: with a true apostrophe. */
export function nameOf(info: GameInfo): string {
  return printed(info.name[settings.lang] ?? info.id);
}

/** The smaller name on its card. */
export function otherNameOf(info: GameInfo): string {
  return printed(info.other_name[settings.lang] ?? "");
}

function printed(text: string): string {
  return text.replaceAll("'", "’");
}

/** 2–4, or 2. */
export function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** The levels by strength. Bots of the operator's own, `module:Class`, have none that anybody knows. */
export function ranked(bots: readonly string[]): readonly string[] {
  return bots.filter((bot) => !bot.includes(":"));
}

/** The bot that a newcomer meets. */
export function usualBot(info: GameInfo): string {
  return info.bots.includes("squire") ? "squire" : (ranked(info.bots).at(-1) ?? "random");
}

/** A table of mine with bots on the other seats, as many as the game wants for a first time. */
export function withBots(info: GameInfo, bot: string): Wish {
  const bots = Array.from({ length: info.newcomer_seats - 1 }, () => ({ kind: "bot" as const, bot }));
  return { game: info.id, seats: [{ kind: "me" }, ...bots], hints: true };
}
