import { render } from "svelte/server";
import { expect, test } from "vitest";

import Hints from "./Hints.svelte";
import type { LiveTable } from "./live.svelte";

/** A table whose hints have these chances, the best first. */
function advised(...chances: number[]): LiveTable {
  const table: unknown = {
    hinting: false,
    myTurn: true,
    busy: false,
    legal: [],
    actionText: (action: { id: number }) => `deed ${action.id}`,
    hints: chances.map((chance, id) => ({ action: { id }, chance, line: [] })),
  };
  return table as LiveTable;
}

test("a hint is ranked by a word, and promises no percentage (docs/odds.md)", () => {
  const { body } = render(Hints, { props: { table: advised(0.5, 0.49, 0.44) } });
  expect([...body.matchAll(/<b>(.*?)<\/b>/g)].map((found) => found[1])).toEqual([
    "best",
    "nearly as good",
    "a little worse",
  ]);
  expect(body).not.toMatch(/\d\s?%/);
  const far = render(Hints, { props: { table: advised(0.5, 0.2) } }).body;
  expect(far).toContain("clearly worse");
});
