/** What a duel's view means for one side: what it needs to win the clash, and why (KT-189 … KT-193). */

import type { KnightsTaleDuel } from "../../lib/wire";

export type Tie = "prestige" | "knight" | "initiative" | "lost-prestige" | "lost-initiative";

/** Who wins if the attacks stay equal, seen from a side, and why. */
export function tieOf(duel: KnightsTaleDuel, side: number, order: readonly number[]): Tie {
  const [me, foe] = [duel.sides[side]!, duel.sides[1 - side]!];
  if (me.stars !== foe.stars) return me.stars > foe.stars ? "prestige" : "lost-prestige";
  if (foe.seat === null && !duel.virtual) return "knight";
  // the virtual opponent sits at the second place of the initiative's numbers
  const [mine, other] = [me.seat ?? 1, foe.seat ?? 1];
  return order.indexOf(mine) < order.indexOf(other) ? "initiative" : "lost-initiative";
}

/** The attack with which a side would win the clash as it stands. */
export function neededBy(duel: KnightsTaleDuel, side: number, order: readonly number[]): number {
  return duel.sides[1 - side]!.attack + (tieOf(duel, side, order).startsWith("lost") ? 1 : 0);
}
