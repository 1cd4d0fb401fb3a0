/** What the titles count, who leads, and what an action would change: read from the view alone,
 *  so that a preview needs nobody (ledger 3.15, 3.16, 10.3). */

import type { Intent } from "../../lib/actions";
import type { HoldingView, KingsBountyView } from "../../lib/wire";
import { findKind, kindOf, type Castle, type People, type Unit } from "./cards";

/** A holding as the titles see it. */
interface Held {
  holding: string;
  people: string | null;
  castle: string | null;
  /** the kind of its garrison */
  garrison: string | null;
}

const CASTLE_TITLES: Record<string, People> = {
  king_of_elves: "elf",
  thane_of_dwarves: "dwarf",
  chief_of_orcs: "orc",
  lord_of_the_dead: "undead",
};
const GARRISON_TITLES: Record<string, People> = {
  commander: "human",
  prince_of_elves: "elf",
  prince_of_dwarves: "dwarf",
  prince_of_orcs: "orc",
  prince_of_undead: "undead",
};
const UNIT_TITLES: Record<string, Unit> = {
  sharpshooter: "archer",
  swordmaster: "warrior",
  grand_magister: "mage",
};
const BUILDERS: Record<string, Castle> = {
  tower_builder: "tower",
  fortress_builder: "fortress",
  citadel_builder: "citadel",
};

/** Vandal and staff rat count nothing: they go to the last who played a monster, a hero. */
export function isLast(title: string): boolean {
  return title === "vandal" || title === "staff_rat";
}

/** Whether a holding adds to a title's count; for the emperor, whether its people does. */
export function isCounted(title: string, held: Held): boolean {
  if (title === "emperor" || title === "great_architect") return held.castle !== null;
  if (title === "keeper_of_secrets") return held.castle === null;
  if (title in CASTLE_TITLES) return held.castle !== null && held.people === CASTLE_TITLES[title];
  if (title in BUILDERS) return held.castle === BUILDERS[title];
  if (held.garrison === null) return false;
  const garrison = findKind(held.garrison);
  if (title === "conqueror") return true;
  if (title in GARRISON_TITLES) return garrison.people === GARRISON_TITLES[title];
  return title in UNIT_TITLES && garrison.unit === UNIT_TITLES[title];
}

/** How much a player has for a title (KB-165 for the emperor: different peoples). */
export function countOf(title: string, holdings: readonly Held[]): number {
  const counted = holdings.filter((held) => isCounted(title, held));
  return title === "emperor" ? new Set(counted.map((held) => held.people)).size : counted.length;
}

export function heldOf(holding: HoldingView): Held {
  const { people, castle, garrison } = holding;
  return { holding: holding.holding, people, castle, garrison: garrison === null ? null : kindOf(garrison) };
}

/** Who has strictly most; null for a tie or nothing at all (KB-159, KB-160). */
export function leaderOf(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? first : null;
}

/** By how much the leader leads; 0 without one. */
export function marginOf(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => b - a);
  return leaderOf(counts) === null ? 0 : sorted[0]! - (sorted[1] ?? 0);
}

export function isTied(counts: readonly number[]): boolean {
  return Math.max(0, ...counts) > 0 && leaderOf(counts) === null;
}

/** What an action does to one title. */
export interface TitleChange {
  title: string;
  points: number;
  counts: { seat: number; from: number; to: number }[];
  /** who leads (or, for vandal and staff rat, has it) before and after */
  before: number | null;
  after: number | null;
  /** after it several share the lead */
  tied: boolean;
  margin: number;
}

export interface Preview {
  titles: TitleChange[];
  /** of the holding played onto, null where it is gone or new */
  defence: { from: number; to: number } | null;
  /** the garrison that would be discarded, by its card code */
  lost: string | null;
  /** obelisk points that change hands: of me, and of the one who loses */
  obelisk: { gain: number; from: number | null } | null;
}

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

/** What would be different after this action of the seat to move. */
export function previewOf(view: KingsBountyView, intent: Intent): Preview {
  const seat = view.seat;
  const before = view.players.map((player) => player.holdings.map(heldOf));
  const after = before.map((holdings) => [...holdings]);
  const at = intent.args.holding ?? "";
  const card = intent.args.card ? findKind(kindOf(intent.args.card)) : null;
  const found = findHolding(view, at);
  if (intent.kind === "play") {
    const kind = findKind(kindOf(at));
    after[seat]!.push({ holding: at, people: kind.people, castle: kind.castle, garrison: null });
  } else if (found) {
    const { owner, holding } = found;
    const held = heldOf(holding);
    after[owner] = after[owner]!.filter((one) => one.holding !== at);
    const garrison = card && card.unit !== "hero" && card.unit !== "monster" ? card.code : null;
    if (intent.kind !== "destroy") after[seat]!.push({ ...held, garrison });
  }
  return {
    titles: titleChanges(view, before, after, card?.unit ?? null),
    defence: defenceChange(view, intent, found?.holding ?? null),
    lost: found?.holding.garrison ?? null,
    obelisk: obeliskChange(intent, seat, found),
  };
}

function titleChanges(
  view: KingsBountyView,
  before: readonly Held[][],
  after: readonly Held[][],
  unit: Unit | null,
): TitleChange[] {
  const me = view.viewer === null ? undefined : view.players[view.viewer];
  const shown: { title: string; points: number; holder: number | null }[] = [...view.titles];
  if (me?.hidden_title && !shown.some((one) => one.title === me.hidden_title)) {
    shown.push({ title: me.hidden_title, points: me.hidden_title_points ?? 0, holder: null });
  }
  return shown.flatMap(({ title, points, holder }) => {
    if (isLast(title)) {
      const comes = unit === (title === "vandal" ? "monster" : "hero");
      if (!comes || holder === view.seat) return [];
      return [{ title, points, counts: [], before: holder, after: view.seat, tied: false, margin: 0 }];
    }
    const [was, is] = [before, after].map((all) => all.map((holdings) => countOf(title, holdings))) as [
      number[],
      number[],
    ];
    const counts = was
      .map((from, seat) => ({ seat, from, to: is[seat]! }))
      .filter(({ from, to }) => from !== to);
    if (!counts.length) return [];
    const [first, then] = [leaderOf(was), leaderOf(is)];
    return [{ title, points, counts, before: first, after: then, tied: isTied(is), margin: marginOf(is) }];
  });
}

function defenceChange(
  view: KingsBountyView,
  intent: Intent,
  holding: HoldingView | null,
): Preview["defence"] {
  if (!holding || intent.kind === "destroy") return null;
  const strength = view.hand.find((one) => one.card === intent.args.card)?.strength ?? 0;
  const to = Math.max(holding.strength, intent.kind === "disband" ? 0 : strength);
  return to === holding.defence ? null : { from: holding.defence, to };
}

const OBELISK_POINTS = 2; // KB-013

function obeliskChange(
  intent: Intent,
  seat: number,
  found: { owner: number; holding: HoldingView } | null,
): Preview["obelisk"] {
  const obelisk = findKind(kindOf(intent.args.holding ?? "")).castle === null;
  if (!obelisk) return null;
  if (intent.kind === "play") return { gain: OBELISK_POINTS, from: null };
  if (intent.kind === "capture") return { gain: OBELISK_POINTS, from: found?.owner ?? null };
  if (intent.kind === "destroy" && found) {
    const mine = found.owner === seat;
    return { gain: mine ? -OBELISK_POINTS : 0, from: mine ? null : found.owner };
  }
  return null;
}
