/** What a player is about to do: the chosen card, the place looked at, the first of two domains.
 *  Board, hand and side column are components of one table; they share this. */

import type { Intent } from "../../lib/actions";
import type {
  Choice,
  LionheartCard,
  LionheartDomain,
  LionheartPreview,
  LionheartUse,
  LionheartView,
  Refusal,
} from "../../lib/wire";
import type { Extras, Offer } from "../../table/tabletop.svelte";
import { desksOf, GameDesk } from "../desk.svelte";
import { domainAt } from "./land";
import en from "./text/en.ftl?raw";
import ru from "./text/ru.ftl?raw";

/** What a touch of the land means now. */
export type Aim = "edge" | "cell" | "domain" | "pair";

/** The action of a phase that has one kind of target, with the field that names it. */
const AIMS: Readonly<Record<string, [aim: Aim, kind: string, field: string]>> = {
  castle: ["cell", "castle", "cell"],
  castle_knight: ["cell", "knight", "cell"],
  border: ["edge", "border", "edge"],
  knight: ["cell", "knight", "cell"],
  domain: ["domain", "expand", "domain"],
  expand: ["cell", "take", "cell"],
  traitor: ["pair", "traitor", "victim"],
  traitor_knight: ["cell", "knight", "cell"],
  leave: ["cell", "withdraw", "cell"],
  alliance: ["pair", "ally", "victim"],
};

export const deskOf = desksOf({ ru, en }, (table) => new Desk(table));

export class Desk extends GameDesk<LionheartView> {
  /** the chosen card of the hand */
  card = $state<string | null>(null);
  /** the cell, edge or domain under pointer or focus */
  over = $state<string | null>(null);
  /** the one that was touched, and waits for its confirmation */
  chosen = $state<string | null>(null);
  /** of two domains the own one */
  first = $state<string | null>(null);
  /** a phone: the market instead of the hand */
  trading = $state(false);
  zoom = $state(1);

  // -- words --------------------------------------------------------------------------------

  /** "you" or a name; the neutral colour is nobody's. */
  who(seat: number | null): string {
    if (seat === null) return this.t("lh-nobody");
    return seat === this.table.seat ? this.t("lh-you") : (this.table.names[seat] ?? "");
  }

  // -- what can be touched --------------------------------------------------------------------

