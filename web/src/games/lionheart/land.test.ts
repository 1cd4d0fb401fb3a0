import { describe, expect, test } from "vitest";

import {
  badgePlace,
  besides,
  cellAt,
  commonEdge,
  edgeAt,
  lineOf,
  middleOf,
  nextTowards,
  placeOf,
  SIZE,
  STRIP,
} from "./land";
import type { LionheartDomain, LionheartView } from "../../lib/wire";

const domain = (cells: string[], castle = cells[0]!) => ({ cells, castle }) as unknown as LionheartDomain;

describe("names and places", () => {
  test("are read as the ledger writes them", () => {
    expect(placeOf("(3,11)")).toEqual({ r: 3, c: 11 });
    expect(placeOf("v(0,2)")).toEqual({ r: 0, c: 2 });
    expect(() => placeOf("castle")).toThrow("castle is no place");
  });

  test("v lies east of its cell and h south of it", () => {
    expect(lineOf("v(1,2)")).toEqual({ x1: 3 * SIZE, y1: SIZE, x2: 3 * SIZE, y2: 2 * SIZE });
    expect(lineOf("h(1,2)")).toEqual({ x1: 2 * SIZE, y1: 2 * SIZE, x2: 3 * SIZE, y2: 2 * SIZE });
    expect(middleOf("v(0,0)")).toEqual({ x: SIZE, y: SIZE / 2 });
  });

  test("a point finds its cell, and the nearest edge that is not the frame", () => {
    expect(cellAt(SIZE * 1.5, SIZE * 0.5, 12, 12)).toBe("(0,1)");
    expect(cellAt(-1, 5, 12, 12)).toBeNull();
    expect(edgeAt(SIZE * 1.9, SIZE * 0.5, 12, 12)).toBe("v(0,1)");
    expect(edgeAt(SIZE * 1.1, SIZE * 0.5, 12, 12)).toBe("v(0,0)");
    expect(edgeAt(SIZE * 0.5, SIZE * 1.05, 12, 12)).toBe("h(0,0)");
    expect(edgeAt(2, SIZE / 2, 12, 12)).not.toMatch(/-1/);
  });

  test("arrows go to the nearest that way", () => {
    const names = ["(0,0)", "(0,3)", "(0,1)", "(4,0)"];
    expect(nextTowards("(0,0)", names, 1, 0)).toBe("(0,1)");
    expect(nextTowards("(0,0)", names, 0, 1)).toBe("(4,0)");
    expect(nextTowards("(0,0)", names, -1, 0)).toBeNull();
  });
});

describe("domains", () => {
  test("a sign stands on an edge between two neighbours", () => {
    expect(commonEdge(domain(["(0,0)", "(1,0)"]), domain(["(0,1)"]))).toBe("v(0,0)");
    expect(commonEdge(domain(["(0,0)"]), domain(["(5,5)"]))).toBeNull();
  });

  test("a border lies between two cells", () => {
    expect(besides("v(3,2)")).toEqual([
      { r: 3, c: 2 },
      { r: 3, c: 3 },
    ]);
    expect(besides("h(3,2)")[1]).toEqual({ r: 4, c: 2 });
  });

  test("a badge covers neither pieces nor land that counts", () => {
    const view = {
      cols: 3,
      land: ["f..", "..."],
      pieces: [{ castles: ["(1,0)"], knights: ["(1,1)"] }],
    } as unknown as LionheartView;
    const place = badgePlace(domain(["(0,0)", "(0,1)", "(0,2)", "(1,0)", "(1,1)"], "(1,0)"), view);
    expect(place).toEqual({ x: 2 * SIZE, y: SIZE / 2, shape: "wide" });
    const one = badgePlace(domain(["(0,0)", "(0,1)", "(1,0)", "(1,1)"], "(1,0)"), view);
    expect(one).toEqual({ x: 1.5 * SIZE, y: SIZE / 2, shape: "tall" });
    const tight = badgePlace(domain(["(0,0)", "(1,0)", "(1,1)"], "(1,0)"), view);
    expect(tight.shape).toBe("strip");
    // above the battlements, which begin at 14
    expect(tight.y + STRIP / 2 - SIZE).toBeLessThanOrEqual(15);
    expect(tight.x).toBe(SIZE / 2);
  });
});
