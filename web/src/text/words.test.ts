/** Both languages are complete: the same messages, the same arguments, and all that is used. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { has, say } from "../lib/words.svelte";

const here = `${process.cwd()}/src/`;
const files = Object.fromEntries(
  (["ru", "en"] as const).map((lang) => [lang, readFileSync(`${here}text/${lang}.ftl`, "utf8")]),
) as Record<"ru" | "en", string>;

function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let name = "";
  for (const line of source.split("\n")) {
    const match = /^([a-z][\w-]*) =(.*)$/.exec(line);
    if (match) name = match[1]!;
    if (match) found.set(name, match[2]!);
    else if (name && /^\s|^\}/.test(line)) found.set(name, `${found.get(name)}\n${line}`);
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$|wire\.ts$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

const ru = messages(files.ru);
const en = messages(files.en);
const code = sources(here)
  .filter((path) => !path.includes("/games/"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

it("has the same messages in both languages", () => {
  expect([...ru.keys()].sort()).toEqual([...en.keys()].sort());
});

it("takes the same arguments in both languages", () => {
  const args = (text: string) => [...new Set(text.match(/\$\w+/g) ?? [])].sort();
  for (const [name, text] of ru) expect([name, args(text)]).toEqual([name, args(en.get(name)!)]);
});

it("has every message that the client asks for", () => {
  const used = [...code.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1]!);
  expect(used.length).toBeGreaterThan(150);
  expect([...new Set(used)].filter((name) => !ru.has(name))).toEqual([]);
});

it("has no message that nobody asks for", () => {
  const stems = [...code.matchAll(/`([\w-]+-)\$\{/g)].map((match) => match[1]!);
  const unused = [...ru.keys()].filter(
    (name) => !code.includes(`"${name}"`) && !stems.some((stem) => name.startsWith(stem)),
  );
  expect(unused).toEqual([]);
});

it("binds short Russian words to the next one", () => {
  expect(has("motto")).toBe(true);
  expect(say("ru", "motto")).toContain("с\u00a0друзьями");
  expect(say("en", "motto")).not.toContain("\u00a0");
});
