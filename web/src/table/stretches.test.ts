import { describe, expect, test } from "vitest";

import type { Moment } from "../lib/wire";
import { stretches } from "./stretches";

const moment = (seat: number | null, counts: Record<string, number>): Moment => ({
  seat,
  action: null,
  counts,
  points: [],
});

describe("what one can jump by", () => {
  test("turns begin where the count changes; two seats in turn make rounds", () => {
    // the deal, then seat 0 decides twice in its turn, seat 1 once, and so on
    const game = [
      moment(null, { turn: 0 }),
      moment(0, { turn: 0 }),
      moment(0, { turn: 1 }),
      moment(1, { turn: 2 }),
      moment(0, { turn: 3 }),
      moment(1, { turn: 4 }),
      moment(0, { turn: 4 }),
    ];
    const [turns, rounds] = stretches(game, 2);
    expect(turns).toMatchObject({ name: "turn", starts: [2, 3, 4, 5], numbers: [1, 1, 2, 3, 4, 5, 5] });
    expect(rounds).toMatchObject({ name: "round", starts: [3, 5] });
  });

  test("who is passed over makes no rounds", () => {
    const game = [
      moment(null, { turn: 0 }),
      moment(0, { turn: 1 }),
      moment(1, { turn: 2 }),
      moment(0, { turn: 3 }),
      moment(0, { turn: 3 }),
    ];
    expect(stretches(game, 3).map((one) => one.name)).toEqual(["turn"]);
  });

  test("the game's own rounds; a count that never moves is no stretch", () => {
    const game = [1, 1, 1, 2, 2, 3, 3].map((round, n) =>
      moment(n % 4, { game_number: 1, round, turn: Math.floor(n / 2) }),
    );
    expect(stretches(game, 4).map((one) => one.name)).toEqual(["turn", "round"]);
  });
});
