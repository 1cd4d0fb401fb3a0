import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { makeBundle, Texts } from "../../lib/texts";
import type { KnightsTaleTournament, KnightsTaleView } from "../../lib/wire";
import { columns, isNow } from "./bracket";
import { partOf } from "./phases";
import { effectText, gainText, needsOf } from "./words";

const FOLDER = "../src/hastilude/games/knights_tale/text";
const THINGS = { prestige: "prestige", relic: "token", support: "token", die: "die" };
const texts = new Texts(makeBundle("en", readFileSync(`${FOLDER}/en.ftl`, "utf8")), THINGS);

describe("effects in words", () => {
  test.each([
    ["glory 3 + prestige office", "glory 3, prestige Office"],
    ["relic any", "a relic of your choice"],
    ["horse 3", "horse from level II to III"],
    ["turn strength 5", "strength die turned to 5"],
    ["recruit", "the support token on the event"],
    ["refresh relic", "turn up a relic"],
    ["glory -1 + opponent_attack -1", "glory −1, opponent's attack −1"],
  ])("%s", (effect, said) => {
    expect(effectText(texts, effect)).toBe(said);
  });

  test("the sides of a slash", () => {
    expect(gainText(texts, ["armour 3", "coins 1"])).toBe("armour from level II to III / 1 coin");
  });
});

describe("titles", () => {
  const counted = (needs: string, have: number[]) =>
    needsOf(needs, have).map(({ what, support, have, need }) => [support ?? what, have, need]);

  test("each condition has what the server says is there of it", () => {
    expect(counted("support nun 1 + relic any 3 + faith 3", [1, 0, 2])).toEqual([
      ["nun", 1, 1],
      ["relic", 0, 3],
      ["faith", 2, 3],
    ]);
    expect(counted("without thug + horse 4", [1, 2])).toEqual([
      ["thug", 1, 1],
      ["horse", 2, 4],
    ]);
  });

  test("a duel that has to be fought", () => {
    expect(needsOf("duel 11 1", [0])).toMatchObject([{ have: 0, need: 1, duel: [11, 1] }]);
  });

  test("a spectator has nothing", () => {
    expect(needsOf("coins 6")).toMatchObject([{ have: 0, need: 6 }]);
  });
});

describe("the bracket", () => {
  const at = (stage: number, bout: number, entrants: number[], advanced: number[]) =>
    ({ stage, bout, entrants, advanced }) as unknown as KnightsTaleTournament;
  const cells = (tournament: KnightsTaleTournament) =>
    columns(tournament).map((column) => column.map((slot) => slot.cell));

  test("is empty before the first duel", () => {
    expect(cells(at(0, 0, [], []))).toEqual([[null, null, null, null], [null, null], [null]]);
  });

  test("winners of the first stage go on", () => {
    const first = at(0, 2, [1, 2, 3, 4, 5, 6, 7, 8], [2, 3]);
    expect(cells(first)[0]).toEqual([2, 3, null, null]);
    expect([4, 5, 6, 7].map((cell) => isNow(first, cell))).toEqual([false, true, true, false]);
  });

  test("in the second stage both are marked that meet", () => {
    const second = at(1, 1, [2, 3, 5, 8], [2]);
    expect(cells(second)).toEqual([[2, 3, 5, 8], [2, null], [null]]);
    expect(columns(second)[0]!.map((slot) => slot.now)).toEqual([false, false, true, true]);
  });

  test("in the final only those are known who are still in it", () => {
    expect(cells(at(2, 0, [2, 8], []))).toEqual([[2, null, null, 8], [2, 8], [null]]);
  });
});

describe("the part of a round", () => {
  const view = (given: object) =>
    ({
      phase: "action",
      duel: null,
      card: null,
      last_travel: false,
      tournament: { entrants: [] },
      ...given,
    }) as unknown as KnightsTaleView;

  test.each([
    ["setup", { phase: "titles_keep" }],
    ["action", { phase: "journey" }],
    ["action", { phase: "goal_keep" }],
    ["travel", { phase: "goal_keep", card: "task" }],
    ["travel", { phase: "strength", duel: { reason: "card" } }],
    ["tournament", { phase: "strength", duel: { reason: "card" }, tournament: { entrants: [1, 2] } }],
    ["tournament", { phase: "lance", duel: { reason: "tournament" } }],
    ["last_travel", { phase: "travel", last_travel: true }],
    ["titles", { phase: "faith", duel: { reason: "title" } }],
  ])("%s", (part, given) => {
    expect(partOf(view(given))).toBe(part);
  });
});
