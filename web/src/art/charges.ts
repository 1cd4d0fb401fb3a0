/** The drawing of each charge. */

import acorn from "icon:acorn";
import anvil from "icon:anvil";
import bear from "icon:bear-head";
import boar from "icon:boar";
import sword from "icon:broadsword";
import crown from "icon:crown";
import eagle from "icon:eagle-emblem";
import lily from "icon:fleur-de-lys";
import griffin from "icon:griffin-symbol";
import horse from "icon:horse-head";
import horn from "icon:hunting-horn";
import key from "icon:key";
import lion from "icon:lion";
import oakLeaf from "icon:oak-leaf";
import raven from "icon:raven";
import rose from "icon:rose";
import seaDragon from "icon:sea-dragon";
import stag from "icon:stag-head";
import tower from "icon:stone-tower";
import sun from "icon:sun";
import swan from "icon:swan";
import unicorn from "icon:unicorn";
import helm from "icon:visored-helm";
import wolf from "icon:wolf-head";

import type { Charge } from "../lib/heraldry";

export const DRAWINGS: Record<Charge, string> = {
  lion,
  griffin,
  eagle,
  stag,
  boar,
  wolf,
  bear,
  unicorn,
  horse,
  swan,
  raven,
  sea_dragon: seaDragon,
  tower,
  key,
  sword,
  helm,
  rose,
  lily,
  oak_leaf: oakLeaf,
  acorn,
  sun,
  crown,
  horn,
  anvil,
};
