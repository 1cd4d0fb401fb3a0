/** Which icon of game-icons.net stands for what. */

import anvil from "icon:anvil";
import swords from "icon:crossed-swords";
import skull from "icon:death-skull";
import elvenCastle from "icon:elven-castle";
import highShot from "icon:high-shot";
import hillFort from "icon:hill-fort";
import laurelCrown from "icon:laurel-crown";
import lindenLeaf from "icon:linden-leaf";
import obelisk from "icon:obelisk";
import orcHead from "icon:orc-head";
import pointyHat from "icon:pointy-hat";
import dragonHead from "icon:spiked-dragon-head";
import stoneTower from "icon:stone-tower";
import templarShield from "icon:templar-shield";

import type { Castle, Kind, People, Unit } from "./cards";

export const PEOPLE_ICON: Record<People, string> = {
  human: templarShield,
  elf: lindenLeaf,
  dwarf: anvil,
  undead: skull,
  orc: orcHead,
};
export const UNIT_ICON: Record<Unit, string> = {
  archer: highShot,
  warrior: swords,
  mage: pointyHat,
  hero: laurelCrown,
  monster: dragonHead,
};
const CASTLE_ICON: Record<Castle, string> = { tower: stoneTower, fortress: hillFort, citadel: elvenCastle };

export function iconOf(kind: Kind): string {
  if (kind.unit) return UNIT_ICON[kind.unit];
  return kind.castle ? CASTLE_ICON[kind.castle] : obelisk;
}
