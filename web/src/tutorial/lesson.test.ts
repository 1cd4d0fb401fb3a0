import { expect, test } from "vitest";

import { fits } from "./lesson.svelte";

test("a star stands for anything, and nothing else is special", () => {
  expect(fits("capture elf_tower_1 with human_warrior_2", "capture * with human_warrior_*")).toBe(true);
  expect(fits("title emperor", "title *")).toBe(true);
  expect(fits("seat 1", "seat 11")).toBe(false);
  expect(fits("play a.b", "play axb")).toBe(false);
});
