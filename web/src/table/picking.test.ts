import { expect, it } from "vitest";

import { encode, type Intent } from "../lib/actions";
import type { GameWords } from "../lib/library";
import { makeBundle } from "../lib/texts";
import type { ActionKind, Choice, Refusal } from "../lib/wire";
import { Tabletop } from "./tabletop.svelte";

const KINDS: ActionKind[] = [
  {
    name: "capture",
    sentence: "",
    offset: 0,
    count: 4,
    fields: { holding: ["tower", "fort"], card: ["orc", "elf"] },
  },
  {
    name: "garrison",
    sentence: "",
    offset: 4,
    count: 4,
    fields: { holding: ["tower", "fort"], card: ["orc", "elf"] },
  },
  { name: "play", sentence: "", offset: 8, count: 2, fields: { holding: ["tower", "fort"] } },
];
const FTL = `
seat-named = { $name }
refusal-not_your_turn = Wait for { $seat }.
refusal-too_weak = Needs { $need }, has { $has }.
refusal-not_yours = Not yours.
`;
const words = {
  parts: { id: "toy", actions: KINDS, things: { card: "card", holding: "card" }, components: {}, digest: "" },
  bundles: { ru: makeBundle("ru", FTL), en: makeBundle("en", FTL) },
} as GameWords;

class Toy extends Tabletop {
  done: number[] = [];
  asked: Intent[] = [];

  override act(choice: Choice): Promise<void> {
    this.done.push(choice.id);
    return Promise.resolve();
  }

  override whyNot(intent: Intent): Promise<{ refusal: Refusal; message: string }> {
    this.asked.push(intent);
    const refusal: Refusal =
      intent.kind === "capture"
        ? { code: "too_weak", args: { need: 4, has: 3 }, rules: ["KB-072"] }
        : { code: "not_yours", args: {}, rules: [] };
    return Promise.resolve({ refusal, message: "" });
  }
}

function table(decider: number, ...intents: Intent[]): Toy {
  const toy = new Toy(words, "t");
  toy.shown = {
    seat: 0,
    view: {},
    prompt: null,
    decider,
    actions: intents.map((intent) => ({ ...intent, id: encode(KINDS, intent)!, text: "", remarks: [] })),
    seats: [0, 1].map((seat) => ({
      seat,
      kind: "person",
      name: ["Anna", "Bert"][seat]!,
      user: "",
      bot: "",
      stands_in: false,
      left: false,
      present: true,
      host: false,
      shared: false,
      seal: "" as const,
    })),
    undo: { possible: false, why: null },
    result: null,
  };
  return toy;
}

const thing = (code: string) => ({ family: "card", code });
const captures = [
  { kind: "capture", args: { holding: "tower", card: "orc" } },
  { kind: "capture", args: { holding: "fort", card: "elf" } },
];

it("two taps on what glows leave one action to confirm", async () => {
  const toy = table(0, ...captures);
  expect(toy.picking.isLit(thing("orc"))).toBe(true);
  await toy.picking.tap(thing("orc"), null);
  expect(toy.picking.isLit(thing("fort"))).toBe(false);
  expect(toy.picking.only?.args.holding).toBe("tower");
  expect(toy.done).toEqual([]);
});

it("a thing tapped again is put back", async () => {
  const toy = table(0, ...captures);
  await toy.picking.tap(thing("orc"), null);
  await toy.picking.tap(thing("orc"), null);
  expect(toy.picking.chosen).toEqual([]);
});

it("what does not go with the choice explains itself, by the most telling refusal", async () => {
  const toy = table(0, ...captures);
  await toy.picking.tap(thing("orc"), null);
  await toy.picking.tap(thing("fort"), null);
  expect(toy.asked.map((intent) => intent.kind)).toEqual(["capture", "garrison"]);
  expect(toy.bubble).toMatchObject({ text: "Needs 4, has 3.", rules: ["KB-072"] });
  expect(toy.done).toEqual([]);
});

it("never asks about a legal action", async () => {
  const toy = table(0, ...captures, { kind: "garrison", args: { holding: "fort", card: "orc" } });
  await toy.picking.tap(thing("orc"), null);
  await toy.picking.tap(thing("fort"), null);
  expect(toy.asked).toEqual([]);
  expect(toy.picking.only?.kind).toBe("garrison");
});

it("while others decide, it says whom to wait for", async () => {
  const toy = table(1);
  await toy.picking.tap(thing("orc"), null);
  expect(toy.bubble?.text).toBe("Wait for Bert.");
});
