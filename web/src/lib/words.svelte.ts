/** The client's own words, in the language that is chosen now. */

import en from "../text/en.ftl?raw";
import ru from "../text/ru.ftl?raw";
import { settings } from "./settings.svelte";
import { makeBundle, type Lang } from "./texts";

const bundles = { ru: makeBundle("ru", ru), en: makeBundle("en", en) };

type Args = Record<string, string | number>;

export function has(message: string): boolean {
  return bundles[settings.lang].hasMessage(message);
}

/** `t("card-play")`. Reads the chosen language, so that a page changes with it. */
export function t(message: string, args: Args = {}): string {
  return say(settings.lang, message, args);
}

export function say(lang: Lang, message: string, args: Args = {}): string {
  const bundle = bundles[lang];
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) {
    console.warn(`there are no words ${message} in ${lang}`);
    return message;
  }
  const text = bundle.formatPattern(pattern, args, []);
  return lang === "ru" ? bound(text) : text;
}

/** A short Russian word is bound to the next one by a no-break space, a dash to the word before it. */
export function bound(text: string): string {
  return text
    .replaceAll(" —", "\u00a0—")
    .replace(
      /(?<=^|[\s«(])([вкосуиаяВКОСУИАЯ]|на|за|по|из|от|до|не|ни|об|со|На|За|По|Из|От|До|Не) (?=\S)/g,
      "$1\u00a0",
    );
}

/** When something was, as people say it: 14:05, yesterday, 3 May. */
export function when(ms: number): string {
  const then = new Date(ms);
  const days = Math.floor((startOfDay(new Date()) - startOfDay(then)) / 86_400_000);
  if (days === 0) return then.toLocaleTimeString(settings.lang, { hour: "2-digit", minute: "2-digit" });
  if (days < 7) return new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" }).format(-days, "day");
  return then.toLocaleDateString(settings.lang, { day: "numeric", month: "short" });
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
