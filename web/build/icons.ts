/** Icons at build time: `import lion from "icon:lion"` is the drawing of one icon of
 *  game-icons.net, and nothing else of that set reaches the browser. An `emblem.svg` may
 *  point to icons with `<use href="#i-lion">`; they are put into it, and it stays a file. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);
const set = JSON.parse(
  readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"),
) as IconSet;

function body(name: string): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no icon ${name}`);
  return icon.body;
}

export function icons(): Plugin {
  return {
    name: "hastilude-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load: (id) => (id.startsWith("\0icon:") ? `export default ${JSON.stringify(body(id.slice(6)))}` : null),
  };
}

export function emblems(): Plugin {
  let building = false;
  const files = new Map<string, string>();
  return {
    name: "hastilude-emblems",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    load(id) {
      if (!id.endsWith("/emblem.svg")) return null;
      const drawing = withIcons(readFileSync(id, "utf8"));
      if (!building)
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(drawing)}`)}`;
      const hash = createHash("sha256").update(drawing).digest("hex").slice(0, 8);
      const game = id.split("/").at(-2);
      const fileName = `assets/emblem-${game}-${hash}.svg`;
      files.set(fileName, drawing);
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

function withIcons(drawing: string): string {
  const names = new Set([...drawing.matchAll(/href="#i-([\w-]+)"/g)].map((match) => match[1]!));
  const missing = [...names].filter((name) => !drawing.includes(`id="i-${name}"`));
  const symbols = missing.map(
    (name) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body(name)}</symbol>`,
  );
  return drawing.replace(/(<svg[^>]*>)/, `$1<defs>${symbols.join("")}</defs>`);
}
