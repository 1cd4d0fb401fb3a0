import { expect, it } from "vitest";

import { makeBundle, Texts } from "../lib/texts";
import { layOut } from "./any-view";

const FTL = `
seat-named = { $name }
seat-unnamed = Player { $number }
number-minus = −{ $number }
list-and = { $head } and { $last }
card-elf_tower = elf tower{ $copy }
card-orc_mage = orc mage
view-deck = Cards in the deck
    .about = The game ends with them.
`;
const texts = new Texts(makeBundle("en", FTL), { card: "card", garrison: "card" }, ["Anna", "Bert"]);
const own = (message: string) => (message === "field-rings" ? "Rings" : null);

it("puts numbers, seats, the shared area and my hand where they belong", () => {
  const view = {
    viewer: 0,
    options: { a: "b" },
    deck: 23,
    rings: [2, 0],
    players: [
      { seat: 0, points: 3, first: true, last: false },
      { seat: 1, points: -4, first: false, last: true },
    ],
    market: [{ card: "elf_tower_2", defence: 3, garrison: "orc_mage_1", owner: 1, empty: null }],
    hand: [{ card: "orc_mage_1", kind: "orc_mage", strength: 4 }],
  };
  const laid = layOut(view, texts, 2, own);

  expect(laid.numbers.map((fact) => [fact.label, fact.values[0]!.text, fact.about])).toEqual([
    ["Cards in the deck", "23", "The game ends with them."],
  ]);
  expect(laid.seats[1]!.facts.map((fact) => [fact.label, ...fact.values.map((value) => value.text)])).toEqual(
    [["Rings", "0"], ["points", "−4"], ["last"]],
  );
  const [tower] = laid.shared.groups[0]!.items;
  expect(tower!.title).toEqual({
    is: "thing",
    thing: { family: "card", code: "elf_tower_2" },
    text: "elf tower\u00a0II",
  });
  expect(tower!.facts.map((fact) => `${fact.label}: ${fact.values[0]!.text}`)).toEqual([
    "defence: 3",
    "garrison: orc mage",
    "owner: Bert",
  ]);
  // The kind has the same name as the card, and is not said twice.
  expect(laid.hand.groups[0]!.items[0]!.facts.map((fact) => fact.field)).toEqual(["strength"]);
});

it("takes a hand for a hand, even when it has as many cards as there are seats", () => {
  const laid = layOut({ hand: [5, 9] }, texts, 2, own);
  expect(laid.hand.facts[0]!.values.map((value) => value.text)).toEqual(["5", "9"]);
  expect(laid.seats.every((seat) => !seat.facts.length)).toBe(true);
});

it("follows what a game says of its fields", () => {
  const said = `${FTL}
view-first = Begins
    .is = seat
view-deeds = Deeds
    .is = by-seat
view-tokens = Tokens
    .is = if-any
view-source = Source
    .is = hidden
view-discard = Discarded
    .is = after
    .item = A hidden card
view-discard-card = Card
    .is = word
view-cards-turn = Turn
    .is = hidden
`;
  const told = new Texts(makeBundle("en", said), { card: "card" }, ["Anna", "Bert"]);
  const view = {
    first: 1,
    source: "made up",
    tokens: 0,
    players: [
      { seat: 0, deeds: [0, -2], tokens: 1, cards: [{ card: "orc_mage", turn: 7 }] },
      { seat: 1, deeds: [0, 0], tokens: 0, cards: [] },
    ],
    fight: [
      { seat: 0, wounds: 1 },
      { seat: 1, wounds: 0 },
    ],
    discard: [{ card: "orc_mage" }, { card: null }],
  };
  const laid = layOut(view, told, 2, own);
  const line = (fact: { label: string; values: { text: string }[] }) =>
    `${fact.label}: ${fact.values.map((value) => value.text).join(", ")}`;

  expect(laid.numbers.map(line)).toEqual(["Begins: Bert"]);
  expect(laid.seats[0]!.facts.map(line)).toEqual(["Deeds: Bert: −2", "Tokens: 1"]);
  expect(laid.seats[1]!.facts).toEqual([]);
  expect(laid.seats[0]!.groups[0]!.items[0]!.facts).toEqual([]);
  // A second list around the table stays together, each line under its player's name.
  expect(laid.shared.groups.map((group) => group.items.map((item) => item.title?.text))).toEqual([
    ["Anna", "Bert"],
  ]);
  // Below the seats: a name that is only to be read, and one for what cannot be seen.
  expect(laid.after.groups[0]!.items.map((item) => item.title)).toEqual([
    { is: "word", text: "orc mage" },
    { is: "word", text: "A hidden card" },
  ]);
});

it("shows nothing of an empty view", () => {
  expect(layOut(null, texts, 2, own).numbers).toEqual([]);
});