  readonly #aim: [aim: Aim, kind: string, field: string] | null = $derived.by(() =>
    this.table.view && this.table.myTurn ? (AIMS[this.view.phase] ?? null) : null,
  );

  get aim(): Aim | null {
    return this.#aim?.[0] ?? null;
  }

  /** Cells, edges or domains that may be chosen now, with the action of each. */
  readonly targets: ReadonlyMap<string, Choice> = $derived.by(() => {
    const found = new Map<string, Choice>();
    if (!this.#aim || this.#aim[0] === "pair") return found;
    const [, kind, field] = this.#aim;
    for (const choice of this.table.legal) {
      if (choice.kind === kind) found.set(choice.args[field]!, choice);
    }
    return found;
  });

  /** Of two domains: by the own one, the neighbours. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, Choice>> = $derived.by(() => {
    const found = new Map<string, Map<string, Choice>>();
    if (this.#aim?.[0] !== "pair") return found;
    for (const choice of this.table.legal) {
      if (choice.kind !== this.#aim[1]) continue;
      const { domain, victim } = choice.args as { domain: string; victim: string };
      const victims = found.get(domain) ?? new Map<string, Choice>();
      victims.set(victim, choice);
      found.set(domain, victims);
    }
    return found;
  });

  /** The own domain of the pair: chosen, or the only one there is. */
  get own(): string | null {
    return this.first ?? (this.pairs.size === 1 ? [...this.pairs.keys()][0]! : null);
  }

  /** What glows: names of cells, edges or domains. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.aim !== "pair") return new Set(this.targets.keys());
    const own = this.own;
    return new Set(own ? this.pairs.get(own)?.keys() : this.pairs.keys());
  });

  /** What would be done at the place looked at. */
  readonly choice: Choice | null = $derived.by(() => {
    const at = this.chosen ?? this.over;
    if (!at) return null;
    if (this.aim === "pair") return (this.own && this.pairs.get(this.own)?.get(at)) || null;
    return this.targets.get(at) ?? null;
  });

  /** What it would bring (ledger, part 10). */
  readonly preview: LionheartPreview | null = $derived.by(() => {
    const choice = this.choice;
    if (!choice) return null;
    const text = `${choice.kind} ${choice.args.edge ?? choice.args.cell ?? ""}`;
    return this.view.previews.find((preview) => preview.action === text) ?? null;
  });

  /** The domain that is looked at while nothing is to be placed. */
  readonly looked: LionheartDomain | null = $derived.by(() => {
    if (!this.over || !this.table.view) return null;
    const { domains } = this.view;
    return domains.find((one) => one.domain === this.over) ?? domainAt(this.view, this.over);
  });

  get stop(): Choice | null {
    return this.table.legal.find((choice) => choice.kind === "stop") ?? null;
  }

  // -- touches ----------------------------------------------------------------------------------

  drop(): void {
    this.card = null;
    this.chosen = null;
    this.first = null;
    this.over = null;
  }

  /** After every update: what is chosen must still make sense. */
  settle(): void {
    if (!this.table.view) return;
    if (this.card && !this.view.hand.some((one) => one.card === this.card)) this.card = null;
    if (this.view.phase !== "turn" || !this.table.myTurn) this.card = null;
    if (this.chosen && !this.lit.has(this.chosen)) this.chosen = null;
    if (this.first && !this.pairs.has(this.first)) this.first = null;
    this.trading = this.table.myTurn && this.view.phase === "draw";
  }

  /** A touch of the land. `sure`: by mouse or keyboard, which have shown already what it brings. */
  async touch(name: string, at: Element, sure: boolean): Promise<void> {
    this.table.bubble = null;
    if (!this.aim || !this.mayAct(at)) return;
    if (this.aim === "pair") return this.#touchPair(name, at, sure);
    const choice = this.targets.get(name);
    if (!choice) return this.#explain({ kind: this.#aim![1], args: { [this.#aim![2]]: name } }, at);
    if (sure || this.chosen === name) await this.act(choice, at);
    else this.chosen = name;
  }

  async #touchPair(name: string, at: Element, sure: boolean): Promise<void> {
    const own = this.own;
    if (this.pairs.has(name) && name !== own) {
      this.first = name;
      this.chosen = null;
      return;
    }
    if (!own || name === own) {
      if (!this.pairs.has(name)) this.say(at, "lh-own-first", []);
      return;
    }
    const choice = this.pairs.get(own)?.get(name);
    if (!choice) return this.#explain({ kind: this.#aim![1], args: { domain: own, victim: name } }, at);
    if (sure || this.chosen === name) await this.act(choice, at);
    else this.chosen = name;
  }

  async act(choice: Choice, at: Element | null = null): Promise<void> {
    await this.table.act(choice, at);
    if (!this.table.bubble) this.drop();
  }

  tapCard(card: LionheartCard, at: Element): void {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    if (this.view.phase !== "turn") this.say(at, "lh-card-later", ["LH-051"]);
    else this.card = this.card === card.card ? null : card.card;
  }

  /** A card's action for a use, or its sale (`null`). */
  async use(card: LionheartCard, use: LionheartUse | null, at: Element): Promise<void> {
    const intent: Intent = use
      ? { kind: "play", args: { card: card.card, use: use.use } }
      : { kind: "sell", args: { card: card.card } };
    const choice = this.table.legal.find(
      (one) => one.kind === intent.kind && one.args.card === card.card && (!use || one.args.use === use.use),
    );
    if (choice) await this.act(choice, at);
    else await this.#explain(intent, at);
  }

  async draw(card: string | null, at: Element): Promise<void> {
    this.table.bubble = null;
    if (!this.mayAct(at)) return;
    const intent: Intent = card ? { kind: "market", args: { card } } : { kind: "deck", args: {} };
    const choice = this.table.legal.find(
      (one) => one.kind === intent.kind && (!card || one.args.card === card),
    );
    if (choice) await this.act(choice, at);
    else await this.#explain(intent, at);
  }

  /** Whether the deck (null) or a market card may be taken now. */
  mayDraw(card: string | null): boolean {
    return this.table.legal.some((one) =>
      card ? one.kind === "market" && one.args.card === card : one.kind === "deck",
    );
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

  /** Why a card cannot be used now, in a few words for its face. */
  short(refusal: Refusal): string {
    const { code, args } = refusal;
    if (code === "too_dear") return this.t("lh-short-dear", { price: args.price, money: args.money });
    const known = [
      "no_expansion",
      "no_traitor",
      "no_alliance",
      "no_knights_left",
      "no_knight_cell",
      "only_forests",
    ];
    return this.t(known.includes(code) ? `lh-short-${code}` : "lh-short-other");
  }

  // -- the prompt bar ---------------------------------------------------------------------------

  readonly extras: Extras | null = $derived.by(() => {
    const { table } = this;
    if (!table.myTurn || !table.view) return null;
    const drop = { label: this.t("lh-drop"), act: () => this.drop() };
    const { phase } = this.view;
    if (phase === "turn") {
      const money = this.view.players[table.seat!]?.money ?? 0;
      if (!this.card) return { note: this.t("lh-money", { money }) };
      return { sentence: this.t("lh-what", { card: this.card }), rules: ["LH-051"], secondary: drop };
    }
    // On a phone the sentence says it all.
    if (phase === "draw") return this.phone ? {} : { note: this.t("lh-take-how") };
    const stop = this.stop;
    const enough: Offer | undefined = stop
      ? { label: table.actionText(stop), act: () => this.act(stop) }
      : undefined;
    if (this.aim === "pair" && this.own) {
      const choice = this.chosen ? this.choice : null;
      return {
        sentence: this.t(phase === "traitor" ? "lh-betray" : "lh-befriend", { domain: this.own }),
        secondary: this.first ? drop : enough,
        primary: choice ? { label: table.actionText(choice), act: () => this.act(choice) } : undefined,
      };
    }
    const choice = this.chosen ? this.choice : null;
    return {
      note: this.narrow || this.chosen ? this.summary || this.#count : this.#count,
      secondary: this.chosen ? drop : enough,
      primary: choice ? { label: this.#outcome(choice), act: () => this.act(choice) } : undefined,
    };
  });

  get #count(): string {
    return this.t("lh-places", { count: this.lit.size });
  }

  /** The primary button carries its outcome. */
  #outcome(choice: Choice): string {
    const points = this.preview?.points[this.table.seat!] ?? 0;
    const text = this.table.actionText(choice);
    return points ? this.t("lh-outcome", { action: text, points: signed(points) }) : text;
  }

  /** The preview in one line. */
  get summary(): string {
    const preview = this.preview;
    if (!preview) return "";
    const parts = preview.points.flatMap((points, seat) =>
      points ? [this.t("lh-line-points", { name: this.who(seat), points: signed(points) })] : [],
    );
    if (preview.fee) parts.push(this.t("lh-fee", { fee: preview.fee }));
    if (preview.cut_off.length) parts.push(this.t("lh-cut", { count: preview.cut_off.length }));
    for (const { seat, mine, won } of preview.monopolies) {
      parts.push(this.t(won ? "lh-monopoly-won" : "lh-monopoly-lost", { name: this.who(seat), mine }));
    }
    return parts.join("; ");
  }
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
