// How much script a page loads, compressed: home at most 150 kB, a table at most 250 kB.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const OUT = new URL("../../src/hastilude/server/static/", import.meta.url);
const LIMITS = { "src/App.svelte": 150, "src/table/TablePage.svelte": 250 };
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", OUT), "utf8"));

/** All scripts that a page needs before it can be used. */
function needed(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  if (chunk.file.endsWith(".js")) found.add(chunk.file);
  for (const other of chunk.imports ?? []) needed(other, found);
  return found;
}

function weight(files) {
  let sum = 0;
  for (const file of files) sum += gzipSync(readFileSync(new URL(file, OUT))).length;
  return sum / 1000;
}

const home = needed("index.html");
let failed = false;
function hold(name, files, limit) {
  const kb = weight(files);
  console.log(`${name}: ${kb.toFixed(1)} kB of ${limit} kB script, compressed`);
  if (kb > limit) failed = true;
}
hold("home", home, LIMITS["src/App.svelte"]);
const boards = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/board\.ts$/.test(key));
for (const board of [null, ...boards]) {
  const files = needed("src/table/TablePage.svelte", new Set(home));
  if (board) needed(board, files);
  hold(board ? `table of ${board.split("/")[2]}` : "table", files, LIMITS["src/table/TablePage.svelte"]);
}
process.exitCode = failed ? 1 : 0;
