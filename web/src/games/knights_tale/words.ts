/** Effects and conditions of the component file (`glory 3 + prestige office`) in the game's own words:
 *  the browser's side of `show.py`. */

import type { Texts } from "../../lib/texts";
import type { KnightsTalePlayer } from "../../lib/wire";

const ROMAN = ["–", "I", "II", "III", "IV"];

export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

export function effectText(texts: Texts, effect: string): string {
  return effect
    .split(" + ")
    .map((part) => partText(texts, part.split(" ")))
    .join(", ")
    .replace(/-(?=\d)/g, "−");
}

/** The sides of a slash (KT-116). */
export function gainText(texts: Texts, gain: readonly string[]): string {
  return gain
    .map((effect) => effectText(texts, effect))
    .reduce((head, last) => texts.format("effect-or", { head, last }));
}

function partText(texts: Texts, [head = "", what = "", third]: string[]): string {
  if (!what) return texts.format(`effect-${head}`);
  if (what === "any" || what === "top") return texts.format(`effect-${head}_${what}`);
  if (head === "prestige" || head === "relic" || head === "support") {
    return texts.format(`effect-${head}`, { [head]: what });
  }
  if (head === "refresh") return texts.format("effect-refresh", { kind: what });
  if (head === "turn") return texts.format("effect-turn", { die: what, count: Number(third) });
  const number = Number(what);
  if (head === "horse" || head === "armour") {
    return texts.format(`effect-${head}`, { level: number, from_level: number - 1 });
  }
  return texts.format(`effect-${head}`, { count: number });
}

/** One condition of a title, and how far a player is with it. */
export interface Need {
  /** the first word of the condition: coins, support, without … */
  what: string;
  /** the kind of support token, where one is named */
  support: string | null;
  have: number;
  need: number;
  /** a duel's attack and prestige */
  duel: readonly [attack: number, stars: number] | null;
}

/** The conditions of a title; for a spectator as if nobody had anything. */
export function needsOf(needs: string, player: KnightsTalePlayer | null): Need[] {
  return needs.split(" + ").map((part) => needOf(part.split(" "), player));
}

function needOf([what = "", second = "", third]: string[], player: KnightsTalePlayer | null): Need {
  const plain = { what, support: null, have: 0, need: 1, duel: null };
  if (what === "duel") return { ...plain, duel: [Number(second), Number(third)] };
  const named = player?.support.filter((token) => token.token === second).length ?? 0;
  if (what === "without") return { ...plain, support: second, have: named ? 0 : 1 };
  if (what === "support" && second !== "any") {
    return { ...plain, support: second, have: named, need: Number(third) };
  }
  return {
    ...plain,
    have: player ? (owned(player)[what] ?? 0) : 0,
    need: Number(second === "any" ? third : second),
  };
}

function owned(player: KnightsTalePlayer): Record<string, number> {
  const [romance = 0, trade = 0, challenge = 0] = player.played_decks;
  const { coins, faith, strength, horse, armour, support, relics, prestige } = player;
  return {
    ...{ romance, trade, challenge, coins, faith, strength, horse, armour },
    support: support.length,
    relic: relics.length,
    prestige: prestige.length,
  };
}

/** How much of a title is there, from 0 to 1. */
export function progress(needs: readonly Need[]): number {
  const sum = needs.reduce((all, { need }) => all + need, 0);
  return needs.reduce((all, { have, need }) => all + Math.min(have, need), 0) / sum;
}
