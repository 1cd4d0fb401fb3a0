/** What the seats wear at this table. A game whose pieces have colours of their own says so
 *  (`GameBoard.liveries`); marks, arms and initials follow, wherever they stand. */

import { onDestroy } from "svelte";

import type { GameBoard } from "../games/board";
import type { Tabletop } from "../table/tabletop.svelte";
import type { Livery } from "./heraldry";

class Worn {
  liveries = $state.raw<readonly Livery[] | null>(null);
}

export const worn = new Worn();

/** To be called by the page of a table, while it is set up. */
export function wear(table: () => Tabletop | null, board: () => GameBoard | null): void {
  $effect.pre(() => {
    const shown = table();
    worn.liveries = shown?.view ? (board()?.liveries?.(shown) ?? null) : null;
  });
  onDestroy(() => (worn.liveries = null));
}
