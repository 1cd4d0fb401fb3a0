/** Which icon of game-icons.net stands for what. */

import bow from "icon:bow-arrow";
import swordsman from "icon:broadsword";
import catapult from "icon:catapult";
import horsemen from "icon:cavalry";
import crossbow from "icon:crossbow";
import crown from "icon:crown";
import signpost from "icon:direction-sign";
import castle from "icon:elven-castle";
import bella from "icon:hooded-figure";
import scout from "icon:hooded-assassin";
import hourglass from "icon:hourglass";
import segros from "icon:lion";
import chest from "icon:locked-chest";
import knights from "icon:mounted-knight";
import musket from "icon:musket";
import peaks from "icon:peaks";
import reed from "icon:reed";
import mercenary from "icon:sabers-choc";
import halberd from "icon:sharp-halberd";
import shield from "icon:shield";
import spears from "icon:spears";
import tower from "icon:stone-tower";
import ulrag from "icon:sun";
import wizards from "icon:wizard-staff";
import aya from "icon:wizard-face";
import grail from "icon:holy-grail";

export { castle, chest, crown, grail, hourglass, peaks, reed, signpost, tower };

export const TYPE_ICON: Readonly<Record<string, string>> = {
  archers: bow,
  men_at_arms: shield,
  pikemen: spears,
  horsemen,
  crossbowmen: crossbow,
  musketeers: musket,
  mercenaries: mercenary,
  swordsmen: swordsman,
  scouts: scout,
  guards: halberd,
  knights,
  wizards,
  catapult,
  ulrag,
  segros,
  aya,
  bella,
};

/** Of a terrain that lies under a unit: what stands in the roundel beside it. */
export const TERRAIN_ICON: Readonly<Record<string, string>> = {
  mountain: peaks,
  swamp: reed,
  signpost,
  treasury: chest,
  fortification: tower,
  castle,
};

/** The type of a unit by its name: `order_archers` are archers. */
export function typeOf(unit: string): string {
  if (unit in TYPE_ICON) return unit;
  return Object.keys(TYPE_ICON).find((type) => unit.endsWith(`_${type}`)) ?? unit;
}

export const ROMAN = ["0", "I", "II", "III", "IV"];
