/** What a player is about to do: the chosen card, its target, the cards picked for an exchange.
 *  Board, hand and deck are three components of one table; they share this. */

import { tick, untrack } from "svelte";

import { encode, type Intent } from "../../lib/actions";
import type { Choice, KingsBountyView, PlayPreview, TitleChange } from "../../lib/wire";
import type { Extras } from "../../table/tabletop.svelte";
import { desksOf, GameDesk } from "../desk.svelte";
import { findKind, isHolding, kindOf, type Kind, type Unit } from "./cards";
import { findHolding, stacks, type Stack } from "./facts";
import en from "./text/en.ftl?raw";
import ru from "./text/ru.ftl?raw";

/** A holding card has one target: before me. */
export const HOME = "home";
export const FOLDED = -1;

/** Something that is asked once more before it is done. */
export interface Question {
  text: string;
  yes: string;
  choice: Choice;
}

type Figures = Record<string, number | string>;

export const deskOf = desksOf({ ru, en }, (table) => new Desk(table));

export class Desk extends GameDesk<KingsBountyView> {
  /** the kind of the chosen card of the hand */
  card = $state<string | null>(null);
  /** the holding it is to be played onto, or HOME */
  target = $state<string | null>(null);
  /** the holding under pointer or focus */
  over = $state<string | null>(null);
  /** the title whose holdings are lit up */
  title = $state<string | null>(null);
  /** the exchange before it is sent: whether it is open, the kinds picked, those being sent */
  exchanging = $state(false);
  picks = $state.raw<readonly string[]>([]);
  sending = $state.raw<readonly string[] | null>(null);
  question = $state.raw<Question | null>(null);
  /** a card that is shown large, by its code or kind */
  large = $state<string | null>(null);
  piles = $state(false);
  /** the kind that is being dragged */
  dragged = $state<string | null>(null);
  /** a phone: one rival is open at a time; null: the first, FOLDED: none */
  opened = $state<number | null>(null);

  #turn = -1;
  /** what was shown when the last step of an exchange was sent */
  #sentOn: unknown = null;

  // -- words ------------------------------------------------------------------------------

  /** "you" or a name. */
  who(seat: number): string {
    return seat === this.table.seat ? this.t("kb-you") : (this.table.names[seat] ?? "");
  }

  /** The name of a kind of card. */
  named(kind: string, capital = false): string {
    const name = this.thing("card", kind);
    return capital ? name.slice(0, 1).toUpperCase() + name.slice(1) : name;
  }

  /** On a phone, the rival whose holdings are open. */
  get open(): number {
    const rivals = this.view.players.filter((player) => player.seat !== this.table.seat);
    if (this.opened === FOLDED || rivals.some((player) => player.seat === this.opened)) return this.opened!;
    return rivals[0]?.seat ?? FOLDED;
  }

  /** The number on a card, from the components; null for heroes and monsters. */
  numberOf(kind: Kind): number | null {
    if (kind.unit) return this.strengthOf(kind.unit);
    return kind.castle ? this.#figure(kind.castle) : Number(kind.code.slice(-1));
  }

  strengthOf(unit: Unit): number | null {
    return this.#figure(unit);
  }

