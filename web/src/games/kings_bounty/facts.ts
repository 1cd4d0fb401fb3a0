/** What else a player wants to know, read from the view (ledger 10.3). */

import type { HoldingView, KingsBountyView } from "../../lib/wire";
import { orderOf } from "./cards";

/** Whose a holding is, and all about it. */
export function findHolding(
  view: KingsBountyView,
  code: string,
): { owner: number; holding: HoldingView } | null {
  for (const player of view.players) {
    const holding = player.holdings.find((one) => one.holding === code);
    if (holding) return { owner: player.seat, holding };
  }
  return null;
}

/** Equal cards of the hand lie on one another. */
export interface Stack {
  kind: string;
  /** the ids by which actions call these cards; fewer than `count` while some are picked */
  cards: string[];
  count: number;
  strength: number | null;
  usable: boolean;
  /** their places among the cards that go under the deck, from 1 */
  numbers: number[];
}

/** The hand as it lies before me, with the cards that are picked for an exchange (`sequence`). */
export function stacks(view: KingsBountyView, sequence: readonly string[]): Stack[] {
  const found = new Map<string, Stack>();
  const stack = (kind: string): Stack => {
    let one = found.get(kind);
    if (!one)
      found.set(kind, (one = { kind, cards: [], count: 0, strength: null, usable: false, numbers: [] }));
    one.count += 1;
    return one;
  };
  for (const card of view.hand) {
    const one = stack(card.kind);
    one.cards.push(card.card);
    one.strength = card.strength;
    one.usable ||= card.usable;
  }
  for (const kind of view.picked) stack(kind);
  sequence.forEach((kind, i) => found.get(kind)?.numbers.push(i + 1));
  return [...found.values()].sort((a, b) => orderOf(a.kind) - orderOf(b.kind));
}
