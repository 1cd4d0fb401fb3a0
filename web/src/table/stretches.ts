/** Turns, laps, rounds: where they begin, as the views of a game count them. */

import type { Moment } from "../lib/wire";

export interface Stretch {
  /** the view's field, or `round` where turns simply go round the table */
  name: string;
  /** its number after each decision, as people count: from 1 */
  numbers: readonly number[];
  /** the decisions after which another one has begun */
  starts: readonly number[];
}

/** What one can jump by, the shortest first; at most two, and nothing that is one decision long. */
export function stretches(moments: readonly Moment[], seats: number): Stretch[] {
  const names = Object.keys(moments[0]?.counts ?? {}).reverse();
  const found = names.map((name) =>
    stretch(
      name,
      moments.map((moment) => moment.counts[name] ?? 0),
    ),
  );
  const turns = found[0];
  if (found.length === 1 && turns && goesRound(moments, turns, seats)) {
    const first = turns.numbers[0]!;
    found.push(
      stretch(
        "round",
        turns.numbers.map((turn) => Math.floor((turn - first) / seats)),
      ),
    );
  }
  return found.filter(({ starts }) => starts.length > 1 && starts.length < moments.length - 1).slice(0, 2);
}

function stretch(name: string, counted: readonly number[]): Stretch {
  const from = counted[0] === 0 ? 1 : 0;
  return {
    name,
    numbers: counted.map((one) => one + from),
    starts: counted.flatMap((one, n) => (n && one !== counted[n - 1] ? [n] : [])),
  };
}

/** Whether each turn belonged to the seat after the one before. */
function goesRound(moments: readonly Moment[], turns: Stretch, seats: number): boolean {
  let last: { turn: number; seat: number } | null = null;
  for (let n = 1; n < moments.length; n++) {
    // A decision was taken in the turn that the position before it shows.
    const [turn, seat] = [turns.numbers[n - 1]!, moments[n]!.seat];
    if (seat === null) continue;
    if (last && turn !== last.turn && (seat - last.seat - (turn - last.turn)) % seats !== 0) return false;
    if (last && turn === last.turn && seat !== last.seat) return false;
    last = { turn, seat };
  }
  return seats > 1;
}
