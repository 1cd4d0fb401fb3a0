/** What calls a player: silent at first, one switch; a phone buzzes in the hand only; the tab's icon. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "./settings.svelte";
import { buzz, sound, wearIcon } from "./signals";

let tones: number[];

beforeEach(() => {
  tones = [];
  const ramp = () => ({
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  class Context {
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({ gain: ramp(), connect: (next: unknown) => next });
    createOscillator() {
      const frequency = { value: 0 };
      return {
        type: "sine",
        frequency,
        connect: (next: unknown) => next,
        start: () => tones.push(frequency.value),
        stop() {},
      };
    }
  }
  vi.stubGlobal("AudioContext", Context);
});

afterEach(() => {
  settings.sound = false;
  vi.unstubAllGlobals();
});

test("nothing sounds until the one switch is on", () => {
  expect(settings.sound).toBe(false);
  for (const which of ["move", "turn", "end"] as const) sound(which);
  expect(tones).toEqual([]);
  settings.sound = true;
  sound("turn");
  expect(tones).toHaveLength(2);
});

test("a phone buzzes that has been touched, a mouse never", () => {
  const vibrate = vi.fn();
  const hand = (coarse: boolean, hasBeenActive: boolean) => {
    vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive } });
    buzz();
  };
  hand(false, true);
  hand(true, false);
  expect(vibrate).not.toHaveBeenCalled();
  hand(true, true);
  expect(vibrate).toHaveBeenCalledOnce();
});

test("the tab wears a mark while somebody waits for me", () => {
  let href = "/icon.svg";
  const icon = { getAttribute: () => href, setAttribute: (_: string, to: string) => (href = to) };
  vi.stubGlobal("document", { querySelector: () => icon });
  wearIcon(true);
  expect(href).toBe("/icon-turn.svg");
  wearIcon(false);
  expect(href).toBe("/icon.svg");
});
