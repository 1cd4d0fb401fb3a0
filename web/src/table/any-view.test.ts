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

it("shows nothing of an empty view", () => {
  expect(layOut(null, texts, 2, own).numbers).toEqual([]);
});
