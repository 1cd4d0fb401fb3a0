/** What the pages of puzzles say; actions and reasons come from the games. */

import { settings } from "../lib/settings.svelte";
import { makeBundle } from "../lib/texts";
import en from "./text/en.ftl?raw";
import ru from "./text/ru.ftl?raw";

const bundles = { ru: makeBundle("ru", ru), en: makeBundle("en", en) };

export function say(message: string, args: Record<string, string | number> = {}): string {
  const bundle = bundles[settings.lang];
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) throw new Error(`there are no words ${message}`);
  return bundle.formatPattern(pattern, args, []);
}
