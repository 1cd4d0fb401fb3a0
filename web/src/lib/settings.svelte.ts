/** What this browser remembers: language, theme, speed. */

import type { Lang } from "./texts";

export type Theme = "day" | "night" | "system";
export type Speed = "slow" | "normal" | "fast" | "off";

const KEY = "hastilude";
const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  /** phrases and news may make a sound later; kept here so that there is one place */
  textMode: boolean;
}

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  speed = $state<Speed>("normal");
  /** every table as the plain table for any game */
  textMode = $state(false);

  constructor() {
    const kept = read();
    const spoken = typeof navigator === "undefined" ? "en" : navigator.language;
    this.lang = kept.lang ?? (/^(ru|be|uk|kk)/.test(spoken) ? "ru" : "en");
    this.theme = kept.theme ?? "system";
    this.speed = kept.speed ?? "normal";
    this.textMode = kept.textMode ?? false;
  }

  /** How much slower than normal things move; 0: not at all. */
  get factor(): number {
    return FACTOR[this.speed];
  }

  get night(): boolean {
    return this.theme === "night" || (this.theme === "system" && prefersDark());
  }

  keep(): void {
    const kept: Kept = { lang: this.lang, theme: this.theme, speed: this.speed, textMode: this.textMode };
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
