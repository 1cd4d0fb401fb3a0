/** Tinctures, the marks of the seats, and arms from a name (look/guide.md, part 4). */

import { worn } from "./worn.svelte";

export type Metal = "or" | "argent";
export type Colour = "gules" | "azure" | "vert" | "purpure" | "sable";
export type Tincture = Metal | Colour;
/** What a seat wears: a tincture, or a fur. */
export type Livery = Tincture | "ermine" | "vair";

export const METALS: readonly Metal[] = ["or", "argent"];
export const COLOURS: readonly Colour[] = ["gules", "azure", "vert", "purpure", "sable"];

export const LAYOUTS = [
  "plain",
  "per_pale",
  "per_fess",
  "per_bend",
  "quarterly",
  "chief",
  "bend",
  "chevron",
  "cross",
  "saltire",
  "bordure",
  "pile",
] as const;
export type Layout = (typeof LAYOUTS)[number];

export const CHARGES = [
  "lion",
  "griffin",
  "eagle",
  "stag",
  "boar",
  "wolf",
  "bear",
  "unicorn",
  "horse",
  "swan",
  "raven",
  "sea_dragon",
  "tower",
  "key",
  "sword",
  "helm",
  "rose",
  "lily",
  "oak_leaf",
  "acorn",
  "sun",
  "crown",
  "horn",
  "anvil",
] as const;
export type Charge = (typeof CHARGES)[number];

/** Livery and letter of each seat; the letters look the same in Cyrillic and Latin. */
export const SEATS: readonly { livery: Livery; letter: string }[] = [
  { livery: "gules", letter: "A" },
  { livery: "azure", letter: "K" },
  { livery: "vert", letter: "M" },
  { livery: "or", letter: "T" },
  { livery: "purpure", letter: "E" },
  { livery: "sable", letter: "C" },
  { livery: "argent", letter: "H" },
  { livery: "ermine", letter: "X" },
  { livery: "vair", letter: "O" },
];

export function seatMark(seat: number): { livery: Livery; letter: string } {
  const mark = SEATS[seat % SEATS.length]!;
  return { letter: mark.letter, livery: worn.liveries?.[seat] ?? mark.livery };
}

/** The tincture under a livery's pattern. */
export function ground(livery: Livery): Tincture {
  return livery === "ermine" ? "argent" : livery === "vair" ? "azure" : livery;
}

export interface Arms {
  field: Livery;
  other: Tincture;
  layout: Layout;
  charge: Charge;
}

/** FNV-1a, 32 bits, of the name in NFC, trimmed and lower-cased; never 0. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name.normalize("NFC").trim().toLowerCase())) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash || 1;
}

/** The i-th draw of n, by the finaliser of Murmur3. */
function draw(seed: number, i: number, n: number): number {
  let h = (seed + Math.imul(i, 0x9e3779b9)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
  return ((h ^ (h >>> 16)) >>> 0) % n;
}

export function armsOf(name: string): Arms {
  const seed = seedOf(name);
  const metal = draw(seed, 1, 10) >= 6;
  const [mine, theirs] = metal ? [METALS, COLOURS] : [COLOURS, METALS];
  return {
    field: mine[draw(seed, 2, mine.length)]!,
    other: theirs[draw(seed, 3, theirs.length)]!,
    layout: LAYOUTS[draw(seed, 4, LAYOUTS.length)]!,
    charge: CHARGES[draw(seed, 5, CHARGES.length)]!,
  };
}

/** The same arms worn in the livery of a seat. */
export function inLivery(arms: Arms, livery: Livery): Arms {
  const field = ground(livery);
  const metal = isMetal(field);
  const other = isMetal(arms.other) !== metal ? arms.other : metal ? "sable" : "or";
  return { ...arms, field: livery, other };
}

export function isMetal(tincture: Tincture): tincture is Metal {
  return tincture === "or" || tincture === "argent";
}
