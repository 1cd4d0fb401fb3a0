import { describe, expect, it } from "vitest";

import { apart, ringOf, roundOf, rowsOf, type Ring } from "./ring";

function inside(ring: Ring, w: number, h: number): boolean {
  return ring.spots.every(
    ({ x, y }) =>
      x - ring.size.w / 2 >= 0 &&
      x + ring.size.w / 2 <= w &&
      y - ring.size.h / 2 >= 0 &&
      y + ring.size.h / 2 <= h,
  );
}

describe("the ring", () => {
  const BOARDS = [
    [980, 540],
    [724, 520],
    [1220, 640],
    [528, 780],
  ] as const;
  for (const [w, h] of BOARDS) {
    for (let n = 3; n <= 9; n++) {
      it(`${n} heroes on ${w} × ${h} lie apart and within, with a free middle`, () => {
        const ring = ringOf(n, { w, h }, { w: 180, h: 110 });
        if (!ring) return;
        expect(ring.spots).toHaveLength(n);
        expect(apart(ring.spots, ring.size)).toBe(true);
        expect(inside(ring, w, h)).toBe(true);
        for (const { x, y } of ring.spots) {
          const clear =
            Math.abs(x - ring.middle.x) >= (ring.size.w + ring.middle.w) / 2 ||
            Math.abs(y - ring.middle.y) >= (ring.size.h + ring.middle.h) / 2;
          expect(clear).toBe(true);
        }
      });
    }
  }

  it("is drawn for nine on a usual screen", () => {
    expect(ringOf(9, { w: 980, h: 540 }, { w: 220, h: 120 })).not.toBeNull();
    expect(ringOf(9, { w: 724, h: 520 }, { w: 200, h: 110 })).not.toBeNull();
  });

  it("begins at the foot and goes to the left", () => {
    const { spots } = ringOf(4, { w: 980, h: 540 }, { w: 200, h: 100 })!;
    expect(spots[0]!.y).toBeGreaterThan(spots[2]!.y);
    expect(spots[1]!.x).toBeLessThan(spots[3]!.x);
  });

  it("gives way to rows where there is no room", () => {
    expect(ringOf(9, { w: 360, h: 400 }, { w: 180, h: 110 })).toBeNull();
  });
});

describe("the plates of the verdict", () => {
  const plate = { w: 130, h: 46 };
  for (const [w, h] of [
    [380, 400],
    [420, 480],
    [700, 600],
  ] as const) {
    it(`lie apart on ${w} × ${h}`, () => {
      for (let n = 4; n <= 9; n++) {
        const spots = roundOf(n, { w, h }, plate);
        expect(spots).toHaveLength(n);
        expect(apart(spots, plate)).toBe(true);
      }
    });
  }
});

describe("plates where nothing is measured yet", () => {
  it("have a place each all the same", () => {
    for (const board of [
      { w: 0, h: 0 },
      { w: 120, h: 400 },
    ])
      expect(roundOf(5, board, { w: 130, h: 46 }).every((spot) => Number.isFinite(spot.x + spot.y))).toBe(
        true,
      );
    expect(roundOf(5, { w: 0, h: 0 }, { w: 130, h: 46 })).toHaveLength(5);
  });
});

describe("rows of a phone", () => {
  it("are as the heroes sit", () => {
    expect(rowsOf(4)).toEqual([[2], [1, 3], [0]]);
    expect(rowsOf(5)).toEqual([[2, 3], [1, 4], [0]]);
    expect(rowsOf(9)).toEqual([[4, 5], [3, 6], [2, 7], [1, 8], [0]]);
  });
});
