/** Tap a thing, tap another, confirm: an action is put together from the things it names.
 *
 *  A thing is a code in a family of names (`card elf_tower_1`); any field of an action whose
 *  values belong to a family names things. Which taps lead on is read from the legal actions
 *  alone, so this serves every game. */

import { encode, type Intent } from "../lib/actions";
import type { ActionKind, Choice, Refusal } from "../lib/wire";
import type { Tabletop } from "./tabletop.svelte";

export interface Thing {
  family: string;
  code: string;
}

export function keyOf(thing: Thing): string {
  return `${thing.family} ${thing.code}`;
}

/** So many refusals are asked for after one tap; the most telling is shown. */
const PROBES = 4;

export class Picking {
  chosen = $state.raw<readonly Thing[]>([]);

  constructor(private readonly table: Tabletop) {}

  /** The legal actions that name all that is chosen. */
  readonly matching: readonly Choice[] = $derived.by(() => {
    const keys = this.chosen.map(keyOf);
    return this.table.legal.filter((choice) => {
      const named = this.#keys(choice);
      return keys.every((key) => named.includes(key));
    });
  });

  /** Every thing that a matching action names. */
  readonly #lit = $derived(new Set(this.matching.flatMap((choice) => this.#keys(choice))));

  /** The action that is left, once something is chosen. */
  readonly only: Choice | null = $derived(
    this.chosen.length && this.matching.length === 1 ? this.matching[0]! : null,
  );

  isLit(thing: Thing): boolean {
    return this.#lit.has(keyOf(thing)) && !this.isChosen(thing);
  }

  isChosen(thing: Thing): boolean {
    const key = keyOf(thing);
    return this.chosen.some((one) => keyOf(one) === key);
  }

  clear(): void {
    this.chosen = [];
  }

  async tap(thing: Thing, at: Element | null): Promise<void> {
    this.table.bubble = null;
    if (this.isChosen(thing)) {
      const key = keyOf(thing);
      this.chosen = this.chosen.slice(
        0,
        this.chosen.findIndex((one) => keyOf(one) === key),
      );
    } else if (!this.table.myTurn) {
      const seat = this.table.decider;
      if (seat !== null) this.table.refuse(at, { code: "not_your_turn", args: { seat }, rules: [] });
    } else if (this.isLit(thing)) {
      this.chosen = [...this.chosen, thing];
    } else {
      await this.#explain(thing, at);
    }
  }

  /** A tap that leads nowhere: a change of mind, or a question that deserves an answer. */
  async #explain(thing: Thing, at: Element | null): Promise<void> {
    const intents = this.#intents([...this.chosen, thing]);
    if (this.chosen.length && !intents.length) {
      // Not something to be used with what is chosen: it begins anew.
      this.chosen = [];
      if (this.isLit(thing)) {
        this.chosen = [thing];
        return;
      }
    }
    const asked = intents.length ? intents : this.#intents([thing]);
    let best: { refusal: Refusal; message: string } | null = null;
    for (const intent of asked.slice(0, PROBES)) {
      const answer = await this.table.whyNot(intent);
      if (answer && (!best || weight(answer.refusal) > weight(best.refusal))) best = answer;
    }
    this.table.refuse(at, best?.refusal ?? { code: "no_use", args: {}, rules: [] }, best?.message);
  }

  /** Actions that somebody may have meant who touched these things. */
  #intents(things: readonly Thing[]): Intent[] {
    const legal = new Set(this.table.legal.map((choice) => choice.id));
    const kinds = this.table.words.parts.actions;
    return kinds
      .map((kind) => this.#fit(kind, things))
      .filter((intent) => intent !== null)
      .filter((intent) => {
        const number = encode(kinds, intent);
        return number !== null && !legal.has(number);
      });
  }

  /** These things in the fields of a kind; null if they do not fill it exactly. */
  #fit(kind: ActionKind, things: readonly Thing[]): Intent | null {
    const args: Record<string, string> = {};
    const fields = Object.entries(kind.fields);
    if (fields.length !== things.length) return null;
    const rest = [...things];
    for (const [field, values] of fields) {
      const family = this.table.texts.familyOf(field);
      const i = rest.findIndex((thing) => thing.family === family && values.includes(thing.code));
      if (i < 0) return null;
      args[field] = rest.splice(i, 1)[0]!.code;
    }
    return { kind: kind.name, args };
  }

  #keys(choice: Choice): string[] {
    return Object.entries(choice.args).flatMap(([field, code]) => {
      const family = this.table.texts.familyOf(field);
      return family ? [keyOf({ family, code })] : [];
    });
  }
}

/** The refusal that knows most about the case tells most. */
function weight(refusal: Refusal): number {
  return Object.keys(refusal.args).length;
}
