/** The browser says what Python says: sentences, action numbers, the seal. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { decode, encode } from "./actions";
import { checkSeal } from "./seal";
import { LANGUAGES, makeBundle, Texts, type Lang } from "./texts";
import type { ActionKind, Choice, Opened, Prompt, Refusal, Result, Seen } from "./wire";

interface Sentence {
  form: "prompt" | "action" | "refusal" | "event" | "result";
  value: unknown;
  said: Record<Lang, string | string[]>;
}

interface Fixtures {
  games: {
    id: string;
    things: Record<string, string>;
    kinds: ActionKind[];
    names: string[];
    sentences: Sentence[];
  }[];
  seal: { commitment: string; opened: Opened };
}

const root = new URL("../", `file://${process.cwd()}/`).pathname;
const python =
  process.env.PYTHON ?? (existsSync(`${root}.venv/bin/python`) ? `${root}.venv/bin/python` : "python3");
const fixtures = JSON.parse(
  execFileSync(python, ["web/build/fixtures.py"], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: "src" },
    maxBuffer: 64e6,
    encoding: "utf8",
  }),
) as Fixtures;

function read(path: string): string {
  return readFileSync(`${root}src/hastilude/${path}`, "utf8");
}

function says(texts: Texts, { form, value }: Sentence): string | string[] {
  switch (form) {
    case "prompt": {
      const [prompt, seat] = value as [Prompt, number | null];
      return texts.prompt(prompt, seat);
    }
    case "action":
      return texts.action((value as [number, Choice])[1]);
    case "refusal":
      return texts.refusal(value as Refusal);
    case "event":
      return texts.event(value as Seen);
    case "result": {
      const result = value as Result;
      const { reason, winners, more } = texts.result(result);
      const sheet = texts
        .scores(result)
        .flatMap(({ score, place, parts }) => [
          texts.format("result-score", { place, seat: score.seat, points: texts.number(score.points) }),
          ...parts.map((part) => `    ${part.points.padStart(4)}  ${part.what}`),
        ]);
      return [reason, winners, ...sheet, ...more];
    }
  }
}

describe.each(fixtures.games)("$id", (game) => {
  it.each(LANGUAGES)("speaks like Python in %s", (lang) => {
    const bundle = makeBundle(lang, read(`games/${game.id}/text/${lang}.ftl`), read(`core/text/${lang}.ftl`));
    const texts = new Texts(bundle, game.things, game.names);
    expect(game.sentences.length).toBeGreaterThan(50);
    for (const sentence of game.sentences) expect(says(texts, sentence)).toEqual(sentence.said[lang]);
  });

  it("numbers actions like Python", () => {
    for (const { form, value } of game.sentences) {
      if (form !== "action") continue;
      const [number, intent] = value as [number, Choice];
      expect(encode(game.kinds, intent)).toBe(number);
      expect(decode(game.kinds, number)).toEqual(intent);
    }
  });
});

it("checks a seal that Python has made", async () => {
  const { commitment, opened } = fixtures.seal;
  expect(await checkSeal(commitment, opened)).toBe(true);
  expect(await checkSeal(commitment, { ...opened, nonces: ["5f-aB_", "1"] })).toBe(false);
  expect(await checkSeal(opened.seed, opened)).toBe(false);
});
