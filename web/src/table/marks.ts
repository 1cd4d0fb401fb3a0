/** What has changed is marked on the board. Boards know nothing of it: what an event names is found
 *  by the attributes with which they name their things. */

import type { Seen } from "../lib/wire";
import type { LiveTable } from "./live.svelte";

/** attributes whose last word is the code of a thing */
const NAMED = ["thing", "hero", "hold", "place", "unit", "spot", "card"];
const ATTRIBUTES = NAMED.map((name) => `data-${name}`);
const SELECTOR = ATTRIBUTES.map((name) => `[${name}]`).join(", ");
/** where a player sits */
const seatAt = (seat: number) => `[data-seat="${seat}"], [data-thing="seat ${seat}"]`;

export interface Marks {
  /** of the last move */
  last: ReadonlySet<string>;
  /** of all since I decided last */
  fresh: ReadonlySet<string>;
  /** of the line of the log that is touched */
  pointed: ReadonlySet<string>;
  /** whose doing that line tells: marked where nothing of it lies on the board */
  doer: number | null;
}

/** The codes that some events name; numbers, and words without a place, are nobody's codes. */
export function codesOf(events: readonly Seen[]): Set<string> {
  const codes = new Set<string>();
  for (const { args } of events) {
    for (const value of Object.values(args)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (typeof one === "string" && one) codes.add(one);
      }
    }
  }
  return codes;
}

/** Whose doing some events are. */
export function doerOf(events: readonly Seen[]): number | null {
  const seat = events[0]?.args.seat;
  return typeof seat === "number" ? seat : null;
}

/** The present is marked against my last decision, an earlier moment by what happened then. */
export function marksOf(table: LiveTable): Pick<Marks, "last" | "fresh"> {
  const lines = table.log.filter((line) => line.of === "game");
  if (table.past !== null) {
    const then = lines.filter((line) => line.version === table.past).map((line) => line.seen);
    return { last: codesOf(then), fresh: new Set() };
  }
  const since = lines.filter((line) => line.version > table.lastOwn);
  const latest = since.at(-1)?.version;
  // Who only watches has not decided: there is a last move, and no "since".
  const mine = table.seat === null ? [] : since;
  return {
    last: codesOf(since.filter((line) => line.version === latest).map((line) => line.seen)),
    fresh: codesOf(mine.map((line) => line.seen)),
  };
}

/** Marks the things of a board, also those that it draws later; call what comes back to stop. */
export function mark(boards: readonly HTMLElement[], marks: Marks): () => void {
  let waiting = 0;
  const all = () => {
    waiting = 0;
    let met = false;
    for (const board of boards) {
      for (const thing of board.querySelectorAll<HTMLElement>(SELECTOR)) met = one(thing, marks) || met;
    }
    for (const board of boards) {
      for (const seat of board.querySelectorAll<HTMLElement>("[data-pointed]")) delete seat.dataset.pointed;
      if (met || marks.doer === null) continue;
      for (const seat of board.querySelectorAll<HTMLElement>(seatAt(marks.doer))) seat.dataset.pointed = "";
    }
  };
  const soon = () => (waiting ||= requestAnimationFrame(all));
  const watch = new MutationObserver(soon);
  for (const board of boards) watch.observe(board, { childList: true, subtree: true });
  soon(); // once a frame: what has just been drawn is not all yet
  return () => {
    watch.disconnect();
    cancelAnimationFrame(waiting);
  };
}

/** Whether it is what the touched line names. */
function one(thing: HTMLElement, { last, fresh, pointed }: Marks): boolean {
  const codes: string[] = [];
  for (const name of ATTRIBUTES) {
    const code = thing.getAttribute(name)?.split(/[ :]/).at(-1);
    if (code) codes.push(code);
  }
  const is = (set: ReadonlySet<string>) => codes.some((code) => set.has(code));
  const state = is(pointed) ? "pointed" : is(last) ? "last" : is(fresh) ? "new" : undefined;
  if (thing.dataset.changed !== state) {
    if (state) thing.dataset.changed = state;
    else delete thing.dataset.changed;
  }
  return state === "pointed";
}
