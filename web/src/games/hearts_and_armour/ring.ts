/** Where the heroes sit: round the table where there is room for it, else in rows. */

export interface Size {
  w: number;
  h: number;
}

export interface Spot {
  /** the middle of the panel, in pixels of the board */
  x: number;
  y: number;
}

export interface Ring {
  size: Size;
  spots: Spot[];
  /** what is free in the middle */
  middle: Size & Spot;
}

/** between two panels, and between a panel and the edge */
const GAP = 10;
/** panels, the roomiest first */
const SIZES: readonly Size[] = [
  { w: 200, h: 150 },
  { w: 184, h: 150 },
  { w: 184, h: 106 },
  { w: 168, h: 106 },
];

/** how far the ring is bent into the corners of the board, the roundest first */
const BENDS: readonly number[] = [0.75, 0.6, 0.45, 0.3, 0.2];

/** A ring of so many panels on a board of this size, with room in its middle; null: there is none. */
export function ringOf(n: number, board: Size, middle: Size): Ring | null {
  for (const size of SIZES) {
    for (const spots of [...BENDS.map((bend) => spotsOf(n, board, size, bend)), ...oblongs(n, board, size)]) {
      if (!spots || !apart(spots, size)) continue;
      const free = freeOf(spots, size, board, middle);
      if (free) return { size, spots, middle: free };
    }
  }
  return null;
}

/** So many plates round an empty middle, none over another where there is room for that at all. */
export function roundOf(n: number, board: Size, plate: Size): Spot[] {
  const ways = BENDS.map((bend) => spotsOf(n, board, plate, bend)).filter((spots) => spots !== null);
  return ways.find((spots) => apart(spots, plate)) ?? ways.at(-1) ?? oval(n, board);
}

/** Where there is no room, or none measured yet: each has a place all the same. */
function oval(n: number, board: Size): Spot[] {
  return Array.from({ length: n }, (_, i) => {
    const turn = (2 * Math.PI * i) / n;
    return { x: (board.w / 2) * (1 - Math.sin(turn)), y: (board.h / 2) * (1 + Math.cos(turn)) };
  });
}

/** On a rounded oblong, clockwise from the foot, a panel's breadth or height from one to the next. */
function spotsOf(n: number, board: Size, size: Size, bend: number): Spot[] | null {
  const [a, b] = [(board.w - size.w) / 2 - GAP, (board.h - size.h) / 2 - GAP];
  if (a <= 0 || b <= 0) return null;
  const at = (turn: number): Spot => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return { x: board.w / 2 - a * bent(sin, bend), y: board.h / 2 + b * bent(cos, bend) };
  };
  const steps = 720;
  const points = Array.from({ length: steps + 1 }, (_, i) => at((i / steps) * 2 * Math.PI));
  const way = [0];
  for (let i = 1; i <= steps; i++) {
    const [one, two] = [points[i - 1]!, points[i]!];
    const step = Math.max(Math.abs(one.x - two.x) / (size.w + GAP), Math.abs(one.y - two.y) / (size.h + GAP));
    way.push(way[i - 1]! + step);
  }
  const whole = way[steps]!;
  return Array.from(
    { length: n },
    (_, i) => points[way.findIndex((done) => done >= (whole * i) / n - 1e-9)]!,
  );
}

/** Along the four edges of the board, clockwise from the foot: so many at the foot, at each side, above. */
function oblongs(n: number, board: Size, size: Size): Spot[][] {
  const found: Spot[][] = [];
  for (const foot of [1, 3]) {
    for (let side = 1; side <= 3; side++) {
      const head = n - foot - 2 * side;
      if (head < 0) continue;
      const xs = (count: number) => spread(count, board.w, size.w, 60);
      const ys = spread(side, board.h, size.h, 40);
      const [left, right] = [size.w / 2 + GAP, board.w - size.w / 2 - GAP];
      const [top, bottom] = [size.h / 2 + GAP, board.h - size.h / 2 - GAP];
      const low = xs(foot).map((x) => ({ x, y: bottom }));
      const middle = (foot - 1) / 2;
      found.push([
        ...low.slice(0, middle + 1).reverse(),
        ...ys.map((y) => ({ x: left, y })).reverse(),
        ...xs(head).map((x) => ({ x, y: top })),
        ...ys.map((y) => ({ x: right, y })),
        ...low.slice(middle + 1).reverse(),
      ]);
    }
  }
  return found;
}

/** So many middles along an edge, no farther apart than looks well. */
function spread(count: number, length: number, one: number, air: number): number[] {
  const step = count > 1 ? Math.min(one + air, (length - 2 * GAP - one) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => length / 2 + (i - (count - 1) / 2) * step);
}

/** Towards the corners: an oval leaves them empty. */
function bent(part: number, bend: number): number {
  return Math.sign(part) * Math.abs(part) ** bend;
}

export function apart(spots: readonly Spot[], size: Size): boolean {
  return spots.every((one, i) =>
    spots
      .slice(i + 1)
      .every(
        (two) => Math.abs(one.x - two.x) >= size.w + GAP - 2 || Math.abs(one.y - two.y) >= size.h + GAP - 2,
      ),
  );
}

/** The largest oblong in the middle that no panel touches. */
function freeOf(spots: readonly Spot[], size: Size, board: Size, least: Size): (Size & Spot) | null {
  let best: (Size & Spot) | null = null;
  for (let shift = -60; shift <= 60; shift += 20) {
    const centre = { x: board.w / 2, y: board.h / 2 + shift };
    for (let w = 460; w >= least.w; w -= 20) {
      // as high as the panels above and below let it be
      const near = spots.filter((spot) => Math.abs(spot.x - centre.x) < (w + size.w) / 2 + GAP);
      const room = near.map((spot) => 2 * (Math.abs(spot.y - centre.y) - size.h / 2 - GAP));
      const h = Math.min(board.h - 2 * GAP - 2 * Math.abs(shift), ...room);
      if (h >= least.h && (!best || w * Math.min(h, 260) > best.w * Math.min(best.h, 260))) {
        best = { ...centre, w, h };
      }
    }
  }
  return best;
}

/** Two columns as they sit: up on the left, down on the right, I myself at the foot.
 *  Numbers count clockwise from me; a row with one takes the whole width. */
export function rowsOf(n: number): number[][] {
  const rows: number[][] = [];
  for (let i = 1; i <= (n - 1) / 2; i++) rows.unshift([i, n - i]);
  if (n % 2 === 0) rows.unshift([n / 2]);
  return [...rows, [0]];
}
