import { readdirSync, readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import tutorialEn from "../tutorial/text/en.ftl?raw";
import tutorialRu from "../tutorial/text/ru.ftl?raw";
import kingsEn from "./kings_bounty/text/en.ftl?raw";
import kingsRu from "./kings_bounty/text/ru.ftl?raw";
import taleEn from "./knights_tale/text/en.ftl?raw";
import taleRu from "./knights_tale/text/ru.ftl?raw";
import lionEn from "./lionheart/text/en.ftl?raw";
import lionRu from "./lionheart/text/ru.ftl?raw";
import riseEn from "./rise_shields/text/en.ftl?raw";
import riseRu from "./rise_shields/text/ru.ftl?raw";

const keys = (source: string) => new FluentResource(source).body.map((message) => message.id).sort();
const folder = (path: string) =>
  readdirSync(path)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(`${path}/${file}`, "utf8"))
    .join("\n")
    .replace(/\b(class|id|aria-labelledby)="[^"]*"/g, "");

describe.each([
  ["the board of King's Bounty", kingsRu, kingsEn, "kb", folder("src/games/kings_bounty")],
  ["the board of Lionheart", lionRu, lionEn, "lh", folder("src/games/lionheart")],
  ["the board of Rise Shields", riseRu, riseEn, "rs", folder("src/games/rise_shields")],
  ["the board of A Knight's Tale", taleRu, taleEn, "kt", folder("src/games/knights_tale")],
  ["the tutorial", tutorialRu, tutorialEn, "tutorial", folder("src/tutorial")],
])("%s", (_, russian, english, prefix, source) => {
  test("says the same in both languages", () => {
    expect(keys(russian)).toEqual(keys(english));
  });

  test("says all that its code asks for, and nothing else", () => {
    const said = new Set(
      [...source.matchAll(new RegExp(`["'\`](${prefix}(?:-[A-Za-z_-]*[A-Za-z_])?)["'\`]`, "g"))].map(
        (m) => m[1]!,
      ),
    );
    // `kb-cond-${…}`: a family of messages
    const families = [...source.matchAll(new RegExp(`\`(${prefix}-[a-z-]*-)\\$\\{`, "g"))].map((m) => m[1]!);
    const known = keys(english);
    const isNeeded = (key: string) => said.has(key) || families.some((family) => key.startsWith(family));
    expect([...said].filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !isNeeded(key))).toEqual([]);
  });
});
