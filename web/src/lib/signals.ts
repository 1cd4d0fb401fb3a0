/** How a table calls a player who looks elsewhere: sounds of its own, the tab's icon, a short buzz. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "end";

/** Notes of each sound: hertz, when it begins and how long it rings, in seconds; how loud. */
const NOTES: Record<Sound, readonly (readonly [number, number, number, number])[]> = {
  move: [[196, 0, 0.09, 0.08]],
  turn: [
    [587.33, 0, 0.35, 0.1],
    [880, 0.13, 0.5, 0.1],
  ],
  end: [
    [392, 0, 0.7, 0.07],
    [493.88, 0.12, 0.7, 0.07],
    [587.33, 0.24, 0.9, 0.08],
  ],
};
const BUZZ = 60;

let context: AudioContext | null = null;

/** Silent unless the one switch is on. */
export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const [hertz, begins, rings, loud] of NOTES[which]) {
    const at = context.currentTime + begins;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = which === "move" ? "triangle" : "sine";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + rings);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + rings);
  }
}

/** A phone in the hand; browsers let only a page buzz that has been touched. */
export function buzz(): void {
  if (!matchMedia("(pointer: coarse)").matches || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(BUZZ);
}

/** The icon of the tab: with a mark on it while somebody waits for me. */
export function wearIcon(myTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = myTurn ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}
