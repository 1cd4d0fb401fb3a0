import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { makeBundle, Texts } from "../../lib/texts";
import type { KnightsTalePlayer, KnightsTaleTournament, KnightsTaleView } from "../../lib/wire";
import { columns, isNow } from "./bracket";
import { partOf } from "./phases";
import { effectText, gainText, needsOf, progress } from "./words";

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
  const token = (name: string) => ({ token: name, timing: null, effect: "", used: false });
  const player = {
    support: [token("minstrel"), token("nun")],
    relics: [token("ring")],
    prestige: [],
    played_decks: [2, 5, 0],
    coins: 3,
    faith: 1,
    horse: 4,
    armour: 2,
  } as unknown as KnightsTalePlayer;
  const counted = (needs: string) => needsOf(needs, player).map(({ have, need }) => [have, need]);

  test("how far a player is with each condition", () => {
    expect(counted("support nun 1 + relic any 3 + faith 3")).toEqual([
      [1, 1],
      [1, 3],
      [1, 3],
    ]);
    expect(counted("support any 5")).toEqual([[2, 5]]);
    expect(counted("trade 5")).toEqual([[5, 5]]);
    expect(counted("horse 4 + armour 4")).toEqual([
      [4, 4],
      [2, 4],
    ]);
  });

  test("a forbidden token, and a duel that has to be fought", () => {
    expect(counted("without nun + duel 11 1")).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(counted("without thug")).toEqual([[1, 1]]);
  });

  test("more than enough of one thing does not make up for another", () => {
    expect(progress(needsOf("coins 1 + faith 3", player))).toBe(0.5);
  });

  test("a spectator has nothing", () => {
    expect(needsOf("coins 6", null)).toMatchObject([{ have: 0, need: 6 }]);
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
