/** What a player is about to do, and what the table says: board, hand and side column share this. */

import type { Intent } from "../../lib/actions";
import type { Choice, KnightsTaleDuel, KnightsTalePlayer, KnightsTaleView, Refusal } from "../../lib/wire";
import type { Extras, Offer, Tabletop } from "../../table/tabletop.svelte";
import { desksOf, GameDesk } from "../desk.svelte";
import en from "./text/en.ftl?raw";
import ru from "./text/ru.ftl?raw";
import { effectText, gainText } from "./words";

export const PANELS = ["town", "roads", "lists", "duel", "titles"] as const;
export type Panel = (typeof PANELS)[number];

/** Where the actions of a kind are made; the others are made on the prompt bar, in the hand, or in the
 *  choice that lies above every panel. */
const PANEL_OF: Readonly<Record<string, Panel>> = {
  train: "town",
  pray: "town",
  serve: "town",
  take_initiative: "town",
  plan_journey: "town",
  stand_guard: "town",
  train_alone: "town",
  market: "town",
  gain_support: "town",
  new_goal: "town",
  event_action: "town",
  event_item: "town",
  take: "roads",
  draw: "roads",
  call_herald: "lists",
  sign_up: "lists",
  commit: "duel",
  reroll: "duel",
};

/** Steps of a duel, by the phases in which somebody decides. */

/** What is offered on the prompt bar: the one that goes on, and the one that lets it be. */
const PRIMARY = ["done", "roll", "fight", "faith", "standard"];
const SECONDARY = ["stop", "wait", "pass", "decline", "handicap"];

/** A die that is marked can be rolled only with "roll": no need to ask twice. */
const AT_ONCE = new Set(["reroll"]);

interface Character {
  glory: number;
  horse: number;
  armour: number;
  coins: number;
  faith: number;
  strength: number;
  draws: Record<string, number>;
  support: string;
  titles: number;
  keep: number;
  income: Record<string, number>;
}

/** What the board needs of the component file besides what views carry. */
export interface Figures {
  actions: Record<string, { gain?: string }>;
  characters: Record<string, Character>;
  titles: Record<string, { glory: number; needs: string }>;
  events: Record<string, { kind: string; cost: string; gain: string[] }>;
  relics: Record<string, { effect: string }>;
  solo_cards: Record<string, { first: string; second: string; third: string }>;
}

/** Whoever fights a duel: a seat, or a name that is no player's. */
export interface Fighter {
  seat: number | null;
  name: string;
}

export const deskOf = desksOf({ ru, en }, (table) => new Desk(table));

/** what the chances are of, and with which option how many per cent */
export interface Odds {
  readonly code: string;
  readonly options: readonly { label: string; value: number }[];
}

/** what bears its chance itself: the numbers of strength, the dice */
const BEARS = /^(commit|reroll)$/;

export class Desk extends GameDesk<KnightsTaleView> {
  panel = $state<Panel>("town");
  /** a thing that was touched with a finger and waits for its confirmation */
  chosen = $state.raw<{ spot: string; choice: Choice } | null>(null);
  /** no room for a column of players */
  #tight = $state(false);
  /** not so much room that a duel could spare the column of players */
  #middling = $state(false);
  /** the duel seen last: its report goes on after it, without names */
  fought = $state.raw<KnightsTaleDuel | null>(null);
  #home: Panel | null = null;

