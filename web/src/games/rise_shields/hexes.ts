/** The board's geometry: pointed hexagons, odd rows half a cell to the right; cell `r.c` is row and
 *  column. Edges are numbered 0–5 clockwise from the north-east, corners follow their edge. */

export interface Point {
  x: number;
  y: number;
}

/** The distance from the middle of a cell to its corners, in the drawing. */
export const RADIUS = 43;
export const WIDTH = RADIUS * Math.sqrt(3);
export const HEIGHT = RADIUS * 1.5;

export function cellName(row: number, column: number): string {
  return `${row}.${column}`;
}

export function middleOf(cell: string): Point {
  const [row, column] = cell.split(".").map(Number) as [number, number];
  return { x: round((column + (row % 2) / 2) * WIDTH), y: round(row * HEIGHT) };
}

/** The direction of an edge from the middle, in degrees clockwise from the right. */
export function angleOf(edge: number): number {
  return (edge - 1) * 60;
}

export function towards(angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(Math.cos(turn) * distance), y: round(Math.sin(turn) * distance) };
}

/** The six corners of a cell around its middle. */
export const OUTLINE = Array.from({ length: 6 }, (_, edge) => towards(angleOf(edge) + 30, RADIUS))
  .map(({ x, y }) => `${x},${y}`)
  .join(" ");

/** A part of a circle around the middle, between two directions. */
export function arc(from: number, to: number, radius: number): string {
  const [start, end] = [towards(from, radius), towards(to, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}

/** Where a unit looks: the middle of its front edges. */
export function frontAngle(edges: readonly string[]): number {
  let [x, y] = [0, 0];
  edges.forEach((side, edge) => {
    if (side !== "front") return;
    const way = towards(angleOf(edge), 1000);
    x += way.x;
    y += way.y;
  });
  return round((Math.atan2(y, x) * 180) / Math.PI);
}

/** Where a facing looks: into the corner after its edge, or across the edge where it is the middle
 *  one of the front (option `facing_layout`). */
export function facingAngle(facing: number, layout: string): number {
  return angleOf(facing) + (layout === "2-2-2" ? 30 : 0);
}

/** The cell under a point; null off the board. */
export function cellAt(point: Point, rows: readonly (readonly unknown[])[]): string | null {
  const near = Math.round(point.y / HEIGHT);
  let best: string | null = null;
  let least = RADIUS * RADIUS;
  for (const row of [near - 1, near, near + 1]) {
    const column = Math.round(point.x / WIDTH - (Math.abs(row) % 2) / 2);
    if (column < 0 || column >= (rows[row]?.length ?? 0)) continue;
    const name = cellName(row, column);
    const { x, y } = middleOf(name);
    const far = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (far < least) [least, best] = [far, name];
  }
  return best;
}

/** The neighbour across an edge, which may lie off the board. */
export function across(cell: string, edge: number): string {
  const [row, column] = cell.split(".").map(Number) as [number, number];
  const right = row % 2;
  const [down, aside] = [
    [-1, right],
    [0, 1],
    [1, right],
    [1, right - 1],
    [0, -1],
    [-1, right - 1],
  ][edge] as [number, number];
  return cellName(row + down, column + aside);
}

/** The three cells that touch one another at a corner of the first. */
export function triangle(cell: string, corner: number): string[] {
  return [cell, across(cell, corner), across(cell, (corner + 1) % 6)];
}

/** The next of some cells in a direction: the nearest that lies more that way than aside. */
export function nextTowards(from: string, cells: readonly string[], dx: number, dy: number): string | null {
  const start = middleOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const { x, y } = middleOf(cell);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [least, best] = [far, cell];
  }
  return best;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
