import { existsSync, readdirSync, readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const keys = (source: string) => new FluentResource(source).body.map((message) => message.id).sort();
const folder = (path: string) =>
  readdirSync(path)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(`${path}/${file}`, "utf8"))
    .join("\n")
    .replace(/\b(class|id|aria-labelledby)="[^"]*"/g, "");

const text = (path: string, lang: "ru" | "en") => readFileSync(`${path}/text/${lang}.ftl`, "utf8");

/** Each board has words of its own, all with one prefix: whatever folder has some is looked at. */
const boards = readdirSync("src/games")
  .map((name) => `src/games/${name}`)
  .concat("src/tutorial")
  .filter((path) => existsSync(`${path}/text`));

test("there are boards", () => expect(boards.length).toBeGreaterThan(4));

describe.each(
  boards.map((path) => {
    const prefix = keys(text(path, "en"))[0]!.split("-")[0]!;
    return [path, text(path, "ru"), text(path, "en"), prefix, folder(path)] as const;
  }),
)("%s", (_, russian, english, prefix, source) => {
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
