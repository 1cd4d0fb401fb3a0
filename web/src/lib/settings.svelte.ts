/** What this browser remembers: language, theme, speed. */

import type { Lang } from "./texts";

export type Theme = "day" | "night" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";
/** When a decision waits to be confirmed: where it could not be taken back, always, or never. */
export type Asking = "people" | "always" | "never";

const KEY = "hastilude";
const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  textMode: boolean;
  sound: boolean;
  asking: Asking;
}

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  speed = $state<Speed>("normal");
  /** every table as the plain table for any game */
  textMode = $state(false);
  sound = $state(false);
  asking = $state<Asking>("people");

  constructor() {
    const kept = read();
    const spoken = typeof navigator === "undefined" ? "en" : navigator.language;
    this.lang = kept.lang ?? (/^(ru|be|uk|kk)/.test(spoken) ? "ru" : "en");
    this.theme = kept.theme ?? "system";
    this.speed = kept.speed ?? "normal";
    this.textMode = kept.textMode ?? false;
    this.sound = kept.sound ?? false;
    this.asking = kept.asking ?? "people";
  }

  /** How much slower than normal things move; 0: not at all. */
  get factor(): number {
    return FACTOR[this.speed];
  }

  get night(): boolean {
    return this.theme === "night" || (this.theme === "system" && prefersDark());
  }

  keep(): void {
    const { lang, theme, speed, textMode, sound, asking } = this;
    const kept: Kept = { lang, theme, speed, textMode, sound, asking };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Puts language, theme and speed on the page. */
  wear(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    if (this.night) root.dataset.theme = "night";
    else delete root.dataset.theme;
    for (const [name, ms] of Object.entries({ hint: 140, move: 320, roll: 700, turn: 450 })) {
      if (this.speed === "normal") root.style.removeProperty(`--m-${name}`);
      else root.style.setProperty(`--m-${name}`, `${ms * this.factor}ms`);
    }
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function prefersDark(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-color-scheme: dark)").matches;
}

export const settings = new Settings();
