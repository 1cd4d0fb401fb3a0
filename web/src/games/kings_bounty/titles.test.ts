import { expect, test } from "vitest";

import type { HoldingView, KingsBountyView } from "../../lib/wire";
import { findKind, kindOf } from "./cards";
import { stacks, turnsLeft, unseen } from "./facts";
import { countOf, heldOf, isCounted, isTied, leaderOf, marginOf, previewOf } from "./titles";

const STRENGTH: Record<string, number> = {
  tower: 1,
  fortress: 2,
  citadel: 3,
  archer: 2,
  warrior: 3,
  mage: 4,
};

/** `elf_tower_1<orc_mage_1` is a holding with its garrison. */
function holding(picture: string): HoldingView {
  const [code = "", garrison = null] = picture.split("<");
  const { people, castle } = findKind(kindOf(code));
  const strength = castle ? STRENGTH[castle]! : Number(kindOf(code).slice(-1));
  const guard = garrison ? STRENGTH[findKind(kindOf(garrison)).unit!]! : 0;
  return { holding: code, people, castle, strength, defence: Math.max(strength, guard), garrison };
}

/** Holdings seat by seat; seat 0 looks and moves. */
function view(seats: string[], more: Partial<KingsBountyView> = {}): KingsBountyView {
  const holdings = seats.map((seat) => seat.split(" ").filter(Boolean).map(holding));
  const titles = (more.titles ?? []).map((title) => ({
    ...title,
    counts: title.counts.length ? title.counts : holdings.map((one) => countOf(title.title, one.map(heldOf))),
  }));
  return {
    viewer: 0,
    seat: 0,
    seats: seats.length,
    phase: "turn",
    options: { end_when_last_player_draws_last: "full_round" },
    removed: [],
    hand: [],
    picked: [],
    deck_count: 20,
    deck_known: [],
    discard: {},
    final_turns_left: null,
    players: holdings.map((one, seat) => ({ seat, holdings: one, known_cards: [], hidden_title: null })),
    ...more,
    titles,
  } as unknown as KingsBountyView;
}

const title = (code: string, points = 9, holder: number | null = null) => ({
  title: code,
  points,
  counts: [],
  holder,
  tied: false,
});

test("a title goes to strictly the largest count (KB-159, KB-160)", () => {
  expect(leaderOf([1, 3, 2])).toBe(1);
  expect(marginOf([1, 3, 2])).toBe(1);
  expect(leaderOf([2, 2, 0])).toBeNull();
  expect(isTied([2, 2, 0])).toBe(true);
  expect(isTied([0, 0, 0])).toBe(false);
});

test("what the titles count", () => {
  const guarded = heldOf(holding("elf_tower_1<orc_mage_1"));
  const counted = [
    "emperor",
    "great_architect",
    "conqueror",
    "king_of_elves",
    "prince_of_orcs",
    "grand_magister",
  ];
  for (const code of [...counted, "tower_builder"]) expect(isCounted(code, guarded), code).toBe(true);
  for (const code of [
    "keeper_of_secrets",
    "chief_of_orcs",
    "prince_of_elves",
    "commander",
    "swordmaster",
    "vandal",
  ]) {
    expect(isCounted(code, guarded), code).toBe(false);
  }
  expect(isCounted("keeper_of_secrets", heldOf(holding("obelisk_2_1")))).toBe(true);
});

test("the emperor counts peoples, not castles (KB-165)", () => {
  const held = ["elf_tower_1", "elf_citadel_1", "orc_tower_1"].map((one) => heldOf(holding(one)));
  expect(countOf("emperor", held)).toBe(2);
  expect(countOf("great_architect", held)).toBe(3);
});

test("a capture takes from one and gives to the other", () => {
  const before = view(["elf_citadel_1", "elf_tower_1<elf_archer_1 elf_tower_2"], {
    titles: [title("king_of_elves", 9, 1), title("sharpshooter", 9, 1), title("keeper_of_secrets")],
    hand: [{ card: "human_warrior_1", kind: "human_warrior", strength: 3, usable: true }],
  });
  const seen = previewOf(before, {
    kind: "capture",
    args: { holding: "elf_tower_1", card: "human_warrior_1" },
  });
  expect(seen.titles).toEqual([
    {
      title: "king_of_elves",
      points: 9,
      counts: [
        { seat: 0, from: 1, to: 2 },
        { seat: 1, from: 2, to: 1 },
      ],
      before: 1,
      after: 0,
      tied: false,
      margin: 1,
    },
    {
      title: "sharpshooter",
      points: 9,
      counts: [{ seat: 1, from: 1, to: 0 }],
      before: 1,
      after: null,
      tied: false,
      margin: 0,
    },
  ]);
  expect(seen.lost).toBe("elf_archer_1");
  expect(seen.defence).toEqual({ from: 2, to: 3 });
});

test("a tie takes a title from its leader", () => {
  const before = view(["orc_tower_1", "elf_tower_1 elf_tower_2"], { titles: [title("tower_builder", 8, 1)] });
  const [change] = previewOf(before, { kind: "play", args: { holding: "orc_tower_2" } }).titles;
  expect(change).toMatchObject({ before: 1, after: null, tied: true });
});

test("a hero leaves no garrison and brings the staff rat; a monster brings the vandal", () => {
  const before = view(["", "elf_tower_1<elf_mage_1 obelisk_1_1"], {
    titles: [title("staff_rat", -4), title("vandal", -4, 1), title("conqueror", 10, 1)],
  });
  const hero = previewOf(before, { kind: "capture", args: { holding: "elf_tower_1", card: "human_hero_1" } });
  expect(hero.titles.map(({ title: code, after }) => [code, after])).toEqual([
    ["staff_rat", 0],
    ["conqueror", null],
  ]);
  const monster = previewOf(before, {
    kind: "destroy",
    args: { holding: "obelisk_1_1", card: "human_monster_1" },
  });
  expect(monster.titles).toMatchObject([{ title: "vandal", before: 1, after: 0 }]);
  expect(monster.obelisk).toEqual({ gain: 0, from: 1 });
});

test("one's own hidden title is part of one's own preview", () => {
  const before = view(["", "elf_tower_1"]);
  before.players[0]!.hidden_title = "keeper_of_secrets";
  before.players[0]!.hidden_title_points = 6;
  const seen = previewOf(before, { kind: "play", args: { holding: "obelisk_3_1" } });
  expect(seen.titles).toMatchObject([{ title: "keeper_of_secrets", after: 0 }]);
  expect(seen.obelisk).toEqual({ gain: 2, from: null });
});

test("turns left, if nobody exchanges (KB-129)", () => {
  const at = (seat: number, deck: number, viewer: number) =>
    turnsLeft(view(["", "", ""], { seat, deck_count: deck, viewer }));
  expect([0, 1, 2].map((viewer) => at(1, 2, viewer))).toEqual([1, 2, 2]);
  expect(turnsLeft(view(["", ""], { viewer: null }))).toBeNull();
});

test("unseen cards are all less those on the table, in hand and discarded", () => {
  const before = view(["obelisk_1_1<elf_mage_1", ""], {
    removed: ["undead", "dwarf"],
    discard: { human_mage: 2 },
    hand: [{ card: "orc_mage_1", kind: "orc_mage", strength: 4, usable: false }],
  });
  // humans 3, elves 2, orcs 2
  expect(unseen(before, "mage")).toBe(7 - 4);
});

test("equal cards of the hand lie on one another, picked ones keep their numbers", () => {
  const card = (code: string, kind: string) => ({ card: code, kind, strength: 3, usable: true });
  const before = view(["", ""], {
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
