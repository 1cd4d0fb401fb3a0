/** The knock-out tree of Plaisance, as far as the view tells it: 8 cells, 4, 2, the champion. */

import type { KnightsTaleTournament } from "../../lib/wire";

export interface Slot {
  /** the cell of the bottom row (1 … 8) that its occupant came from; null while nobody has */
  cell: number | null;
  /** the duel of this slot and its neighbour is being fought */
  now: boolean;
}

/** Columns above the bottom row, from the left. Who was beaten in a stage that is past is forgotten. */
export function columns(tournament: KnightsTaleTournament): Slot[][] {
  const { stage, bout, entrants, advanced } = tournament;
  const running = entrants.length > 0;
  return [1, 2, 3].map((column) =>
    Array.from({ length: 8 >> column }, (_, slot) => ({
      cell: running ? cellAt(column, slot) : null,
      now: running && stage === column && slot >> 1 === bout && entrants.length > 1,
    })),
  );

  function cellAt(column: number, slot: number): number | null {
    if (column === stage + 1) return advanced[slot] ?? null;
    if (column === stage) return entrants[slot] ?? null;
    if (column > stage) return null;
    return entrants.find((cell) => cell !== null && (cell - 1) >> column === slot) ?? null;
  }
}

/** Whether the duel of a bottom cell is being fought. */
export function isNow({ stage, bout, entrants }: KnightsTaleTournament, cell: number): boolean {
  return stage === 0 && entrants.length === 8 && (cell - 1) >> 1 === bout;
}
