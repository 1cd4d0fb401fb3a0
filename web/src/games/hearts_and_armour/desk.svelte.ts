/** What a player is about to do: the card in hand, the hero aimed at, the fight being told.
 *  Board, hand and side column are components of one table; they share this. */

import type { Intent } from "../../lib/actions";
import type { Choice, GameSheet, HeartsAndArmourView, HeroView, Struck } from "../../lib/wire";
import { LiveTable } from "../../table/live.svelte";
import type { Extras } from "../../table/tabletop.svelte";
import { desksOf, GameDesk } from "../desk.svelte";
import en from "./text/en.ftl?raw";
import ru from "./text/ru.ftl?raw";

export const deskOf = desksOf({ ru, en }, (table) => new Desk(table));

/** A fight told hero by hero, at the reader's pace; after the last one the verdict, if the game is over. */
export interface Report {
  /** in the order in which they are counted: clockwise from the neighbour of who declared */
  heroes: readonly Struck[];
  /** the hero that is being counted; beyond the last: all are */
  step: number;
  declarer: number | null;
  sheet: GameSheet | null;
}

export class Desk extends GameDesk<HeartsAndArmourView> {
  /** the place of the chosen card in my hand */
  held = $state<number | null>(null);
  /** the hero aimed at */
  aim = $state<string | null>(null);
  /** the place of a card before the target, chosen and not yet confirmed */
  place = $state<string | null>(null);
  /** the fight is about to be declared */
  declaring = $state(false);
  /** a phone: what the fight would bring, instead of the heroes */
  weighing = $state(false);
  report = $state.raw<Report | null>(null);
  /** up to where the table's events have been told */
  #told = $state(0);

  constructor(table: ConstructorParameters<typeof GameDesk>[0]) {
    super(table);
    this.#told = table.happened.n;
  }

  // -- who is who ---------------------------------------------------------------------------

  get me(): HeroView | null {
    return this.table.seat === null ? null : (this.view.heroes[this.table.seat] ?? null);
  }

  /** Seats clockwise from mine: it lies at the foot. */
  readonly round: readonly number[] = $derived.by(() => {
    const { seats } = this.view;
    const first = this.table.seat ?? 0;
    return Array.from({ length: seats }, (_, i) => (first + i) % seats);
  });

  /** "you" or a name. */
  who(seat: number): string {
    return seat === this.table.seat ? this.t("ha-you") : (this.table.names[seat] ?? "");
  }

  /** A name as it stands alone: with a capital letter, and where there is little room without a title. */
  hero(hero: string, short = false): string {
    if (short && hero === "sorcerer") return this.t("ha-sorcerer");
    return capital(this.thing("hero", hero));
  }

  /** Rows instead of a ring, on a phone upright or across. */
  get tight(): boolean {
    return this.phone || this.low;
  }

  /** What my goal is to this hero: he must live, or die. */
  goalOf(hero: string): "live" | "die" | null {
    const me = this.me;
    if (!me?.goals.includes(hero)) return null;
    return me.goal === "hunter" ? "die" : "live";
  }

  /** How I win, in the words of the game itself. */
  get secret(): string {
    const me = this.me;
    if (!me?.goal) return "";
    return this.t(`show-goal-${me.goal}`, {
      side: me.side ?? "none",
      goals: me.goals,
      draw_hunter: this.view.options.draw_hunter,
      sorcerer_only_death: this.view.options.sorcerer_only_death,
      hunt_rounds: Number(this.view.options.hunt_rounds),
    });
  }

