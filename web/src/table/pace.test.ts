import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Pace } from "./pace";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

test("the first at once, the next after its while, each alone", () => {
  const shown: string[] = [];
  const pace = new Pace<string>((one) => shown.push(one));
  for (const one of ["a", "b", "c"]) pace.put(one, 100);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(99);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("after a quiet time nothing waits", () => {
  const shown: string[] = [];
  const pace = new Pace<string>((one) => shown.push(one));
  pace.put("a", 100);
  vi.advanceTimersByTime(150);
  pace.put("b", 100);
  expect(shown).toEqual(["a", "b"]);
});

test("in a hurry everything comes at once, in order, and the next need not wait", () => {
  const shown: string[] = [];
  const pace = new Pace<string>((one) => shown.push(one));
  for (const one of ["a", "b", "c"]) pace.put(one, 100);
  pace.flush();
  pace.put("d", 0);
  pace.put("e", 0);
  expect(shown).toEqual(["a", "b", "c", "d", "e"]);
});

test("a long queue is not watched to its end; what is dropped never comes", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((one) => shown.push(one));
  for (let i = 0; i < 14; i++) pace.put(i, 100);
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  pace.put(14, 100);
  pace.put(15, 100);
  pace.drop();
  vi.advanceTimersByTime(1000);
  expect(shown).not.toContain(15);
});
