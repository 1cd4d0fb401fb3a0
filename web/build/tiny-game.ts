/** The example of docs/adding-a-game.md as an installed package, taken from that page. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes it into a folder, which then belongs on PYTHONPATH. */
export function installTinyGame(page: string, folder: string): void {
  const blocks = readFileSync(page, "utf8").matchAll(/^```\w+ (quintain\/\S+)\n([\s\S]*?)^```/gm);
  for (const [, path, text] of blocks) put(join(folder, path!), text!);
  put(join(folder, "quintain/__init__.py"), "");
  put(join(folder, "quintain-1.dist-info/METADATA"), "Metadata-Version: 2.1\nName: quintain\nVersion: 1\n");
  put(
    join(folder, "quintain-1.dist-info/entry_points.txt"),
    "[hastilude.games]\nquintain = quintain.meta:GAME\n",
  );
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