  /** Cards that others have laid or moved since I decided last, as "hero place". */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    const found = new Set<string>();
    const { table } = this;
    if (!(table instanceof LiveTable) || table.seat === null || table.past !== null) return found;
    const { heroes, seats } = this.view;
    const latest = Math.max(0, ...heroes.flatMap(({ cards }) => cards.map((card) => card.turn)));
    for (const { of, version, seen } of table.log) {
      if (of !== "game" || version <= table.lastOwn) continue;
      const { seat, layer, hero, to } = seen.args;
      const moved = seen.code === "moved";
      if (!moved && seen.code !== "laid" && seen.code !== "played") continue;
      const on = heroes.find((one) => one.hero === (moved ? to : hero));
      // nobody lays twice in a lap: an older card of theirs is not meant
      const card = on?.cards.findLast((one) =>
        moved
          ? one.layer === layer && one.moved_by === seat
          : one.layer === seat && latest - one.turn < seats,
      );
      if (on && card) found.add(`${on.hero} ${card.place}`);
    }
    return found;
  });

  // -- what can be touched --------------------------------------------------------------------

  /** A fight is being told, or has just been fought and not begun to be told. */
  get telling(): boolean {
    return this.report !== null || this.#untold;
  }

  /** A fight at a live table is told as it happens; in a replay one looks at it when one likes. */
  get #untold(): boolean {
    const { n, events } = this.table.happened;
    return (
      this.table instanceof LiveTable && n > this.#told && events.some((event) => event.code === "struck")
    );
  }

  /** After every update: begin to tell a fight that was just fought. */
  hear(): void {
    const { n, events } = this.table.happened;
    if (this.#untold) this.tell(events.some((event) => event.code === "verdict"));
    this.#told = n;
  }

  get card(): string | null {
    return this.held === null ? null : (this.view.hand[this.held]?.card ?? null);
  }

  get declare(): Choice | null {
    return this.#legal("declare")[0] ?? null;
  }

  /** What a card may do on a hero: face down, face up. */
  ways(card: string, hero: string): { lay?: Choice; play?: Choice } {
    const find = (kind: string) =>
      this.#legal(kind).find((one) => one.args.card === card && one.args.hero === hero);
    return { lay: find("lay"), play: find("play") };
  }

  /** Where the chosen card of an extra action may go. */
  readonly ends: ReadonlyMap<string, Choice> = $derived.by(() => {
    const found = new Map<string, Choice>();
    for (const choice of this.table.legal) {
      if (choice.kind === "move" || choice.kind === "give") found.set(choice.args.hero!, choice);
    }
    return found;
  });

  /** The cards before the target that the extra action may touch, by their place. */
  readonly places: ReadonlyMap<string, Choice> = $derived.by(
    () => new Map(this.#legal("affect").map((choice) => [choice.args.place!, choice])),
  );

  /** Heroes that glow. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.ends.size) return new Set(this.ends.keys());
    const card = this.card;
    if (!card) return new Set<string>();
    return new Set(this.table.legal.filter((one) => one.args.card === card).map((one) => one.args.hero!));
  });

  /** Whether a card of my hand may be played now. */
  get mayPlay(): boolean {
    return this.table.legal.some((one) => one.kind === "lay");
  }

  #legal(kind: string): Choice[] {
    return this.table.myTurn ? this.table.legal.filter((one) => one.kind === kind) : [];
  }

  // -- touches ----------------------------------------------------------------------------------

  drop(): void {
    this.held = null;
    this.aim = null;
    this.place = null;
    this.declaring = false;
  }

  /** After every update: what is chosen must still make sense. */
  settle(): void {
    if (!this.table.view) return;
    if (!this.table.myTurn || this.view.phase !== "turn") {
      this.held = null;
      this.declaring = false;
    }
    if (!this.table.myTurn) this.drop();
    if (this.held !== null && this.held >= this.view.hand.length) this.held = null;
    if (this.place && !this.places.has(this.place)) this.place = null;
    if (this.view.phase === "destination" && this.aim && !this.ends.has(this.aim)) this.aim = null;
    if (this.view.phase === "affected") this.aim = null;
    if (!this.declare) this.declaring = false;
  }

  tapCard(place: number, at: Element): void {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    const card = this.view.hand[place]?.card;
    if (!card) return;
    if (!this.mayPlay) {
      void this.#explain({ kind: "lay", args: { card, hero: this.view.heroes[0]!.hero } }, at);
      return;
    }
    this.declaring = false;
    this.held = this.held === place ? null : place;
  }

  /** A hero: where the card in hand, or the card of an extra action, shall go. */
  async tapHero(hero: string, at: Element): Promise<void> {
    this.table.bubble = null;
    if (this.telling || !this.mayAct(at)) return;
    this.declaring = false;
    if (this.view.phase === "destination") {
      const choice = this.ends.get(hero);
      if (!choice) {
        const kind = this.view.effect === "take" ? "give" : "move";
        await this.#explain({ kind, args: { hero } }, at);
      } else if (this.aim === hero) await this.act(choice, at);
      else this.aim = hero;
      return;
    }
    if (this.view.phase === "affected") {
      this.say(at, "ha-card-first", ["HA-062"]);
      return;
    }
    if (this.mayPlay) this.aim = this.aim === hero ? null : hero;
    else await this.#explain({ kind: "lay", args: { card: this.view.hand[0]?.card ?? "", hero } }, at);
  }

  /** A card before the target of an extra action. */
  async tapPlace(place: string, at: Element): Promise<void> {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    const choice = this.places.get(place);
    if (!choice) return this.#explain({ kind: "affect", args: { place } }, at);
    if (this.place === place) await this.act(choice, at);
    else this.place = place;
  }

  /** A card that lies before a hero: itself, if one is to be chosen there, else the hero. */
  async tapLaid(hero: string, place: string, at: Element): Promise<void> {
    if (this.view.phase === "affected" && this.view.target === hero) await this.tapPlace(place, at);
    else await this.tapHero(hero, at);
  }

  /** The card is let go over a hero; how it lies is asked then. */
  dropOn(place: number, hero: string): void {
    this.held = place;
    this.aim = hero;
  }

  async tapDeclare(at: Element): Promise<void> {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    if (!this.declare) return this.#explain({ kind: "declare", args: {} }, at);
    const was = this.declaring;
    this.drop();
    this.declaring = !was;
  }

  async act(choice: Choice, at: Element | null = null): Promise<void> {
    await this.table.act(choice, at);
    if (!this.table.bubble) this.drop();
  }

  mayAct(at: Element): boolean {
    if (this.table.busy) return false;
    if (this.table.myTurn) return true;
    const seat = this.table.decider;
    if (seat !== null && this.table.seat !== null) {
      this.table.refuse(at, { code: "not_your_turn", args: { seat }, rules: [] });
    }
    return false;
  }

  async #explain(intent: Intent, at: Element): Promise<void> {
    const answer = await this.table.whyNot(intent);
    if (answer) this.table.refuse(at, answer.refusal, answer.message);
  }

  say(at: Element, message: string, rules: string[]): void {
    this.table.bubble = { at, text: this.t(message), rules };
  }

  // -- the fight --------------------------------------------------------------------------------

  /** Begin to tell the last fight; `ended`: with it a game ended. */
  tell(ended: boolean): void {
    const { last_fight, declarer, seats } = this.view;
    if (!last_fight.length) return;
    const first = declarer === null ? 0 : (declarer + 1) % seats;
    const heroes = Array.from({ length: seats }, (_, i) => last_fight[(first + i) % seats]!);
    this.drop();
    this.weighing = false;
    this.report = { heroes, step: 0, declarer, sheet: ended ? this.view.last_game : null };
  }

  /** The next hero, the verdict, and back to the table. */
  next(): void {
    const report = this.report;
    if (!report) return;
    const last = report.sheet ? report.heroes.length : report.heroes.length - 1;
    if (report.step >= last) this.report = null;
    else this.report = { ...report, step: report.step + 1 };
  }

  /** Everything counted at once. */
  skip(): void {
    const report = this.report;
    if (!report) return;
    this.report = report.sheet ? { ...report, step: report.heroes.length } : null;
  }

  // -- the prompt bar ---------------------------------------------------------------------------

  readonly extras: Extras | null = $derived.by(() => {
    const { table, report } = this;
    if (report && report.step < report.heroes.length) {
      const name = report.declarer === null ? "" : (table.names[report.declarer] ?? "");
      return {
        sentence: this.t("ha-telling"),
        rules: ["HA-087", "HA-088"],
        note: this.t("ha-telling-who", { name }),
      };
    }
    if (!table.myTurn || !table.view || this.telling) return null;
    const drop = { label: this.t("ha-drop"), act: () => this.drop() };
    if (this.view.phase === "turn") return this.#turn(drop);
    if (this.view.phase === "affected") {
      const choice = this.place ? this.places.get(this.place) : undefined;
      const decline = this.#legal("decline")[0];
      return {
        note: this.t("ha-touch-card"),
        secondary: decline ? { label: table.actionText(decline), act: () => this.act(decline) } : undefined,
        primary: choice && { label: table.actionText(choice), act: () => this.act(choice) },
      };
    }
    const choice = this.aim ? this.ends.get(this.aim) : undefined;
    return {
      note: this.t("ha-touch-hero"),
      secondary: choice && drop,
      primary: choice && { label: table.actionText(choice), act: () => this.act(choice) },
    };
  });

  #turn(drop: { label: string; act: () => void }): Extras {
    const declare = this.declare;
    if (this.declaring && declare) {
      return {
        sentence: this.t("ha-declare-sure"),
        rules: ["HA-060"],
        note: this.outcome,
        secondary: drop,
        primary: { label: this.table.actionText(declare), act: () => this.act(declare) },
      };
    }
    const { card, aim: hero } = this;
    if (card && hero) {
      const { lay, play } = this.ways(card, hero);
      const down = lay && { label: this.t("ha-down"), act: () => this.act(lay) };
      const up = play && { label: this.t("ha-up"), act: () => this.act(play) };
      const there = this.view.heroes.find((one) => one.hero === hero)?.cards.length ?? 0;
      return {
        sentence: this.t("ha-how", { card, hero }),
        rules: up ? ["HA-049", "HA-054"] : ["HA-049", "HA-052"],
        note: up ? this.t(there ? "ha-how-acts" : "ha-how-void", { count: there }) : this.t("ha-how-self"),
        secondary: up ? down : drop,
        primary: up ?? down,
      };
    }
    if (card) return { sentence: this.t("ha-whom", { card }), note: this.t("ha-whom-how"), secondary: drop };
    if (hero)
      return { sentence: this.t("ha-which", { hero }), note: this.t("ha-which-how"), secondary: drop };
    if (!this.mayPlay && declare) {
      return { primary: { label: this.table.actionText(declare), act: () => this.act(declare) } };
    }
    return { note: this.t("ha-turn-how") };
  }

  /** What the fight would bring by the known cards, in one sentence. */
  get outcome(): string {
    const forecast = this.view.forecast;
    if (!forecast) return "";
    const named = (fate: string) =>
      forecast.heroes.filter((one) => one.fate === fate).map((one) => this.view.heroes[one.seat]!.hero);
    const parts = [this.t("remark-dying", { heroes: named("dies") })];
    if (named("open").length) parts.push(this.t("remark-perhaps", { heroes: named("open") }));
    if (forecast.verdict) {
      parts.push(this.t("remark-verdict", { verdict: forecast.verdict, sure: forecast.sure }));
    }
    return parts.join("; ");
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
