/** What the desks of all games share. A desk is what a player is about to do at a table: the
 *  components of its board, hand and side column read and change the same one. */

import { FluentResource } from "@fluent/bundle";

import type { Tabletop } from "../table/tabletop.svelte";

/** Where the board has the width, or the height, for itself: phones both ways, tablets upright.
 *  The style sheets of the boards ask the same. */
const TIGHT = "(max-width: 720px), (max-height: 500px), (max-width: 900px) and (orientation: portrait)";
/** A phone held across: rails at the sides of a board as high as the window. */
const LOW = "(max-height: 500px) and (min-width: 721px)";

export class GameDesk<View> {
  /** one column, the rest on tabs */
  narrow = $state(false);
  /** low and wide: a phone held across */
  low = $state(false);
  /** a phone held upright */
  phone = $state(false);
  /** narrow, but neither kind of phone: a tablet held upright */
  get tablet(): boolean {
    return this.narrow && !this.phone && !this.low;
  }

  constructor(readonly table: Tabletop) {
    this.watch(TIGHT, (matches) => (this.narrow = matches));
    this.watch(LOW, (matches) => (this.low = matches));
    this.watch("(max-width: 720px)", (matches) => (this.phone = matches));
  }

  get view(): View {
    return this.table.view as View;
  }

  t(message: string, args: Record<string, unknown> = {}): string {
    return this.table.spoken(() => this.table.texts.format(message, args));
  }

  thing(family: string, id: string): string {
    return this.table.spoken(() => this.table.texts.thing(family, id));
  }

  /** Told now, and whenever the window changes so that the answer does. */
  protected watch(query: string, tell: (matches: boolean) => void): void {
    if (typeof matchMedia === "undefined") return;
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

/** One desk for each table. The board's own sentences join those of the game, whose names of
 *  things they use. */
export function desksOf<Desk>(
  sentences: Readonly<Record<"ru" | "en", string>>,
  make: (table: Tabletop) => Desk,
): (table: Tabletop) => Desk {
  const desks = new WeakMap<Tabletop, Desk>();
  const taught = new WeakSet<object>();
  return (table) => {
    const known = desks.get(table);
    if (known) return known;
    for (const lang of ["ru", "en"] as const) {
      const bundle = table.words.bundles[lang];
      if (taught.has(bundle)) continue;
      taught.add(bundle);
      bundle.addResource(new FluentResource(sentences[lang]));
    }
    // A root of its own: the desk outlives the component that asks for it first.
    let desk!: Desk;
    $effect.root(() => {
      desk = make(table);
    });
    desks.set(table, desk);
    return desk;
  };
}
