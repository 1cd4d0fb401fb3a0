import { describe, expect, test } from "vitest";

import { across, angleOf, cellAt, facingAngle, frontAngle, middleOf, nextTowards, triangle } from "./hexes";

const ROWS = Array.from({ length: 13 }, (_, row) => Array.from({ length: 11 - (row % 2) }));

describe("the hexagons of the board", () => {
  test("every cell is found again at its middle and near its corners", () => {
    ROWS.forEach((row, r) =>
      row.forEach((_, c) => {
        const name = `${r}.${c}`;
        const { x, y } = middleOf(name);
        expect(cellAt({ x, y }, ROWS)).toBe(name);
        expect(cellAt({ x: x + 20, y: y - 22 }, ROWS)).toBe(name);
      }),
    );
  });

  test("off the board there is no cell", () => {
    expect(cellAt({ x: -60, y: 0 }, ROWS)).toBeNull();
    expect(cellAt({ x: 100, y: 900 }, ROWS)).toBeNull();
  });

  test("odd rows lie half a cell to the right", () => {
    expect(across("6.5", 0)).toBe("5.5");
    expect(across("5.5", 0)).toBe("4.6");
    expect(across("6.5", 3)).toBe("7.4");
    expect(triangle("6.5", 1)).toEqual(["6.5", "6.6", "7.5"]);
  });

  test("neighbours lie where their edge points", () => {
    for (let edge = 0; edge < 6; edge++) {
      const [from, to] = [middleOf("6.5"), middleOf(across("6.5", edge))];
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      expect(Math.cos(((angle - angleOf(edge)) * Math.PI) / 180)).toBeGreaterThan(0.999);
    }
  });

  test("a unit looks into the middle of its front, as its facing says", () => {
    const edges = ["front", "front", "flank", "rear", "rear", "flank"];
    expect(frontAngle(edges)).toBe(facingAngle(0, "2-2-2"));
    expect(frontAngle(["front", "flank", "flank", "rear", "flank", "flank"])).toBe(facingAngle(0, "1-4-1"));
  });

  test("arrows lead to the nearest cell of a direction", () => {
    expect(nextTowards("6.5", ["6.7", "6.8", "5.4"], 1, 0)).toBe("6.7");
    expect(nextTowards("6.5", ["6.7"], -1, 0)).toBeNull();
  });
});
