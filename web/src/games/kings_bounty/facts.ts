/** What else a player wants to know, worked out from the view (ledger 10.3). */

import type { KingsBountyView } from "../../lib/wire";
import { KINDS, kindOf, orderOf, type Unit } from "./cards";

/** My turns still to come, this one included, if nobody exchanges any more (KB-129). */
export function turnsLeft(view: KingsBountyView): number | null {
  if (view.viewer === null || view.phase === "removing" || view.phase === "ended") return null;
  const { seats } = view;
  const ahead = (view.viewer - view.seat + seats) % seats;
  let turns = view.final_turns_left;
  if (turns === null) {
    const drawer = (view.seat + view.deck_count - 1) % seats; // of the last card
    turns = view.deck_count + seats - 1 - drawer;
    if (drawer === seats - 1 && view.options.end_when_last_player_draws_last === "full_round") turns += seats;
  }
  return ahead >= turns ? 0 : Math.floor((turns - ahead - 1) / seats) + 1;
}

/** How many cards of each kind the viewer has before its eyes, or knows for certain. */
export function seenKinds(view: KingsBountyView): ReadonlyMap<string, number> {
  const found = new Map<string, number>(Object.entries(view.discard));
  const see = (kind: string) => found.set(kind, (found.get(kind) ?? 0) + 1);
  view.picked.forEach(see);
  for (const card of [...view.hand, ...view.deck_known]) see(card.kind);
  for (const player of view.players) {
    player.known_cards.forEach(see);
    for (const { holding, garrison } of player.holdings) {
      see(kindOf(holding));
      if (garrison) see(kindOf(garrison));
    }
  }
  return found;
}

/** How many cards of a unit type lie where the viewer cannot know them. */
export function unseen(view: KingsBountyView, unit: Unit): number {
  const seen = seenKinds(view);
  return KINDS.filter((kind) => kind.unit === unit && !view.removed.includes(kind.people ?? "")).reduce(
    (sum, kind) => sum + kind.copies - (seen.get(kind.code) ?? 0),
    0,
  );
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
