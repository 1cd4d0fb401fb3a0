/** What a game says, as sentences: the browser's side of `hastilude.core.text`, whose
 *  docstring is the contract. Both read the same Fluent files; `texts.test.ts` holds
 *  them to the same sentences. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Choice, Prompt, Refusal, Remark, Result, Score, Seen } from "./wire";

export const LANGUAGES = ["ru", "en"] as const;
export type Lang = (typeof LANGUAGES)[number];

const CASES = ["acc", "gen", "dat", "ins"] as const;
export type Case = "" | (typeof CASES)[number];

/** Arguments of every game that name things; a game adds its own. */
const THINGS: Record<string, string> = {
  seat: "seat",
  from: "seat",
  owner: "seat",
  winner: "seat",
  winners: "seat",
  reason: "end",
};

/** A hyphen that stands for a minus. */
const MINUS = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

export type Args = Record<string, unknown>;

export class TextError extends Error {}

/** Messages in one language. */
export function makeBundle(lang: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** All that one game says in one language. A seat without a name has its number. */
export class Texts {
  readonly things: Record<string, string>;
  readonly #families: string[];
  #forms?: Record<string, string[]>;

  constructor(
    readonly bundle: FluentBundle,
    things: Record<string, string>,
    readonly names: readonly string[] = [],
  ) {
    this.things = { ...THINGS, ...things };
    this.#families = [...new Set(Object.values(this.things))].filter((family) => family !== "seat");
  }

  // -- any message ---------------------------------------------------------------------

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  format(message: string, args: Args = {}): string {
    return this.#format(message, "", this.#arguments(args));
  }

  /** An attribute of a message, where it has one: `view-deck.about`. */
  attribute(message: string, name: string): string | null {
    const pattern = this.bundle.getMessage(message)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : null;
  }

  /** A list as it stands in a sentence: `a, b and c`. */
  join(items: readonly string[]): string {
    let text = items[0] ?? "";
    for (const next of items.slice(1, -1)) text = this.format("list-comma", { head: text, next });
    return items.length > 1 ? this.format("list-and", { head: text, last: items.at(-1)! }) : text;
  }

  /** A number with a true minus sign. */
  number(number: number): string {
    return number >= 0 ? String(number) : this.format("number-minus", { number: -number });
  }

  /** A number with its sign, as a scoring sheet has it. */
  signed(number: number): string {
    return number > 0 ? this.format("number-plus", { number }) : this.number(number);
  }

  // -- names ---------------------------------------------------------------------------

  /** A name: `thing("card", "elf_tower_2")` is the elf tower II. */
  thing(family: string, code: string, kase: Case = ""): string {
    const found = this.#find(family, code);
    if (!found) throw new TextError(`there is no name for the ${family} ${code}`);
    return this.#format(found.message, kase, found.args);
  }

  hasThing(family: string, code: string): boolean {
    return this.#find(family, code) !== null;
  }

  /** The name of a code whose family nobody has told: the first family that knows it. */
  guess(code: string): string | null {
    const family = this.#families.find((one) => this.hasThing(one, code));
    return family ? this.thing(family, code) : null;
  }

  /** The family of names that an argument or a field takes; null for plain words. */
  familyOf(argument: string): string | null {
    return this.things[argument] ?? null;
  }

  /** A player's name. Names that the house gives are declined; of others a noun before them is. */
  seat(seat: number, kase: Case = ""): string {
    const name = this.names[seat];
    if (!name) return this.#format("seat-unnamed", kase, { number: seat + 1 });
    const [first = "", number = "", ...more] = name.split(" ");
    const forms = this.#declined()[first];
    if (kase && forms && !more.length && /^\d*$/.test(number)) {
      return `${forms[CASES.indexOf(kase)]} ${number}`.trimEnd();
    }
    return this.#format("seat-named", kase, { name });
  }

  /** Names the house gives, with their cases: `Карадок: Карадока, Карадока, Карадоку, Карадоком`. */
  #declined(): Record<string, string[]> {
    if (!this.has("seat-forms")) return {};
    this.#forms ??= Object.fromEntries(
      this.format("seat-forms")
        .split("\n")
        .map((line) => line.trim().split(": "))
        .filter(([, forms]) => forms)
        .map(([name, forms]) => [name, forms!.split(", ")]),
    ) as Record<string, string[]>;
    return this.#forms;
  }

  remark(remark: Remark): string {
    const chance = remark.chance;
    const args = remark.args ?? {};
    return this.format(
      `remark-${remark.code}`,
      chance == null ? args : { ...args, percent: Math.round(chance * 100) },
    );
  }

  // -- what games say ------------------------------------------------------------------

  /** What is being decided: said to who decides, or, with the name, to any other reader. */
  prompt(prompt: Prompt, seat: number | null): string {
    const decider = prompt.args.seat;
    const waiting = decider != null && decider !== seat;
    return this.format(`prompt-${prompt.code}${waiting ? "-waiting" : ""}`, prompt.args);
  }

  refusal(refusal: Refusal): string {
    return this.format(`refusal-${refusal.code}`, refusal.args);
  }

  event(event: Seen): string {
    return this.format(`event-${event.code}`, event.args);
  }

  action(choice: Pick<Choice, "kind" | "args">): string {
    return this.format(`action-${choice.kind}`, choice.args);
  }

  /** Reason, winners, then what else there is to say; the scoring sheet is `scores`. */
  result(result: Result): { reason: string; winners: string; more: string[] } {
    const more = Object.entries(result.args)
      .filter(([, value]) => !isEmpty(value))
      .map(([name]) => this.format(`result-${name}`, { winners: result.winners, ...result.args }));
    return {
      reason: this.format("result-reason", { reason: result.reason }),
      winners: this.format("result-winners", { winners: result.winners }),
      more,
    };
  }

  /** The scoring sheet, from the first place down. */
  scores(result: Result): { score: Score; place: number; parts: { points: string; what: string }[] }[] {
    return [...result.scores]
      .sort((a, b) => (result.places[a.seat] ?? 0) - (result.places[b.seat] ?? 0))
      .map((score) => ({
        score,
        place: result.winners.length ? (result.places[score.seat] ?? 0) : 0,
        parts: score.parts.map((part) => ({
          points: this.signed(part.points),
          what: this.format(`score-${part.code}`, part.args),
        })),
      }));
  }

  // -- how it is done --------------------------------------------------------------------

  #find(family: string, code: string): { message: string; args: Record<string, string> } | null {
    const whole = `${family}-${code}`;
    if (this.has(whole)) return { message: whole, args: { copy: "" } };
    const place = /^([a-z]+)\((\d+),(\d+)\)$/.exec(code);
    if (place && this.has(`${family}-${place[1]}`)) {
      return { message: `${family}-${place[1]}`, args: around(Number(place[2]), Number(place[3])) };
    }
    const match = /^(.*)_(\d+)$/.exec(code);
    if (!match || !this.has(`${family}-${match[1]}`)) return null;
    const number = Number(match[2]);
    const copy = number > 1 ? `\u00a0${ROMAN[number] ?? number}` : "";
    return { message: `${family}-${match[1]}`, args: { copy } };
  }

  #arguments(given: Args): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const name of Object.keys(this.things)) args[`${name}_count`] = 0;
    for (const [name, value] of Object.entries(given)) {
      if (name in this.things) Object.assign(args, this.#named(name, value));
      else if (typeof value === "boolean") args[name] = String(value);
      else if (typeof value === "string" || typeof value === "number") args[name] = value;
      else throw new TextError(`the argument ${name} is neither a number nor a word nor a thing`);
    }
    return args;
  }

  /** All that a sentence may ask of an argument that names things. */
  #named(name: string, value: unknown): Record<string, FluentVariable> {
    const family = this.things[name]!;
    const given = Array.isArray(value) ? value : value == null ? [] : [value];
    const codes = given.filter((code) => code !== "" && !(typeof code === "number" && code < 0));
    const args: Record<string, FluentVariable> = { [`${name}_count`]: codes.length };
    if (codes.length) {
      args[name] = this.join(codes.map((code) => this.#name(family, code, "")));
      for (const kase of CASES) {
        args[`${name}_${kase}`] = this.join(codes.map((code) => this.#name(family, code, kase)));
      }
    }
    return args;
  }

  #name(family: string, code: unknown, kase: Case): string {
    return family === "seat" && typeof code === "number"
      ? this.seat(code, kase)
      : this.thing(family, String(code), kase);
  }

  #format(message: string, kase: Case, args: Record<string, FluentVariable>): string {
    const entry = this.bundle.getMessage(message);
    const pattern = (kase && entry?.attributes[kase]) || entry?.value;
    if (!pattern) throw new TextError(`there is no message ${message}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw new TextError(`the message ${message}: ${errors[0]!.message}`);
    return text.replace(MINUS, "−");
  }
}

/** All that stands beside an action; what ends in a colon is said in one breath with the next. */
export function inOneBreath(said: readonly string[]): string[] {
  const found: string[] = [];
  for (const one of said) {
    if (found.at(-1)?.endsWith(":")) found.push(`${found.pop()!} ${one}`);
    else found.push(one);
  }
  return found;
}

/** A place of a board and the next ones, as words: numbers would get separators. */
function around(row: number, column: number): Record<string, string> {
  return { row: String(row), column: String(column), below: String(row + 1), right: String(column + 1) };
}

/** Python's idea of nothing: an empty value has no sentence in a result. */
function isEmpty(value: unknown): boolean {
  return (
    value == null || value === false || value === 0 || value === "" || (Array.isArray(value) && !value.length)
  );
}
