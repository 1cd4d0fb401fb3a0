/** The numbers of actions, as `hastilude.core.action` counts them: a kind's offset plus the
 *  mixed-radix number of its fields' values, the last field fastest. */

import type { ActionKind, Choice } from "./wire";

export type Intent = Pick<Choice, "kind" | "args">;

export function encode(kinds: readonly ActionKind[], intent: Intent): number | null {
  const kind = kinds.find((one) => one.name === intent.kind);
  if (!kind) return null;
  let number = 0;
  for (const [field, values] of Object.entries(kind.fields)) {
    const digit = values.indexOf(intent.args[field] ?? "");
    if (digit < 0) return null;
    number = number * values.length + digit;
  }
  return kind.offset + number;
}

export function decode(kinds: readonly ActionKind[], number: number): Intent | null {
  const kind = kinds.find((one) => number >= one.offset && number < one.offset + one.count);
  if (!kind) return null;
  let rest = number - kind.offset;
  const args: Record<string, string> = {};
  for (const [field, values] of Object.entries(kind.fields).reverse()) {
    args[field] = values[rest % values.length]!;
    rest = Math.floor(rest / values.length);
  }
  return { kind: kind.name, args: Object.fromEntries(Object.keys(kind.fields).map((f) => [f, args[f]!])) };
}
