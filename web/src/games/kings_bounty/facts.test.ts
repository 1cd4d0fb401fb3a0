import { expect, test } from "vitest";

import type { KingsBountyView } from "../../lib/wire";
import { findHolding, stacks } from "./facts";

function view(more: Partial<KingsBountyView>): KingsBountyView {
  return { hand: [], picked: [], players: [], ...more } as unknown as KingsBountyView;
}

test("a holding is found with its owner", () => {
  const tower = { holding: "elf_tower_1" };
  const players = [
    { seat: 0, holdings: [] },
    { seat: 1, holdings: [tower] },
  ];
  const before = view({ players: players as unknown as KingsBountyView["players"] });
  expect(findHolding(before, "elf_tower_1")).toEqual({ owner: 1, holding: tower });
  expect(findHolding(before, "elf_tower_2")).toBeNull();
});

test("equal cards of the hand lie on one another, picked ones keep their numbers", () => {
  const card = (code: string, kind: string) => ({ card: code, kind, strength: 3, usable: true });
  const before = view({
    hand: [
      card("orc_warrior_1", "orc_warrior"),
      card("orc_warrior_2", "orc_warrior"),
      card("elf_archer_1", "elf_archer"),
    ],
    picked: ["elf_archer"],
  });
  const laid = stacks(before, ["elf_archer", "orc_warrior"]);
  expect(laid.map(({ kind, count, numbers }) => [kind, count, numbers])).toEqual([
    ["elf_archer", 2, [1]],
    ["orc_warrior", 2, [2]],
  ]);
});
