/** The seam between the common frame and the games.
 *
 *  A game with a board of its own has a folder here with `board.ts`, which exports `board`.
 *  It may add `tutorial.ts` (exporting `tutorial`) and `emblem.svg` for the home page.
 *  Everything is loaded when it is needed; a game without a folder is played on the table
 *  for any game (table/AnyBoard.svelte). */

import type { Component } from "svelte";

import type { Livery } from "../lib/heraldry";
import type { Tabletop } from "../table/tabletop.svelte";

export interface GameBoard {
  /** the board: between prompt bar and side column; it scrolls or pans by itself */
  component: Component<{ table: Tabletop }>;
  /** my own things and my hand: over the whole width below, on a phone below the prompt */
  own?: Component<{ table: Tabletop }>;
  /** on a wide screen my things lie below the log, and leave the board the whole height */
  beside?: boolean;
  /** what stands above the log in the side column: the deck, the market; not on a phone */
  aside?: Component<{ table: Tabletop }>;
  /** cards and units with their figures and how many are left, beside the rules */
  reference?: Component<{ table: Tabletop }>;
  /** what the game is remembered by, between its result and the scoring sheet */
  ending?: Component<{ table: Tabletop }>;
  /** what the seats wear, where the pieces have colours of their own */
  liveries?: (table: Tabletop) => readonly Livery[];
  /** whether the board is still telling how it ended: the end panel waits so long */
  telling?: (table: Tabletop) => boolean;
  /** a few words for the top strip: "turn 11, 23 in the deck" */
  facts?: (table: Tabletop) => string;
}

export interface Tutorial {
  component: Component<{ game: string }>;
}

const boards = import.meta.glob<{ board: GameBoard }>("./*/board.ts");
const tutorials = import.meta.glob<{ tutorial: Tutorial }>("./*/tutorial.ts");
const emblems = import.meta.glob<string>("./*/emblem.svg", { eager: true, import: "default" });

export async function findBoard(game: string): Promise<GameBoard | null> {
  return (await boards[`./${game}/board.ts`]?.())?.board ?? null;
}

export async function findTutorial(game: string): Promise<Tutorial | null> {
  return (await tutorials[`./${game}/tutorial.ts`]?.())?.tutorial ?? null;
}

/** Whether there is one, without loading it. */
export function hasTutorial(game: string): boolean {
  return `./${game}/tutorial.ts` in tutorials;
}

/** The address of a game's emblem. */
export function emblemOf(game: string): string | null {
  return emblems[`./${game}/emblem.svg`] ?? null;
}
