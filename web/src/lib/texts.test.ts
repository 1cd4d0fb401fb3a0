import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { inOneBreath, Texts } from "./texts";

const bundle = new FluentBundle("ru", { useIsolating: false });
bundle.addResource(new FluentResource("remark-coins = { $count } монеты (RS-187, 2-2)"));

test("a hyphen before a number is a minus", () => {
  const texts = new Texts(bundle, {}, []);
  expect(texts.format("remark-coins", { count: -2 })).toBe("−2 монеты (RS-187, 2-2)");
});

test("what ends in a colon is said in one breath with the next", () => {
  expect(inOneBreath(["сила +1", "на выбор:", "реликвия", "вера +2"])).toEqual([
    "сила +1",
    "на выбор: реликвия",
    "вера +2",
  ]);
});
