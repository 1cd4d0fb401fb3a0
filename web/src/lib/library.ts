/** The games as the server knows them: parts and sentences, each asked for once. */

import coreEn from "../../../src/hastilude/core/text/en.ftl?raw";
import coreRu from "../../../src/hastilude/core/text/ru.ftl?raw";
import type { FluentBundle } from "@fluent/bundle";

import { api } from "./api";
import { makeBundle, type Lang } from "./texts";
import type { GameInfo, GameParts } from "./wire";

const CORE = { ru: coreRu, en: coreEn };

export interface GameWords {
  parts: GameParts;
  bundles: Record<Lang, FluentBundle>;
}

let listed: Promise<GameInfo[]> | null = null;
const loaded = new Map<string, Promise<GameWords>>();

export function games(): Promise<GameInfo[]> {
  listed ??= api.games().catch((error: unknown) => {
    listed = null;
    throw error;
  });
  return listed;
}

export async function findGame(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.id === id);
}

/** Both languages at once, so that switching needs nobody. A table may follow older `rules`, whose
 *  actions have other numbers; none: the present ones. */
export function gameWords(id: string, rules = 0): Promise<GameWords> {
  const name = `${id} ${rules}`;
  let words = loaded.get(name);
  if (!words) {
    words = load(id, rules).catch((error: unknown) => {
      loaded.delete(name);
      throw error;
    });
    loaded.set(name, words);
  }
  return words;
}

async function load(id: string, rules: number): Promise<GameWords> {
  const [parts, ru, en] = await Promise.all([api.parts(id, rules), api.text(id, "ru"), api.text(id, "en")]);
  return { parts, bundles: { ru: makeBundle("ru", ru, CORE.ru), en: makeBundle("en", en, CORE.en) } };
}
