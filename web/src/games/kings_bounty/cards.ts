/** The cards of King's Bounty by their codes: `elf_tower_2` is the second card of the kind `elf_tower`. */

export const PEOPLES = ["human", "elf", "dwarf", "undead", "orc"] as const;
export const UNITS = ["archer", "warrior", "mage", "hero", "monster"] as const;
export const CASTLES = ["tower", "fortress", "citadel"] as const;

export type People = (typeof PEOPLES)[number];
export type Unit = (typeof UNITS)[number];
export type Castle = (typeof CASTLES)[number];

export interface Kind {
  code: string;
  /** null for the neutral obelisks (KB-012) */
  people: People | null;
  unit: Unit | null;
  castle: Castle | null;
}

/** All kinds in the order of the rulebook: units people by people, castles, obelisks. */
export const KINDS: readonly Kind[] = [
  ...PEOPLES.flatMap((people) =>
    UNITS.map((unit) => ({
      code: `${people}_${unit}`,
      people,
      unit,
      castle: null,
    })),
  ),
  ...PEOPLES.slice(1).flatMap((people) =>
    CASTLES.map((castle) => ({ code: `${people}_${castle}`, people, unit: null, castle })),
  ),
  ...[1, 2, 3].map((n) => ({ code: `obelisk_${n}`, people: null, unit: null, castle: null })),
];

const BY_CODE = new Map(KINDS.map((kind, order) => [kind.code, { kind, order }]));

/** The kind of a card: its code without the number of the copy. */
export function kindOf(card: string): string {
  return card.replace(/_\d+$/, "");
}

export function findKind(code: string): Kind {
  const found = BY_CODE.get(code);
  if (!found) throw new Error(`there is no kind of card ${code}`);
  return found.kind;
}

export function orderOf(code: string): number {
  return BY_CODE.get(code)?.order ?? -1;
}

export function isHolding(kind: Kind): boolean {
  return kind.unit === null;
}

/** An archer, a warrior or a mage: they have a number and may stay as a garrison. */
export function isRegular(kind: Kind): boolean {
  return kind.unit === "archer" || kind.unit === "warrior" || kind.unit === "mage";
}
