import { expect, it } from "vitest";

import { inline, markdown, wordsOf } from "./markdown";

it("reads headings, lists with long items, tables and paragraphs", () => {
  const blocks = markdown(
    "# Rules\n\nA **bold** word [KB-001, KB-R02].\n\n- one\n  goes on\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n",
  );
  expect(blocks.map((block) => block.is)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(blocks.map(wordsOf)).toEqual([
    "Rules",
    "A bold word [KB-001, KB-R02].",
    "one goes on two",
    "a b 1 2",
  ]);
});

it("finds rule ids, and takes nothing else for one", () => {
  expect(inline("see KB-R02, not KB- or UTF-8").filter((part) => part.is === "rule")).toEqual([
    { is: "rule", text: "KB-R02" },
  ]);
});
