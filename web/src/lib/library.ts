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

/** Both languages at once, so that switching needs nobody. */
export function gameWords(id: string): Promise<GameWords> {
  let words = loaded.get(id);
  if (!words) {
    words = load(id).catch((error: unknown) => {
      loaded.delete(id);
      throw error;
    });
    loaded.set(id, words);
  }
  return words;
}

async function load(id: string): Promise<GameWords> {
  const [parts, ru, en] = await Promise.all([api.parts(id), api.text(id, "ru"), api.text(id, "en")]);
  return { parts, bundles: { ru: makeBundle("ru", ru, CORE.ru), en: makeBundle("en", en, CORE.en) } };
}
