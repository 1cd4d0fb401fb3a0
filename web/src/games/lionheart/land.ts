/** The land's geometry: names of cells and edges as the ledger writes them, and where they lie.
 *  `(r,c)` is row and column; `v(r,c)` lies east of that cell, `h(r,c)` south of it. */

import type { LionheartDomain, LionheartView } from "../../lib/wire";

export interface Place {
  r: number;
  c: number;
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The side of a cell in the drawing. */
export const SIZE = 50;

/** Terrain by its sign in the view's rows. */
export const TERRAIN: Readonly<Record<string, string>> = {
  ".": "field",
  f: "forest",
  v: "village",
  R: "residence",
  c: "copper",
  s: "silver",
  g: "gold",
  d: "gems",
};

export function placeOf(name: string): Place {
  const found = /\((\d+),(\d+)\)$/.exec(name);
  if (!found) throw new Error(`${name} is no place`);
  return { r: Number(found[1]), c: Number(found[2]) };
}

export function cellName(r: number, c: number): string {
  return `(${r},${c})`;
}

export function isEdge(name: string): boolean {
  return name.startsWith("v") || name.startsWith("h");
}

/** Where an edge lies in the drawing. */
export function lineOf(edge: string): Line {
  const { r, c } = placeOf(edge);
  const [x, y] = [(c + 1) * SIZE, (r + 1) * SIZE];
  return edge.startsWith("v") ? { x1: x, y1: r * SIZE, x2: x, y2: y } : { x1: c * SIZE, y1: y, x2: x, y2: y };
}

/** The middle of a cell or an edge. */
export function middleOf(name: string): { x: number; y: number } {
  const { r, c } = placeOf(name);
  const [x, y] = [(c + 0.5) * SIZE, (r + 0.5) * SIZE];
  if (name.startsWith("v")) return { x: x + SIZE / 2, y };
  return name.startsWith("h") ? { x, y: y + SIZE / 2 } : { x, y };
}

export function cellAt(x: number, y: number, rows: number, cols: number): string | null {
  const [r, c] = [Math.floor(y / SIZE), Math.floor(x / SIZE)];
  return r >= 0 && c >= 0 && r < rows && c < cols ? cellName(r, c) : null;
}

/** The edge nearest to a point: a finger need not hit the line itself. */
export function edgeAt(x: number, y: number, rows: number, cols: number): string | null {
  const cell = cellAt(x, y, rows, cols);
  if (!cell) return null;
  const { r, c } = placeOf(cell);
  const [west, north] = [x - c * SIZE, y - r * SIZE];
  const sides: [distance: number, edge: string | null][] = [
    [west, c > 0 ? `v(${r},${c - 1})` : null],
    [SIZE - west, c < cols - 1 ? `v(${r},${c})` : null],
    [north, r > 0 ? `h(${r - 1},${c})` : null],
    [SIZE - north, r < rows - 1 ? `h(${r},${c})` : null],
  ];
  const there = sides.filter((side): side is [number, string] => side[1] !== null);
  return there.reduce((best, side) => (side[0] < best[0] ? side : best))[1];
}

/** The next of some names in a direction: the nearest that lies more that way than aside. */
export function nextTowards(from: string, names: readonly string[], dx: number, dy: number): string | null {
  const start = middleOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const name of names) {
    const { x, y } = middleOf(name);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [least, best] = [far, name];
  }
  return best;
}

/** The domain in which a cell lies. */
export function domainAt(view: LionheartView, cell: string): LionheartDomain | null {
  return view.domains.find((domain) => domain.cells.includes(cell)) ?? null;
}

/** An edge between two domains, where a sign can stand; the middle one of all. */
export function commonEdge(one: LionheartDomain, two: LionheartDomain): string | null {
  const mine = new Set(one.cells);
  const theirs = new Set(two.cells);
  const found: string[] = [];
  for (const [near, far] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    for (const cell of near) {
      const { r, c } = placeOf(cell);
      if (far.has(cellName(r, c + 1))) found.push(`v(${r},${c})`);
      if (far.has(cellName(r + 1, c))) found.push(`h(${r},${c})`);
    }
  }
  found.sort();
  return found[found.length >> 1] ?? null;
}

/** The two cells between which a border lies. */
export function besides(edge: string): [Place, Place] {
  const { r, c } = placeOf(edge);
  return [{ r, c }, edge.startsWith("v") ? { r, c: c + 1 } : { r: r + 1, c }];
}

/** How a domain's badge is laid out, by the room there is. */
export type BadgeShape = "wide" | "tall" | "strip";
export const STRIP = 15;

/** Where a domain's badge covers nothing: on two empty fields of it side by side, or one above the
 *  other on a single empty field, or else on the strip above the battlements of its castle. */
export function badgePlace(
  domain: LionheartDomain,
  view: LionheartView,
): { x: number; y: number; shape: BadgeShape } {
  const taken = new Set(view.pieces.flatMap((pieces) => [...pieces.castles, ...pieces.knights]));
  const cells = new Set(domain.cells);
  const free = (r: number, c: number) => {
    const name = cellName(r, c);
    return cells.has(name) && !taken.has(name) && view.land[r]?.[c] === ".";
  };
  for (const cell of domain.cells) {
    const { r, c } = placeOf(cell);
    if (free(r, c) && free(r, c + 1)) return { x: (c + 1) * SIZE, y: (r + 0.5) * SIZE, shape: "wide" };
  }
  for (const cell of domain.cells) {
    const { r, c } = placeOf(cell);
    if (free(r, c)) return { x: (c + 0.5) * SIZE, y: (r + 0.5) * SIZE, shape: "tall" };
  }
  const { r, c } = placeOf(domain.castle);
  return { x: (c + 0.5) * SIZE, y: r * SIZE + STRIP / 2, shape: "strip" };
}