  #figure(name: string): number | null {
    const { strength = {} } = this.table.words.parts.components as { strength?: Record<string, Figures> };
    const found = Object.values(strength).find((figures) => name in figures)?.[name];
    return typeof found === "number" ? found : null;
  }

  // -- what lies in the hand ----------------------------------------------------------------

  /** Cards are being picked, here or already at the server. */
  readonly picking: boolean = $derived.by(
    () => this.exchanging || (this.table.myTurn && this.table.view !== null && this.view.phase === "picking"),
  );

  readonly sequence: readonly string[] = $derived.by(() => [
    ...((this.table.view as KingsBountyView | null)?.picked ?? []),
    ...(this.sending ?? this.picks),
  ]);

  readonly hand: readonly Stack[] = $derived.by(() =>
    this.table.view ? stacks(this.view, this.sequence) : [],
  );

  readonly #legal = $derived.by(() => {
    const found = new Map<string, Map<string, Choice>>();
    for (const choice of this.table.legal) {
      const [kind, target] = aim(choice);
      if (kind === null) continue;
      const targets = found.get(kind) ?? new Map<string, Choice>();
      if (!targets.has(target)) targets.set(target, choice);
      found.set(kind, targets);
    }
    return found;
  });

  /** Where a card of this kind may be played, with the action. */
  targets(kind: string): ReadonlyMap<string, Choice> {
    return this.#legal.get(kind) ?? NONE;
  }

  /** How many kinds of my hand can be played now, counted by cards. */
  readonly playable: number = $derived(
    this.hand.reduce((sum, stack) => sum + (this.#legal.has(stack.kind) ? stack.count : 0), 0),
  );

  get exchange(): Choice | null {
    return this.table.legal.find((choice) => choice.kind === "exchange") ?? null;
  }

  /** The action that card and target make. */
  readonly choice: Choice | null = $derived(
    this.card && this.target ? (this.targets(this.card).get(this.target) ?? null) : null,
  );

  glows(stack: Stack): boolean {
    if (!this.table.myTurn || this.sending) return false;
    if (this.picking) return stack.numbers.length < stack.count;
    const targets = this.targets(stack.kind);
    return this.target && !this.card ? targets.has(this.target) : targets.size > 0;
  }

  /** Whether the chosen, or dragged, card may be played onto this holding (or HOME). */
  isTarget(target: string): boolean {
    const kind = this.dragged ?? this.card;
    return kind !== null && !this.picking && this.targets(kind).has(target);
  }

  /** What would change if the card went to the target that is looked at. */
  readonly preview: { target: string; choice: Choice; what: PlayPreview } | null = $derived.by(() => {
    const kind = this.dragged ?? this.card;
    if (!kind || this.picking) return null;
    const targets = this.targets(kind);
    const target = [this.over, this.target].find((one) => one && targets.has(one));
    const choice = target && targets.get(target);
    const what = choice && this.view.previews.find((one) => one.action === choice.text);
    return choice && what ? { target, choice, what } : null;
  });

  // -- taps -----------------------------------------------------------------------------------

  drop(): void {
    this.card = null;
    this.target = null;
    this.over = null;
    this.exchanging = false;
    this.picks = [];
  }

  /** After every update: what is chosen must still make sense. */
  settle(): void {
    if (!this.table.view) return;
    if (!this.table.myTurn) this.drop();
    if (this.view.turn !== this.#turn) this.title = null; // a look at a title ends with the turn
    this.#turn = this.view.turn;
    if (this.card && !this.targets(this.card).size) this.card = null;
    if (this.target && this.target !== HOME && !findHolding(this.view, this.target)) this.target = null;
    if (this.view.phase === "picking") this.exchanging = false;
  }

  async tapCard(stack: Stack, at: Element): Promise<void> {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    if (this.picking) return this.pick(stack);
    if (this.card === stack.kind) {
      // A holding card that is chosen already goes where it only can.
      this.card = null;
      this.target = null;
      return;
    }
    const targets = this.targets(stack.kind);
    if (!targets.size || (this.target && !this.card && !targets.has(this.target))) {
      await this.explain(stack.kind, targets.size ? this.target : null, at);
      return;
    }
    const kept = this.target && !this.card ? this.target : null;
    this.card = stack.kind;
    this.target = kept ?? (targets.has(HOME) ? HOME : null);
    if (this.narrow && !targets.has(HOME)) this.#openTargets(targets);
  }

  async tapHolding(holding: string, at: Element): Promise<void> {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    if (this.picking) {
      this.#say(at, "refusal-still_exchanging", ["KB-037", "KB-108"]);
    } else if (!this.card) {
      const reached = this.hand.some((stack) => this.targets(stack.kind).has(holding));
      if (!reached) this.#say(at, "kb-unreachable", ["KB-050"]);
      else this.target = this.target === holding ? null : holding;
    } else if (this.targets(this.card).has(holding)) {
      if (this.target === holding) await this.commit(at);
      else this.target = holding;
    } else {
      await this.explain(this.card, holding, at);
    }
  }

  /** The own area: where a holding card goes. */
  async tapHome(at: Element): Promise<void> {
    if (this.card && this.targets(this.card).has(HOME)) {
      this.target = HOME;
      await this.commit(at);
    }
  }

  async commit(at: Element | null = null): Promise<void> {
    const choice = this.choice;
    if (choice) await this.play(choice, at);
  }

  /** Straight to the end: a drop, a double click, a confirmed choice. */
  async play(choice: Choice, at: Element | null, sure = false): Promise<void> {
    const question = sure ? null : this.#question(choice);
    if (question) {
      this.question = question;
      return;
    }
    this.question = null;
    await this.table.act(choice, at);
    if (!this.table.bubble) this.drop();
  }

  /** Why a card may not be played (there): asked from the referee, as far as it can be. */
  async explain(kind: string, holding: string | null, at: Element): Promise<void> {
    const stack = this.hand.find((one) => one.kind === kind);
    const intent = stack?.cards[0] ? this.#intent(findKind(kind), stack.cards[0], holding) : null;
    const answer = intent && (await this.table.whyNot(intent));
    if (answer && answer.refusal.code !== "not_on_table") {
      this.table.refuse(at, answer.refusal, answer.message);
    } else {
      this.#say(at, "kb-nowhere", ["KB-050"], { card: kind });
    }
  }

  mayAct(at: Element): boolean {
    if (this.table.busy || this.sending) return false;
    if (this.table.myTurn) return true;
    const seat = this.table.decider;
    if (seat !== null && this.table.seat !== null) {
      this.table.refuse(at, { code: "not_your_turn", args: { seat }, rules: [] });
    }
    return false;
  }

  // -- exchange -------------------------------------------------------------------------------

  async openExchange(at: Element): Promise<void> {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    if (this.exchange) {
      this.drop();
      this.exchanging = true;
    } else {
      const answer = await this.table.whyNot({ kind: "exchange", args: {} });
      if (answer) this.table.refuse(at, answer.refusal, answer.message);
    }
  }

  pick(stack: Stack): void {
    const free = stack.count - stack.numbers.length;
    this.picks = free > 0 ? [...this.picks, stack.kind] : this.picks.filter((kind) => kind !== stack.kind);
  }

  /** Sends the exchange step by step; each step waits for the view of the one before. */
  send(): void {
    this.sending = this.picks;
    this.picks = [];
  }

  /** Called after every update while cards are being sent. */
  async sendNext(): Promise<void> {
    const sending = this.sending;
    // Not before what was sent last has been seen to happen.
    if (!sending || this.table.busy || this.#sentOn === this.table.shown) return;
    const choice = this.#next(sending[0]);
    if (!choice) {
      this.#stop();
      return;
    }
    this.#sentOn = this.table.shown;
    this.sending = choice.kind === "return" ? sending.slice(1) : sending;
    await this.table.act(choice, null);
    if (choice.kind === "done" || this.table.bubble) this.#stop();
  }

  #next(kind: string | undefined): Choice | null {
    if (!this.table.myTurn) return null;
    if (this.view.phase === "turn") return kind === undefined ? null : this.exchange;
    if (this.view.phase !== "picking") return null;
    return (
      this.table.legal.find((choice) =>
        kind === undefined
          ? choice.kind === "done"
          : choice.kind === "return" && kindOf(choice.args.card!) === kind,
      ) ?? null
    );
  }

  #stop(): void {
    this.sending = null;
    this.#sentOn = null;
    this.exchanging = false;
  }

  // -- the prompt bar -------------------------------------------------------------------------

  readonly extras: Extras | null = $derived.by(() => {
    const { table } = this;
    if (!table.myTurn || !table.view) return null;
    if (this.view.phase === "removing") return null;
    const drop = { label: this.t("kb-drop"), act: () => this.drop() };
    if (this.picking) return this.#exchangeExtras();
    if (this.card) {
      const kind = findKind(this.card);
      const [message, rules] = asks(kind);
      const strength = this.hand.find((stack) => stack.kind === this.card)?.strength ?? 0;
      const choice = this.choice;
      return {
        sentence: this.t(message, { card: this.card, strength }),
        rules,
        note: this.#note(),
        secondary: drop,
        primary: choice
          ? { label: this.t(`kb-do-${choice.kind}`, choice.args), act: () => this.commit() }
          : undefined,
      };
    }
    if (this.target && this.target !== HOME) {
      return { sentence: this.t("kb-which", { holding: this.target }), rules: ["KB-049"], secondary: drop };
    }
    const exchange = this.narrow && this.exchange;
    return {
      note: this.t("kb-playable", { count: this.playable }),
      secondary: exchange
        ? { label: this.t("kb-exchange"), act: () => this.openExchange(document.body) }
        : undefined,
    };
  });

  #exchangeExtras(): Extras {
    const count = this.sequence.length;
    const cancel = this.exchanging && !this.sending;
    return {
      sentence: this.t("prompt-pick", { seat: this.table.seat, final: this.view.final_phase }),
      rules: ["KB-108", "KB-110"],
      note: this.t(this.view.options.exchange_order === "random" ? "kb-order-random" : "kb-order", { count }),
      secondary: cancel ? { label: this.t("kb-drop"), act: () => this.drop() } : undefined,
      primary:
        count && !this.sending
          ? { label: this.t("kb-return", { count }), act: () => this.send() }
          : undefined,
    };
  }

  #note(): string {
    const preview = this.preview;
    if (this.narrow && preview) {
      const lines = preview.what.titles.map(
        (one) => `${this.t("kb-title", { title: one.title })}: ${this.outcome(one)}`,
      );
      if (lines.length) return lines.join("; ");
    }
    if (this.target === HOME) return this.narrow ? "" : this.t("kb-lay-how");
    return this.t("kb-targets", { count: this.card ? this.targets(this.card).size : 0 });
  }

  /** What becomes of a title, in two words. */
  outcome(change: TitleChange): string {
    if (change.after === null) return this.t(change.tied ? "kb-becomes-tied" : "kb-becomes-free");
    const message = change.after === this.table.seat ? "kb-becomes-yours" : "kb-becomes";
    return this.t(message, {
      name: this.who(change.after),
      margin: change.margin,
      count: change.counts.length,
    });
  }

  // -- within -----------------------------------------------------------------------------------

  #question(choice: Choice): Question | null {
    const found = findHolding(this.view, choice.args.holding ?? "");
    if (!found || found.owner !== this.table.seat) return null;
    const { holding } = choice.args;
    const yes = this.table.actionText(choice);
    if (choice.kind === "destroy") return { text: this.t("kb-ask-own", { holding }), yes, choice };
    if (found.holding.garrison === null) return null;
    const lost = found.holding.garrison;
    return { text: this.t("kb-ask-replace", { holding, lost, card: choice.args.card }), yes, choice };
  }

  /** The action that somebody means who plays this card onto that holding, or anywhere. */
  #intent(kind: Kind, card: string, holding: string | null): Intent | null {
    if (isHolding(kind)) return { kind: "play", args: { holding: card } };
    const kinds = this.table.words.parts.actions;
    const at = holding ?? kinds.find((one) => one.name === "play")!.fields.holding![0]!;
    const mine = findHolding(this.view, at)?.owner === this.table.seat;
    const name = kind.unit === "monster" ? "destroy" : kind.unit === "hero" || !mine ? "capture" : "garrison";
    const intent = { kind: name, args: { holding: at, card } };
    return encode(kinds, intent) === null ? null : intent;
  }

  #say(at: Element, message: string, rules: string[], args: Record<string, unknown> = {}): void {
    this.table.bubble = { at, text: this.t(message, args), rules };
  }

  /** On a phone targets may be folded away, or out of sight. */
  #openTargets(targets: ReadonlyMap<string, Choice>): void {
    const has = (seat: number) => this.view.players[seat]!.holdings.some((one) => targets.has(one.holding));
    const rivals = this.view.players.filter((player) => player.seat !== this.table.seat && has(player.seat));
    if (!rivals.length) return;
    const open = untrack(() => this.open);
    if (!rivals.some((player) => player.seat === open)) this.opened = rivals[0]!.seat;
    void tick().then(() =>
      document
        .querySelector("[data-rival] [data-lit]")
        ?.scrollIntoView({ block: "center", behavior: "smooth" }),
    );
  }
}

const NONE: ReadonlyMap<string, Choice> = new Map();

/** The kind of card that an action plays, and where. */
function aim(choice: Choice): [kind: string | null, target: string] {
  if (choice.kind === "play") return [kindOf(choice.args.holding!), HOME];
  if (choice.kind === "return" || !choice.args.card) return [null, ""];
  return [kindOf(choice.args.card), choice.args.holding!];
}

/** What is asked once a card is chosen, and by which rules. */
function asks(kind: Kind): [message: string, rules: string[]] {
  if (isHolding(kind)) return ["kb-lay", ["KB-043", "KB-045"]];
  if (kind.unit === "hero") return ["kb-aim-hero", ["KB-083", "KB-088"]];
  if (kind.unit === "monster") return ["kb-aim-monster", ["KB-092"]];
  return ["kb-aim", ["KB-061", "KB-072"]];
}