  constructor(table: Tabletop) {
    super(table);
    const low = "(max-height: 500px) and (min-width: 721px)";
    this.watch(`(max-width: 1000px), ${low}`, (matches) => (this.#tight = matches));
    this.watch("(max-width: 1500px), (max-height: 900px)", (matches) => (this.#middling = matches));
  }

  /** The duel has the window for itself, beside the column of the frame. */
  get staged(): boolean {
    return this.panel === "duel" && this.view.duel !== null && !this.narrow;
  }

  /** Players as a strip above the board. */
  get small(): boolean {
    return this.#tight || (this.staged && this.#middling);
  }

  get figures(): Figures {
    return this.table.words.parts.components as unknown as Figures;
  }

  /** Me; null for a spectator. */
  get me(): KnightsTalePlayer | null {
    return this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null);
  }

  // -- words --------------------------------------------------------------------------------

  effect(effect: string): string {
    return this.table.spoken(() => effectText(this.table.texts, effect));
  }

  gain(gain: readonly string[]): string {
    return this.table.spoken(() => gainText(this.table.texts, gain));
  }

  name(seat: number): string {
    if (this.view.players[seat]?.virtual) return this.thing("seat", "vp");
    return this.table.names[seat] ?? "";
  }

  /** "you" or a name. */
  who(seat: number): string {
    return seat === this.table.seat ? this.t("kt-you") : this.name(seat);
  }

  fighter(duel: KnightsTaleDuel, side: number): Fighter {
    const seat = duel.sides[side]!.seat;
    if (seat !== null) return { seat, name: this.who(seat) };
    if (duel.virtual) return { seat: 1, name: this.thing("seat", "vp") };
    if (duel.knight) return { seat: null, name: this.thing("knight", duel.knight) };
    if (duel.card) return { seat: null, name: this.thing("card", duel.card) };
    return { seat: null, name: this.t("kt-for-title", { title: duel.title }) };
  }

  /** The side of a duel from which it is seen: mine if I fight, else the first. */
  near(duel: KnightsTaleDuel): 0 | 1 {
    const { seat } = this.table;
    return seat !== null && duel.sides[1]!.seat === seat ? 1 : 0;
  }

  // -- what can be touched --------------------------------------------------------------------

  /** Every kind has at most one field. */
  readonly #legal: ReadonlyMap<string, Choice> = $derived.by(
    () => new Map(this.table.legal.map((choice) => [keyOf(choice), choice])),
  );

  /** The first of these that may be done now. */
  find(intents: readonly Intent[]): Choice | null {
    for (const intent of intents) {
      const choice = this.#legal.get(keyOf(intent));
      if (choice) return choice;
    }
    return null;
  }

  /** How many actions a panel holds. */
  readonly counts: Readonly<Partial<Record<Panel, number>>> = $derived.by(() => {
    const found: Partial<Record<Panel, number>> = {};
    for (const { kind } of this.table.legal) {
      const panel = PANEL_OF[kind];
      if (panel) found[panel] = (found[panel] ?? 0) + 1;
    }
    return found;
  });

  get dueling(): boolean {
    return this.view.duel !== null;
  }

  /** Where the eyes belong in this phase. */
  get home(): Panel {
    const { phase } = this.view;
    if (this.dueling) return "duel";
    if (phase === "journey" || phase === "travel" || phase === "knockout" || phase === "travel_return") {
      return "roads";
    }
    if (phase === "sign_up" || phase === "prize") return "lists";
    if (phase === "brave") return "titles";
    return "town";
  }

  /** After every update: what is chosen must still make sense, and the panel follows the game. */
  settle(): void {
    if (!this.table.view) return;
    if (this.chosen && !this.#legal.has(keyOf(this.chosen.choice))) this.chosen = null;
    if (this.view.duel) this.fought = this.view.duel;
    const home = this.home;
    if (home !== this.#home) this.panel = home;
    this.#home = home;
    // Titles have a place of their own at the side of a wide screen.
    if (this.panel === "titles" && !this.narrow) this.panel = "town";
  }

  /** What lets a step of a duel be; the space bar does it (ledger 10.4). */
  get pass(): Choice | null {
    return this.find([intent("pass")]);
  }

  drop(): void {
    this.chosen = null;
  }

  /** A touch of anything. `sure`: by mouse or keyboard; a finger confirms. */
  async touch(spot: string, intents: readonly Intent[], at: Element, sure: boolean): Promise<void> {
    this.table.bubble = null;
    if (!this.#mayAct(at)) return;
    const choice = this.find(intents);
    if (!choice) return this.#explain(intents, at);
    if (sure || AT_ONCE.has(choice.kind) || this.chosen?.spot === spot) await this.act(choice, at);
    else this.chosen = { spot, choice };
  }

  async act(choice: Choice, at: Element | null = null): Promise<void> {
    this.chosen = null;
    await this.table.act(choice, at);
  }

  #mayAct(at: Element): boolean {
    if (this.table.busy) return false;
    if (this.table.myTurn) return true;
    const seat = this.table.decider;
    if (seat !== null && this.table.seat !== null) {
      this.table.refuse(at, { code: "not_your_turn", args: { seat }, rules: [] });
    }
    return false;
  }

  /** Of several things that may have been meant, the refusal that knows most about the case. */
  async #explain(intents: readonly Intent[], at: Element): Promise<void> {
    let best: { refusal: Refusal; message: string } | null = null;
    for (const intent of intents) {
      const answer = await this.table.whyNot(intent);
      if (answer && (!best || best.refusal.code === "not_now")) best = answer;
    }
    if (best) this.table.refuse(at, best.refusal, best.message);
  }

  // -- the prompt bar ---------------------------------------------------------------------------

  readonly extras: Extras | null = $derived.by(() => {
    const { table } = this;
    if (!table.myTurn || !table.view) return null;
    if (this.chosen) {
      const { choice } = this.chosen;
      return {
        note: this.outcome(choice),
        secondary: { label: this.t("kt-drop"), act: () => this.drop() },
        primary: { label: table.actionText(choice), act: () => this.act(choice) },
      };
    }
    return { note: this.#note, secondary: this.#offer(SECONDARY), primary: this.#offer(PRIMARY) };
  });

  #offer(kinds: readonly string[]): Offer | undefined {
    const choice = this.table.legal.find(({ kind }) => kinds.includes(kind));
    return choice && { label: this.table.actionText(choice), act: () => this.act(choice) };
  }

  get #note(): string {
    const { phase } = this.view;
    if (phase === "strength") return this.t("kt-commit-chances");
    return this.t(`kt-now-${phase}`);
  }

  /** The chances that the rules tell beside my options, and once what they suppose. */
  readonly odds: readonly Odds[] = $derived.by(() => {
    if (!this.table.myTurn) return [];
    const told = new Map<string, Odds["options"]>();
    for (const choice of this.table.legal) {
      for (const { code, chance } of choice.remarks ?? []) {
        if (chance == null) continue;
        const value = Math.round(chance * 100);
        const options = told.get(code) ?? [];
        const listed = BEARS.test(choice.kind) ? [] : [{ label: this.table.actionText(choice), value }];
        told.set(code, [...options, ...listed]);
      }
    }
    return [...told].map(([code, options]) => ({ code, options }));
  });

  /** The chance to win the duel by an option, in per cent. */
  percent(choice: Choice | undefined): number {
    const told = choice?.remarks?.findLast((remark) => remark.chance !== undefined);
    return Math.round((told?.chance ?? 0) * 100);
  }

  /** What an action would bring, in a few words; empty where its name says it all. */
  outcome(choice: Choice): string {
    const { kind, args } = choice;
    const area = this.figures.actions[kind];
    if (area?.gain) return this.effect(area.gain);
    if (kind === "market") return this.t("kt-price", { count: this.view.market[args.item!] ?? 0 });
    if (kind === "gain_support") {
      const cell = this.view.track.find((one) => one.cell === args.cell);
      return cell?.support ? `${this.thing("token", cell.support)}: ${this.effect(cell.effect)}` : "";
    }
    if (kind === "call_herald" || kind === "sign_up") {
      const place = this.view.tournament.places.find((one) => one.place === args.spot);
      return place?.knight ? this.thing("knight", place.knight) : "";
    }
    if (kind === "play" || kind === "take" || kind === "return") {
      const cards = [...this.view.hand, ...Object.values(this.view.rows).flat()];
      const card = cards.find((one) => one.card === args.card);
      return card ? this.gain(card.gain) : "";
    }
    return "";
  }
}

export function keyOf({ kind, args }: Intent): string {
  return [kind, ...Object.values(args)].join(" ");
}

export function intent(kind: string, args: Record<string, string> = {}): Intent {
  return { kind, args };
}
