/** Effects and conditions of the component file (`glory 3 + prestige office`) in the game's own words:
 *  the browser's side of `show.py`. */

import type { Texts } from "../../lib/texts";

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

/** The conditions of a title, with how much of each the server says is there. */
export function needsOf(needs: string, have: readonly number[] = []): Need[] {
  return needs.split(" + ").map((part, i) => needOf(part.split(" "), have[i] ?? 0));
}

function needOf([what = "", second = "", third]: string[], have: number): Need {
  const plain = { what, support: null, have, need: 1, duel: null };
  if (what === "duel") return { ...plain, duel: [Number(second), Number(third)] };
  if (what === "without") return { ...plain, support: second };
  if (what === "support" && second !== "any") return { ...plain, support: second, need: Number(third) };
  return { ...plain, need: Number(second === "any" ? third : second) };
}
