/** What a player is about to do: the unit to set up, the cell looked at, the target or card chosen.
 *  Map, panels and hand are components of one table; they share this. */

import type { Intent } from "../../lib/actions";
import type {
  Choice,
  RiseShieldsCard,
  RiseShieldsOdds,
  RiseShieldsPlayer,
  RiseShieldsUnit,
  RiseShieldsView,
} from "../../lib/wire";
import type { Extras, Offer, Tabletop } from "../../table/tabletop.svelte";
import { desksOf, GameDesk } from "../desk.svelte";
import { typeOf } from "./art";
import { cellName, middleOf } from "./hexes";
import en from "./text/en.ftl?raw";
import ru from "./text/ru.ftl?raw";

/** What a lit cell stands for: a way to go, a unit to act with, an attack, a unit or place to choose. */
export type Sense = "go" | "act" | "fight" | "choose";

export interface Spot {
  cell: string;
  sense: Sense;
  /** several only where one target can be attacked in two ways */
  choices: readonly Choice[];
  /** the steps that lead there, and the movement left */
  way?: readonly string[];
  points?: number;
}

const SENSES: Readonly<Record<string, Sense>> = {
  step: "go",
  activate: "act",
  melee: "fight",
  shoot: "fight",
  arc: "fight",
  siege: "fight",
  bless: "choose",
  on: "choose",
  at: "choose",
  retreat: "choose",
  rebuild: "choose",
  deploy: "choose",
};
/** Done at the first click: they can be taken back, or there is nothing to weigh. */
const AT_ONCE = new Set(["activate", "step", "deploy", "at", "retreat", "on"]);
/** Cards of a hand and the ways to play them. */
const PLAYS = new Set(["play", "channel", "borrow", "borrow_channel"]);
/** Answers that lie on the prompt bar, the one that does more last. */
const ANSWERS = [
  "pass",
  "hold",
  "stay",
  "accept",
  "finish",
  "end",
  "turn",
  "withdraw",
  "counter",
  "strike",
  "reroll",
];
/** Where who stands apart is set up by itself: shooters, machines and leaders behind the others. */
const BEHIND = new Set(["archers", "crossbowmen", "musketeers", "wizards", "catapult"]);
export const WINDOWS = new Set(["window", "lethal", "spell_window", "ally_main"]);

export const deskOf = desksOf({ ru, en }, (table) => new Desk(table));

export class Desk extends GameDesk<RiseShieldsView> {
  /** the cell under pointer or focus */
  over = $state<string | null>(null);
  /** the lit cell that was touched and waits for its confirmation */
  chosen = $state<string | null>(null);
  /** the chosen card */
  card = $state<string | null>(null);
  /** the unit to be set up next */
  unit = $state<string | null>(null);
  /** cells for a new catapult are shown */
  building = $state(false);
  /** giving up waits for its confirmation */
  resigning = $state(false);
  /** the corner of a fire rain that is looked at */
  corner = $state<number | null>(null);
  /** several actions follow one another: a way is walked, the army is set up */
  settling = $state(false);
  /** a phone: whose cards, artifacts and losses lie open */
  open = $state<number | null>(null);
  zoom = $state(1);
  #changed: (() => void) | null = null;

  constructor(table: Tabletop) {
    super(table);
    // Sixteen or so cells on a phone: each can be hit with a finger.
    this.watch("(max-width: 720px), (max-height: 500px)", (matches) => (this.zoom = matches ? 2 : 1));
  }

  /** camps, leaders and factions are chosen: nobody stands on the map yet */
  get drafting(): boolean {
    const { round, phase, units } = this.view;
    return !round && phase !== "deploy" && !units.some((unit) => unit.at);
  }

  /** whether my own camp would lie above: the map is shown from its other side */
  get turned(): boolean {
    return this.me?.camp === "camp_2";
  }

  // -- words --------------------------------------------------------------------------------

  /** The same as the beginning of a line. */
  title(family: string, id: string): string {
    return capital(this.thing(family, id));
  }

