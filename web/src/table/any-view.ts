/** Any game's view laid out as readable sections: numbers, seats, the shared area, my hand.
 *
 *  A field is headed by the message `view-<field>` where the game has one (its attribute
 *  `.about` explains it), else by the client's own `field-<field>`, else by its name. Words
 *  that name things (`Rulebook.things`) are shown by that name. */

import type { Texts } from "../lib/texts";
import type { Thing } from "./picking.svelte";

export type Leaf =
  | { is: "thing"; thing: Thing; text: string }
  | { is: "seat"; seat: number; text: string }
  | { is: "word"; text: string };

export interface Fact {
  field: string;
  label: string;
  about: string | null;
  /** none: the label says it all */
  values: Leaf[];
}

/** Something with facts of its own: a card, a holding, a title. */
export interface Item {
  title: Leaf | null;
  facts: Fact[];
}

export interface Group {
  field: string;
  label: string;
  about: string | null;
  items: Item[];
}

export interface Section {
  facts: Fact[];
  groups: Group[];
}

export interface Laid {
  numbers: Fact[];
  seats: Section[];
  shared: Section;
  hand: Section;
}

type Fields = Record<string, unknown>;
/** The client's own word for a field or value; null if it has none. */
export type Fallback = (message: string) => string | null;

/** Said elsewhere on the page, or of no interest to a player. */
const HIDDEN = new Set(["viewer", "options", "result", "seats", "seat", "prompt"]);
/** A list of these is mine, however long it happens to be. */
const HAND = /^(my_.*|hand|hands?_mine)$/;
/** Words for a player at the table that are no arguments of sentences. */
const SEATS = new Set(["holder", "leader", "dealer", "player", "active"]);

export function layOut(view: unknown, texts: Texts, seats: number, fallback: Fallback): Laid {
  const laid: Laid = {
    numbers: [],
    seats: Array.from({ length: seats }, () => section()),
    shared: section(),
    hand: section(),
  };
  const scribe = new Scribe(texts, fallback);
  for (const [field, value] of Object.entries(isFields(view) ? view : {})) {
    if (HIDDEN.has(field) || isNothing(value)) continue;
    if (HAND.test(field)) scribe.put(laid.hand, field, value);
    else if (isPerSeat(value, seats)) {
      value.forEach((one, seat) => scribe.put(laid.seats[seat]!, field, one, isFields(one)));
    } else if (Array.isArray(value) || isFields(value)) scribe.put(laid.shared, field, value);
    else laid.numbers.push(...scribe.facts(field, value));
  }
  return laid;
}

class Scribe {
  constructor(
    private readonly texts: Texts,
    private readonly fallback: Fallback,
  ) {}

  /** A value under its field's heading; with `open`, its fields one by one. */
  put(into: Section, field: string, value: unknown, open = false): void {
    if (isNothing(value)) return;
    if (open && isFields(value)) {
      for (const [inner, one] of Object.entries(value)) {
        if (!HIDDEN.has(inner)) this.put(into, inner, one);
      }
    } else if (Array.isArray(value) && value.some(isFields)) {
      into.groups.push({ ...this.#head(field), items: value.filter(isFields).map((one) => this.#item(one)) });
    } else {
      into.facts.push(...this.facts(field, value));
    }
  }

  facts(field: string, value: unknown): Fact[] {
    if (isNothing(value) || value === false) return [];
    if (value === true) return [{ ...this.#head(field), values: [] }];
    if (isFields(value)) {
      const values = Object.entries(value)
        .filter(([, one]) => !isNothing(one) && one !== false)
        .map(([key, one]) => word(`${this.#name(key)}: ${this.#leaf(key, one).text}`));
      return [{ ...this.#head(field), values }];
    }
    const values = (Array.isArray(value) ? value.flat() : [value]).map((one) => this.#leaf(field, one));
    return [{ ...this.#head(field), values }];
  }

  #item(fields: Fields): Item {
    const entries = Object.entries(fields);
    const named = entries.find(
      ([field, value]) => typeof value === "string" && this.#family(field) && this.#family(field) !== "seat",
    );
    const title = named ? this.#leaf(named[0], named[1]) : null;
    const facts = entries
      .filter(([field]) => field !== named?.[0])
      .flatMap(([field, value]) => this.facts(field, value))
      // A card's kind by the same name as the card, its number apart, tells nothing.
      .filter((fact) => fact.values.length !== 1 || !isSame(fact.values[0]!.text, title?.text));
    return { title, facts };
  }

  #leaf(field: string, value: unknown): Leaf {
    const family = this.#family(field);
    if (family === "seat" && typeof value === "number") {
      return { is: "seat", seat: value, text: this.texts.seat(value) };
    }
    if (typeof value === "number") return word(this.texts.number(value));
    const code = String(value);
    if (family && this.texts.hasThing(family, code)) {
      return { is: "thing", thing: { family, code }, text: this.texts.thing(family, code) };
    }
    return word(this.#message(`view-${field}-${code}`) ?? this.#name(code));
  }

  #family(field: string): string | null {
    return this.texts.familyOf(field) ?? (SEATS.has(field) ? "seat" : null);
  }

  /** A code that stands alone: a thing of some family, or at least readable. */
  #name(code: string): string {
    return this.texts.guess(code) ?? this.fallback(`field-${code}`) ?? code.replaceAll("_", " ");
  }

  #head(field: string): { field: string; label: string; about: string | null } {
    const id = `view-${field}`;
    return {
      field,
      label: this.#message(id) ?? this.fallback(`field-${field}`) ?? field.replaceAll("_", " "),
      about: this.texts.attribute(id, "about") ?? this.fallback(`field-${field}-about`),
    };
  }

  #message(id: string): string | null {
    return this.texts.has(id) ? this.texts.format(id) : null;
  }
}

/** One value for each seat: a list of players, or a row of numbers around the table. */
function isPerSeat(value: unknown, seats: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats || seats < 2) return false;
  if (value.every(isFields)) return value.every((one, i) => one.seat === i);
  return value.every((one) => typeof one === "number") || value.every(Array.isArray);
}

function isSame(text: string, title: string | undefined): boolean {
  return title === text || title?.replace(/\u00a0[IVX]+/, "") === text;
}

function section(): Section {
  return { facts: [], groups: [] };
}

function word(text: string): Leaf {
  return { is: "word", text };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNothing(value: unknown): boolean {
  return (
    value == null ||
    value === "" ||
    (Array.isArray(value) && !value.length) ||
    (isFields(value) && !Object.keys(value).length)
  );
}
