/** Which icon of game-icons.net stands for what, and which tincture for which side. */

import sword from "icon:broadsword";
import swords from "icon:crossed-swords";
import skull from "icon:death-skull";
import eagle from "icon:eagle-emblem";
import griffin from "icon:griffin-symbol";
import heart from "icon:hearts";
import horn from "icon:hunting-horn";
import laurels from "icon:laurels";
import lion from "icon:lion";
import seaDragon from "icon:sea-dragon";
import shield from "icon:shield";
import tower from "icon:stone-tower";
import unicorn from "icon:unicorn";
import wolf from "icon:wolf-head";
import staff from "icon:wizard-staff";

import type { Tincture } from "../../lib/heraldry";

export { heart, laurels, shield, skull, sword, swords };

/** The charge on a hero's shield. */
export const CHARGE: Readonly<Record<string, string>> = {
  orlando: sword,
  rinaldo: lion,
  bradamante: unicorn,
  astolfo: horn,
  ruggiero: griffin,
  marfisa: seaDragon,
  ferrau: wolf,
  rodomonte: tower,
  sorcerer: staff,
  unknown: eagle,
};

/** Whose deeds Russian tells in the feminine. */
const LADIES: ReadonlySet<string> = new Set(["bradamante", "marfisa"]);

export function genderOf(hero: string): "she" | "he" {
  return LADIES.has(hero) ? "she" : "he";
}

/** A side by its tincture; the sorcerer has none and wears black. */
export function tinctureOf(side: string | null): Tincture {
  return side === "side_a" ? "azure" : side === "side_b" ? "gules" : "sable";
}

export interface Face {
  swords: number;
  shields: number;
  effect: string;
}

/** What is printed on a card, by its name: `sword_1_shield_2_take`. */
export function faceOf(card: string): Face {
  const count = (symbol: string) => Number(new RegExp(`${symbol}_(\\d)`).exec(card)?.[1] ?? 0);
  return { swords: count("sword"), shields: count("shield"), effect: card.split("_").at(-1) ?? "none" };
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
