/** What lies on a table, whoever moves it: a live game, a replay, a lesson.
 *  Boards of games know only this class (games/board.ts). */

import type { Intent } from "../lib/actions";
import { seedOf } from "../lib/heraldry";
import type { GameWords } from "../lib/library";
import { settings } from "../lib/settings.svelte";
import { inOneBreath, Texts, TextError } from "../lib/texts";
import { has, t } from "../lib/words.svelte";
import type { Choice, Prompt, Refusal, Result, SeatSeen, Seen, Undo } from "../lib/wire";
import { Picking } from "./picking.svelte";

/** The part of an update that is the game itself. */
export interface Shown {
  seat: number | null;
  view: unknown;
  prompt: Prompt | null;
  decider: number | null;
  actions: readonly Choice[];
  seats: readonly SeatSeen[];
  undo: Undo;
  result: Result | null;
}

/** What a refusal says, and where: at the thing that was touched. */
export interface Bubble {
  at: Element | null;
  text: string;
  rules: readonly string[];
}

export interface Offer {
  label: string;
  act: () => unknown;
}

/** What a board adds to the prompt bar: a fact below the sentence, and at most two buttons. */
export interface Extras {
  /** instead of the prompt's sentence and rules, while an action is being put together */
  sentence?: string;
  rules?: readonly string[];
  note?: string;
  primary?: Offer;
  secondary?: Offer;
}

/** Events of the latest step, for animations; `n` grows with each. */
export interface Happened {
  n: number;
  events: readonly Seen[];
}

export abstract class Tabletop {
  shown = $state.raw<Shown | null>(null);
  happened = $state.raw<Happened>({ n: 0, events: [] });
  bubble = $state.raw<Bubble | null>(null);
  /** set by the game's board; null: what the picking offers */
  extras = $state.raw<Extras | null>(null);
  /** an action is on its way to the server */
  busy = $state(false);
  /** names that are known only in this browser (hot seat) */
  nicknames = $state.raw<Record<number, string>>({});
  readonly picking: Picking;

  constructor(
    readonly words: GameWords,
    readonly id: string,
  ) {
    this.picking = new Picking(this);
  }

  #names: readonly string[] = [];
  /** The same list as long as nobody's name changes: every sentence on the page hangs on it. */
  readonly names: readonly string[] = $derived.by(() => {
    const names = namesAt(this.shown?.seats ?? [], this.id, this.nicknames);
    if (names.length !== this.#names.length || names.some((name, i) => name !== this.#names[i])) {
      this.#names = names;
    }
    return this.#names;
  });
  readonly texts: Texts = $derived.by(
    () => new Texts(this.words.bundles[settings.lang], this.words.parts.things, this.names),
  );

  get view(): unknown {
    return this.shown?.view ?? null;
  }

  /** Whose eyes; null for a spectator. */
  get seat(): number | null {
    return this.shown?.seat ?? null;
  }

  get decider(): number | null {
    return this.shown?.decider ?? null;
  }

  get seats(): readonly SeatSeen[] {
    return this.shown?.seats ?? [];
  }

  get myTurn(): boolean {
    return this.seat !== null && this.seat === this.decider;
  }

  /** What I may do now; empty while others decide. */
  get legal(): readonly Choice[] {
    return this.shown?.actions ?? [];
  }

  /** The one sentence of the prompt bar. */
  get sentence(): string {
    const prompt = this.shown?.prompt;
    return prompt ? this.spoken(() => this.texts.prompt(prompt, this.seat)) : "";
  }

  /** A sentence, or an honest gap where a game lacks one: the table goes on. */
  spoken(make: () => string): string {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      console.warn(error.message);
      return `(${error.message})`;
    }
  }

  actionText(choice: Intent): string {
    return this.spoken(() => this.texts.action(choice));
  }

  /** What it costs and gives, as far as I may know. */
  remarkTexts(choice: Choice): string[] {
    return inOneBreath((choice.remarks ?? []).map((remark) => this.spoken(() => this.texts.remark(remark))));
  }

  refusalText(refusal: Refusal, message = ""): string {
    const id = `refusal-${refusal.code}`;
    if (this.texts.has(id)) return this.spoken(() => this.texts.refusal(refusal));
    if (has(id)) return t(id);
    return message || refusal.code;
  }

  refuse(at: Element | null, refusal: Refusal, message = ""): void {
    this.bubble = { at, text: this.refusalText(refusal, message), rules: refusal.rules };
  }

  /** Do it, or show at `at` why not. */
  abstract act(choice: Choice, at?: Element | null): Promise<void>;

  /** Why an intent is refused; null if nobody can say. Never changes anything. */
  abstract whyNot(intent: Intent): Promise<{ refusal: Refusal; message: string } | null>;
}

/** Bots have names too, the same for everybody at the table, and nobody else's. */
function namesAt(seats: readonly SeatSeen[], table: string, nicknames: Record<number, string>): string[] {
  const names = seats.map((seat) => (seat.kind === "bot" ? "" : nicknames[seat.seat] || seat.name));
  const free = t("bot-names")
    .split(", ")
    .filter((name) => !names.includes(name));
  const first = seedOf(table);
  return names.map((name, seat) =>
    seats[seat]!.kind === "bot" ? free[(first + seat) % free.length]! : name,
  );
}

/** The name of a bot's level. */
export function levelName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : level;
}
