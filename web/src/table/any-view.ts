/** Any game's view laid out as readable sections: numbers, seats, the shared area, my hand.
 *
 *  A field is headed by the message `view-<field>` where the game has one, else by the client's
 *  own `field-<field>`, else by its name; a field inside of another may have a message of its own,
 *  `view-<outer>-<field>`. Words that name things (`Rulebook.things`) are shown by
 *  that name. Attributes of the message say more: `.about` explains the field, `.is` what it holds
 *  (see `Role`), `.item` names an item of a list that has no name to show. */

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
  /** what lies apart: the discards, what is past */
  after: Section;
  hand: Section;
}

/** What a game says of a field: not for this table; a seat's number; a row around the table; names
 *  that are only to be read; a list that belongs to nobody, however long it happens to be, and the
 *  same below the seats; a number that is told only where there is one. */
type Role = "hidden" | "seat" | "by-seat" | "word" | "shared" | "after" | "if-any";
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
    after: section(),
    hand: section(),
  };
  const scribe = new Scribe(texts, fallback);
  /** the list of players is laid open at their seats; any other such list stays together */
  let open: string | null = null;
  for (const [field, value] of Object.entries(isFields(view) ? view : {})) {
    const role = scribe.role(field);
    if (HIDDEN.has(field) || role === "hidden" || isNothing(value)) continue;
    if (HAND.test(field)) scribe.put(laid.hand, field, value);
    else if (role === "after") scribe.put(laid.after, field, value);
    else if (role !== "shared" && isPerSeat(value, seats) && !(open && value.every(isFields))) {
      if (value.every(isFields)) open = field;
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

  role(field: string, within = ""): Role | null {
    const inner = within && this.texts.attribute(`view-${within}-${field}`, "is");
    return (inner || this.texts.attribute(`view-${field}`, "is")) as Role | null;
  }

  /** A value under its field's heading; with `open`, its fields one by one. */
  put(into: Section, field: string, value: unknown, open = false): void {
    if (isNothing(value) || this.role(field) === "hidden") return;
    if (open && isFields(value)) {
      for (const [inner, one] of Object.entries(value)) {
        if (!HIDDEN.has(inner)) this.put(into, inner, one);
      }
    } else if (Array.isArray(value) && value.some(isFields)) {
      const items = value.filter(isFields).map((one) => this.#item(field, one));
      into.groups.push({ ...this.#head(field), items });
    } else {
      into.facts.push(...this.facts(field, value));
    }
  }

  facts(field: string, value: unknown, within = ""): Fact[] {
    const role = this.role(field, within);
    if (isNothing(value) || value === false || role === "hidden") return [];
    if (role === "if-any" && value === 0) return [];
    if (role === "by-seat" && Array.isArray(value)) {
      const values = value.flatMap((one, seat) =>
        one ? [word(`${this.texts.seat(seat)}: ${this.#leaf(field, one).text}`)] : [],
      );
      return values.length ? [{ ...this.#head(field), values }] : [];
    }
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

  #item(of: string, fields: Fields): Item {
    const entries = Object.entries(fields);
    const named =
      entries.find(
        ([field, value]) =>
          typeof value === "string" && this.#family(field) && this.#family(field) !== "seat",
      ) ?? entries.find(([field, value]) => field === "seat" && typeof value === "number");
    const unnamed = this.texts.attribute(`view-${of}`, "item");
    const title = named ? this.#leaf(named[0], named[1], of) : unnamed ? word(unnamed) : null;
    const facts = entries
      .filter(([field]) => field !== named?.[0])
      .flatMap(([field, value]) => this.facts(field, value, of))
      // A card's kind by the same name as the card, its number apart, tells nothing.
      .filter((fact) => fact.values.length !== 1 || !isSame(fact.values[0]!.text, title?.text));
    return { title, facts };
  }

  #leaf(field: string, value: unknown, within = ""): Leaf {
    if (isFields(value)) return word(this.#item(field, value).title?.text ?? "…");
    const family = this.#family(field);
    if (family === "seat" && typeof value === "number") {
      return { is: "seat", seat: value, text: this.texts.seat(value) };
    }
    if (typeof value === "number") return word(this.texts.number(value));
    const code = String(value);
    if (family && this.texts.hasThing(family, code)) {
      if (this.role(field, within) === "word") return word(this.texts.thing(family, code));
      return { is: "thing", thing: { family, code }, text: this.texts.thing(family, code) };
    }
    return word(this.#message(`view-${field}-${code}`) ?? this.#name(code));
  }

  #family(field: string): string | null {
    if (SEATS.has(field) || this.role(field) === "seat") return "seat";
    return this.texts.familyOf(field);
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