  who(seat: number): string {
    return seat === this.table.seat ? this.t("rs-you") : (this.table.names[seat] ?? "");
  }

  // -- what stands where ------------------------------------------------------------------------

  readonly #standing: ReadonlyMap<string, RiseShieldsUnit> = $derived.by(
    () =>
      new Map(this.table.view ? this.view.units.flatMap((unit) => (unit.at ? [[unit.at, unit]] : [])) : []),
  );

  unitAt(cell: string | null): RiseShieldsUnit | null {
    return (cell && this.#standing.get(cell)) || null;
  }

  unitNamed(name: string | null | undefined): RiseShieldsUnit | null {
    return this.view.units.find((unit) => unit.unit === name) ?? null;
  }

  terrainAt(cell: string): string {
    const [row, column] = cell.split(".").map(Number) as [number, number];
    return this.view.terrain[row]?.[column] ?? "plain";
  }

  get me(): RiseShieldsPlayer | null {
    return this.table.seat === null ? null : (this.view.players[this.table.seat] ?? null);
  }

  #chain(field: string): string | null {
    return (this.view.going_on.chain?.[field] as string | undefined) ?? null;
  }

  // -- what can be touched --------------------------------------------------------------------

  get myTurn(): boolean {
    return this.table.myTurn && !!this.table.view;
  }

  /** The units that are still to be set up. */
  readonly waiting: readonly string[] = $derived.by(() => [
    ...new Set(this.table.legal.flatMap((one) => (one.kind === "deploy" ? [one.args.unit!] : []))),
  ]);

  get deploying(): string | null {
    return this.unit && this.waiting.includes(this.unit) ? this.unit : (this.waiting[0] ?? null);
  }

  /** Lit cells, each with what a touch of it means. */
  readonly spots: ReadonlyMap<string, Spot> = $derived.by(() => {
    const found = new Map<string, Spot>();
    if (!this.myTurn) return found;
    const { activation } = this.view;
    for (const { cell, points, way } of activation?.reach ?? []) {
      found.set(cell, { cell, sense: "go", choices: [], way, points });
    }
    for (const choice of this.table.legal) {
      const sense = SENSES[choice.kind];
      if (!sense || !this.#isOffered(choice)) continue;
      const cell = choice.args.cell ?? this.unitNamed(choice.args.unit)?.at;
      if (!cell) continue;
      const known = found.get(cell);
      found.set(cell, { ...known, cell, sense, choices: [...(known?.choices ?? []), choice] });
    }
    return found;
  });

  #isOffered(choice: Choice): boolean {
    if (choice.kind === "rebuild") return this.building;
    return choice.kind !== "deploy" || choice.args.unit === this.deploying;
  }

  /** The facings that may be chosen. */
  readonly faces: ReadonlyMap<number, Choice> = $derived.by(
    () =>
      new Map(
        this.table.legal.flatMap((one) => (one.kind === "face" ? [[Number(one.args.facing), one]] : [])),
      ),
  );

  /** The unit that turns. */
  readonly turning: RiseShieldsUnit | null = $derived.by(() => {
    if (!this.myTurn || !this.faces.size) return null;
    const { phase, activation, battle } = this.view;
    if (phase === "activation") return this.unitNamed(activation?.unit);
    if (phase === "declare_facing") return this.unitNamed(battle?.attacker);
    return this.unitNamed(this.#chain("facing_unit"));
  });

  /** Corners of a cell between three cells, for the fire rain. */
  readonly corners: ReadonlyMap<number, Choice> = $derived.by(
    () =>
      new Map(
        this.table.legal.flatMap((one) => (one.kind === "area" ? [[Number(one.args.corner), one]] : [])),
      ),
  );

  get cornerCell(): string | null {
    return this.corners.size ? (this.unitNamed(this.#chain("card_unit"))?.at ?? null) : null;
  }

  /** Everything that lies neither on the map nor on the prompt bar nor in a hand. */
  readonly offers: readonly Choice[] = $derived.by(() => {
    if (!this.myTurn) return [];
    return this.table.legal.filter(({ kind, args }) => {
      if (kind === "on") return !this.unitNamed(args.unit)?.at;
      return !(kind in SENSES) && !PLAYS.has(kind) && !ANSWERS.includes(kind) && !/^(face|area)$/.test(kind);
    });
  });

  /** All ways to play a card now. */
  plays(card: string): readonly Choice[] {
    return this.table.legal.filter((one) => PLAYS.has(one.kind) && one.args.card === card);
  }

  choiceOf(kind: string, field?: string, value?: string): Choice | null {
    return this.table.legal.find((one) => one.kind === kind && (!field || one.args[field] === value)) ?? null;
  }

  // -- what is looked at --------------------------------------------------------------------------

  get looked(): string | null {
    return this.over ?? this.chosen;
  }

  /** The attacks on the target that is chosen or looked at. */
  readonly odds: readonly RiseShieldsOdds[] = $derived.by(() => {
    if (!this.table.view) return [];
    const targets = this.view.activation?.targets ?? [];
    const on = (cell: string | null) => {
      const unit = this.unitAt(cell);
      return unit ? targets.filter((one) => one.target === unit.unit) : [];
    };
    const found = on(this.over);
    return found.length ? found : on(this.chosen);
  });

  /** The way to the cell that is looked at. */
  readonly way: readonly string[] = $derived.by(() => {
    const spot = this.looked ? this.spots.get(this.looked) : undefined;
    const from = this.unitNamed(this.table.view ? this.view.activation?.unit : null)?.at;
    return spot?.way && from ? [from, ...spot.way] : [];
  });

  // -- touches ----------------------------------------------------------------------------------

  drop(): void {
    this.open = null;
    this.card = null;
    this.chosen = null;
    this.building = false;
    this.resigning = false;
    this.corner = null;
    this.over = null;
  }

  /** After every update: what is chosen must still make sense. */
  settle(): void {
    this.#changed?.();
    if (!this.table.view) return;
    if (this.chosen && !this.spots.has(this.chosen)) this.chosen = null;
    if (this.card && !this.plays(this.card).length) this.card = null;
    if (!this.choiceOf("rebuild")) this.building = false;
    if (!this.choiceOf("resign")) this.resigning = false;
    if (!this.corners.size) this.corner = null;
  }

  /** A touch of the map. `sure`: by mouse or keyboard, which have shown already where it leads. */
  async touch(cell: string, at: Element, sure: boolean): Promise<void> {
    this.table.bubble = null;
    const spot = this.myTurn ? this.spots.get(cell) : undefined;
    if (!spot) return this.#explain(cell, at);
    if (this.table.busy || this.settling) return;
    const [choice] = spot.choices;
    const soon = !choice || AT_ONCE.has(choice.kind);
    if (spot.choices.length < 2 && (this.chosen === cell || (sure && soon))) {
      if (spot.way && spot.way.length > 1) await this.#walk(spot.way, at);
      else if (choice) await this.act(choice, at);
      return;
    }
    this.chosen = cell;
    this.card = null;
  }

  async act(choice: Choice, at: Element | null = null): Promise<void> {
    if (this.settling) return;
    await this.table.act(choice, at);
    if (!this.table.bubble) this.drop();
  }

  /** Step by step along a way, as far as every step is legal. */
  async #walk(way: readonly string[], at: Element | null): Promise<void> {
    this.drop();
    this.settling = true;
    for (const cell of way) {
      const step = this.choiceOf("step", "cell", cell);
      if (!step || !(await this.#did(step, at))) break;
    }
    this.settling = false;
  }

  /** Acts and waits for the table to show what came of it. */
  async #did(choice: Choice, at: Element | null): Promise<boolean> {
    const before = this.table.view;
    await this.table.act(choice, at);
    if (this.table.bubble) return false;
    if (this.table.view === before) await new Promise<void>((done) => (this.#changed = done));
    this.#changed = null;
    return true;
  }

  /** The rest of the army stands where it usually does. */
  async deployRest(at: Element | null): Promise<void> {
    if (this.settling) return;
    this.settling = true;
    while (this.myTurn && /^deploy/.test(this.view.phase)) {
      const next = this.view.phase === "deploy" ? this.#usual() : this.keptFacing;
      if (!next || !(await this.#did(next, at))) break;
    }
    this.settling = false;
  }

  /** Shooters, machines and leaders in the row next to the camp, the others before them. */
  #usual(): Choice | null {
    const unit = this.waiting[0];
    const rows = this.me?.rows ?? [];
    const type = unit ? typeOf(unit) : "";
    const behind = BEHIND.has(type) || type === this.me?.leader;
    const own = new Set(rows[behind ? 0 : 1]);
    const all = rows.flat().map((cell) => middleOf(cell).x);
    const middle = (Math.min(...all) + Math.max(...all)) / 2;
    const cost = (cell: string) => Math.abs(middleOf(cell).x - middle) + (own.has(cell) ? 0 : 10_000);
    const cells = this.table.legal.filter((one) => one.kind === "deploy" && one.args.unit === unit);
    return cells.sort((a, b) => cost(a.args.cell!) - cost(b.args.cell!))[0] ?? null;
  }

  /** The choice that leaves a unit looking where it looks, or turns it least. */
  get keptFacing(): Choice | null {
    const now = this.turning?.facing ?? 0;
    const far = (facing: number) => Math.min((facing - now + 6) % 6, (now - facing + 6) % 6);
    const [least] = [...this.faces.keys()].sort((a, b) => far(a) - far(b));
    return (this.turning && least !== undefined && this.faces.get(least)) || null;
  }

  async tapCard(card: string, at: Element): Promise<void> {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    const plays = this.plays(card);
    if (!plays.length) {
      const mine = this.me?.cards.some((one) => one.card === card);
      await this.#refuse({ kind: mine ? "play" : "borrow", args: { card } }, at);
    } else if (this.card === card && plays.length === 1) await this.act(plays[0]!, at);
    else {
      this.card = card;
      this.chosen = null;
    }
  }

  mayAct(at: Element): boolean {
    if (this.table.busy || this.settling) return false;
    if (this.table.myTurn) return true;
    const seat = this.table.decider;
    if (seat !== null && this.table.seat !== null) {
      this.table.refuse(at, { code: "not_your_turn", args: { seat }, rules: [] });
    }
    return false;
  }

  /** A cell that is not lit: to be looked at, or a question that deserves an answer. */
  async #explain(cell: string, at: Element): Promise<void> {
    this.chosen = null;
    this.over = cell;
    if (!this.myTurn) return;
    const intent = this.#meant(cell);
    if (intent) await this.#refuse(intent, at);
    else if (this.view.phase === "activation" && this.unitAt(cell)?.owner === this.table.seat) {
      const unit = this.view.activation?.unit;
      if (unit !== this.unitAt(cell)?.unit) this.say(at, "rs-finish-first", ["RS-050"], { unit });
    }
  }

  /** What somebody may have meant who touched this cell. */
  #meant(cell: string): Intent | null {
    const unit = this.unitAt(cell);
    const { phase } = this.view;
    if (phase === "main") {
      if (unit?.owner === this.table.seat) return { kind: "activate", args: { unit: unit.unit } };
      return this.building ? { kind: "rebuild", args: { cell } } : null;
    }
    if (phase === "activation") {
      const active = this.unitNamed(this.view.activation?.unit);
      if (!unit) return { kind: "step", args: { cell } };
      if (unit.owner === active?.owner) return null;
      const kind = active?.unit_class === "war_machine" ? "siege" : active?.ranged ? "shoot" : "melee";
      return { kind, args: { unit: unit.unit } };
    }
    if (phase === "deploy" && this.deploying) {
      return { kind: "deploy", args: { unit: this.deploying, cell } };
    }
    const kind = [...this.spots.values()][0]?.choices[0]?.kind;
    if (kind === "on") return unit ? { kind, args: { unit: unit.unit } } : null;
    return kind ? { kind, args: { cell } } : null;
  }

  async #refuse(intent: Intent, at: Element): Promise<void> {
    const answer = await this.table.whyNot(intent);
    if (answer) this.table.refuse(at, answer.refusal, answer.message);
  }

  say(at: Element, message: string, rules: string[], args: Record<string, unknown> = {}): void {
    this.table.bubble = { at, text: this.t(message, args), rules };
  }

  /** Why a card cannot be played now, in a few words; empty if it can or if nobody asks. */
  short(card: RiseShieldsCard, player: RiseShieldsPlayer): string {
    if (card.state === "discarded") return this.t("rs-card-discarded");
    if (card.state !== "open") {
      const whose = card.opens === null ? "" : this.who(card.opens);
      return this.t(card.state === "blocked" ? "rs-card-blocked" : "rs-card-closed", { whose });
    }
    if (player.seat !== this.table.seat || !this.view.round) return "";
    if (card.cost > player.energy) return this.t("rs-card-dear", { cost: card.cost, energy: player.energy });
    return this.myTurn && !this.plays(card.card).length ? this.t("rs-card-later") : "";
  }

  // -- the prompt bar ---------------------------------------------------------------------------

  readonly extras: Extras | null = $derived.by(() => {
    const { table } = this;
    if (!this.myTurn) return this.table.view && this.narrow ? { note: this.described } : null;
    if (this.settling) return { note: this.t("rs-settling") };
    if (this.card) return this.#cardExtras(this.card);
    const resign = this.resigning && this.choiceOf("resign");
    if (resign) {
      const drop = { label: this.t("rs-drop"), act: () => this.drop() };
      return { sentence: this.t("rs-resign"), secondary: drop, primary: this.#offer(resign) };
    }
    const spot = this.chosen ? this.spots.get(this.chosen) : undefined;
    if (spot) return this.#spotExtras(spot);
    const answers = this.#answers();
    const note = (this.narrow && this.described) || this.#note();
    const turns = this.keptFacing;
    if (turns && this.view.phase !== "activation") {
      return { note, primary: this.#offer(turns), secondary: this.#restOffer() };
    }
    if (this.view.phase === "deploy") return { note, secondary: this.#restOffer() };
    if (answers.length === 1) {
      // Nothing else is left: the one answer is the way on.
      const spent = ![...this.spots.values()].some((one) => one.sense !== "choose");
      const only = this.#offer(answers[0]!);
      return spent && table.legal.length < 12 ? { note, primary: only } : { note, secondary: only };
    }
    return { note, secondary: this.#answerOffer(answers.at(-2)), primary: this.#answerOffer(answers.at(-1)) };
  });

  #answers(): Choice[] {
    return this.table.legal
      .filter((one) => ANSWERS.includes(one.kind))
      .sort((a, b) => ANSWERS.indexOf(a.kind) - ANSWERS.indexOf(b.kind));
  }

  #offer(choice: Choice): Offer {
    return { label: this.table.actionText(choice), act: () => this.act(choice) };
  }

  /** First strikes and counterstrikes carry their chance. */
  #answerOffer(choice: Choice | undefined): Offer | undefined {
    if (!choice) return undefined;
    const coming = this.view.coming;
    if (!coming || !/^(strike|counter)$/.test(choice.kind)) return this.#offer(choice);
    const label = this.t("rs-with-chance", {
      action: this.table.actionText(choice),
      chance: percent(coming.chance),
    });
    return { label, act: () => this.act(choice) };
  }

  #restOffer(): Offer | undefined {
    if (!/^deploy/.test(this.view.phase)) return undefined;
    return { label: this.t("rs-deploy-rest"), act: () => this.deployRest(null) };
  }

  #cardExtras(card: string): Extras {
    const [one, other] = this.plays(card);
    const drop = { label: this.t("rs-drop"), act: () => this.drop() };
    return {
      sentence: this.t("rs-play", { card }),
      note: this.t(`rs-does-${card}`),
      secondary: other ? this.#offer(other) : drop,
      primary: one && this.#offer(one),
    };
  }

  #spotExtras(spot: Spot): Extras {
    const drop = { label: this.t("rs-drop"), act: () => this.drop() };
    if (spot.sense === "fight") return this.#fightExtras(spot, drop);
    if (spot.way && spot.way.length > 1) {
      const walk = {
        label: this.t("rs-walk", { points: spot.points ?? 0 }),
        act: () => this.#walk(spot.way!, null),
      };
      return { note: this.described, secondary: drop, primary: walk };
    }
    const choice = spot.choices[0]!;
    return { note: this.described, secondary: drop, primary: this.#offer(choice) };
  }

  #fightExtras(spot: Spot, drop: Offer): Extras {
    const target = this.unitAt(spot.cell)!.unit;
    const unit = this.view.activation?.unit ?? "";
    const offers = spot.choices.map((choice) => {
      const found = this.oddsOf(choice);
      const label = found
        ? this.t(`rs-do-${choice.kind}`, { chance: percent(found.win) })
        : this.table.actionText(choice);
      return { label, act: () => this.act(choice) };
    });
    const [first] = spot.choices.map((choice) => this.oddsOf(choice));
    return {
      sentence: this.t("rs-attack", { unit, target }),
      rules: ["RS-321"],
      note: first ? this.risk(first) : undefined,
      secondary: offers.length > 1 ? offers[0] : drop,
      primary: offers.at(-1),
    };
  }

  oddsOf(choice: Choice): RiseShieldsOdds | null {
    const attack = choice.kind === "shoot" ? "shot" : choice.kind;
    const targets = this.view.activation?.targets ?? [];
    return targets.find((one) => one.target === choice.args.unit && one.attack === attack) ?? null;
  }

  /** What the enemy may answer, in one line. */
  risk(odds: RiseShieldsOdds): string {
    const parts = [this.thing("side", odds.side)];
    if (odds.first_loss) parts.push(this.t("rs-risk-first", { chance: percent(odds.first_loss) }));
    if (odds.counter_loss) parts.push(this.t("rs-risk-counter", { chance: percent(odds.counter_loss) }));
    if (!odds.first_loss && !odds.counter_loss) parts.push(this.t("rs-risk-none"));
    return parts.join("; ");
  }

  #note(): string | undefined {
    const { phase } = this.view;
    if (phase === "main") {
      const count = [...this.spots.values()].filter((one) => one.sense === "act").length;
      return this.t("rs-may-act", { count });
    }
    if (phase === "deploy" && this.deploying) return this.t("rs-deploy-now", { unit: this.deploying });
    if (phase === "activation") {
      const targets = this.view.activation?.targets.length ?? 0;
      return this.t("rs-may-go", { cells: this.view.activation?.reach.length ?? 0, targets });
    }
    const { coming } = this.view;
    if (coming)
      return this.t("rs-coming", { unit: coming.by, target: coming.on, chance: percent(coming.chance) });
    return undefined;
  }

  /** The cell that is looked at, in one line. */
  get described(): string {
    const cell = this.looked;
    return cell ? this.describe(cell) : "";
  }

  describe(cell: string): string {
    const unit = this.unitAt(cell);
    const terrain = this.thing("terrain", this.terrainAt(cell));
    if (!unit) return `${cell} ${terrain}`;
    const figures = this.t("rs-figures", {
      attack_value: unit.attack,
      defence: unit.defence,
      movement: unit.movement,
    });
    return `${this.title("unit", unit.unit)} (${this.who(unit.owner)}): ${figures}, ${terrain}`;
  }
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Every cell of the board, row by row. */
export function cellsOf(view: RiseShieldsView): { name: string; terrain: string }[] {
  return view.terrain.flatMap((row, r) => row.map((terrain, c) => ({ name: cellName(r, c), terrain })));
}
