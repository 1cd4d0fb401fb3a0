/** How each layout parts a shield of 100 × 120, and where the charge then stands. */

import type { Layout } from "../lib/heraldry";

interface Parting {
  /** what has the other tincture */
  shape: string;
  /** x, y and size of the charge */
  charge: [number, number, number];
  /** a parted field: the charge is counterchanged along the line */
  parted?: boolean;
  /** the charge lies on the shape and has the field's tincture */
  on?: boolean;
}

export const SHIELD = "M5 4H95V58C95 88 73 106 50 116 27 106 5 88 5 58Z";

export const PARTINGS: Record<Layout, Parting> = {
  plain: { shape: "", charge: [18, 22, 64] },
  per_pale: { shape: "M50 0H100V120H50Z", charge: [18, 22, 64], parted: true },
  per_fess: { shape: "M0 58H100V120H0Z", charge: [18, 22, 64], parted: true },
  per_bend: { shape: "M0 0 100 112V120H0Z", charge: [18, 22, 64], parted: true },
  quarterly: { shape: "M50 0H100V58H50ZM0 58H50V120H0Z", charge: [18, 22, 64], parted: true },
  chief: { shape: "M0 0H100V34H0Z", charge: [25, 41, 50] },
  bend: { shape: "M0 0H20L100 92V116L0 24Z", charge: [56, 14, 34] },
  chevron: { shape: "M0 84 50 46 100 84V106L50 68 0 106Z", charge: [32, 9, 36] },
  cross: { shape: "M40 0H60V48H100V68H60V120H40V68H0V48H40Z", charge: [10, 13, 27] },
  saltire: {
    shape: "M0 0H16L100 104V120H86L0 14ZM100 0H84L0 104V120H14L100 14Z",
    charge: [39, 4, 22],
  },
  bordure: {
    shape: "M0 0H100V120H0ZM16 15V58C16 81 32 95 50 104 68 95 84 81 84 58V15Z",
    charge: [25, 24, 50],
  },
  pile: { shape: "M8 0H92L50 104Z", charge: [30, 10, 40], on: true },
};
