/** The parts of a round (KT-001), and which of them a decision belongs to. */

import type { KnightsTaleView } from "../../lib/wire";

export const PARTS = ["action", "travel", "sign_up", "tournament"] as const;
export type Part = (typeof PARTS)[number] | "setup" | "last_travel" | "titles" | "ended";

const SETUP = ["character", "handicap", "titles_keep", "travel_return"];

export function partOf(view: KnightsTaleView): Part {
  const { phase, duel, last_travel: last } = view;
  if (phase === "ended") return "ended";
  if (phase === "brave" || duel?.reason === "title") return "titles";
  if (SETUP.includes(phase)) return "setup";
  if (phase === "sign_up") return "sign_up";
  if (phase === "knockout" || phase === "prize" || duel?.reason === "tournament") return "tournament";
  // a card gives a title, a reward or a duel where it is played; in a bracket that goes on it is a loser's
  if (view.tournament.entrants.length) return "tournament";
  if (phase === "travel" || duel?.reason === "card" || phase === "reward") {
    return last ? "last_travel" : "travel";
  }
  if (phase === "goal_keep" && view.card) return last ? "last_travel" : "travel";
  return "action";
}
