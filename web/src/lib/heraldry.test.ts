import { expect, it } from "vitest";

import { armsOf, inLivery, isMetal, SEATS, type Tincture } from "./heraldry";

// The checks of the guide, part 4.
it.each([
  ["Ансельм из Вереска", "sable", "or", "plain", "sea_dragon"],
  ["Анна", "sable", "argent", "pile", "rose"],
  ["Тихон", "gules", "or", "plain", "griffin"],
  ["Бертран", "argent", "purpure", "bordure", "key"],
  ["Осип", "azure", "or", "quarterly", "eagle"],
  ["Guest 7", "purpure", "or", "per_fess", "stag"],
])("the arms of %s", (name, field, other, layout, charge) => {
  expect(armsOf(name)).toEqual({ field, other, layout, charge });
});

it("a name's case, spaces and composition make no difference", () => {
  expect(armsOf("  АННА ")).toEqual(armsOf("анна"));
  expect(armsOf("Йов".normalize("NFD"))).toEqual(armsOf("Йов"));
});

it("metal lies on colour and colour on metal, in every livery", () => {
  for (let i = 0; i < 300; i++) {
    const arms = armsOf(`guest ${i}`);
    expect(isMetal(arms.field as Tincture)).not.toBe(isMetal(arms.other));
    for (const { livery } of SEATS) {
      const worn = inLivery(arms, livery);
      const ground = livery === "ermine" ? "argent" : livery === "vair" ? "azure" : livery;
      expect(isMetal(ground)).not.toBe(isMetal(worn.other));
    }
  }
});
