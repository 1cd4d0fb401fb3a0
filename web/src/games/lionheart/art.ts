/** Which icon of game-icons.net stands for what, and which tincture for which colour. */

import knight from "icon:black-knight-helm";
import swords from "icon:crossed-swords";
import crown from "icon:crown";
import gems from "icon:cut-diamond";
import gold from "icon:gold-bar";
import hill from "icon:hill-conquest";
import assassin from "icon:hooded-assassin";
import mining from "icon:mining";
import hands from "icon:shaking-hands";
import coins from "icon:two-coins";
import fence from "icon:wooden-fence";

import type { Tincture } from "../../lib/heraldry";

export { coins, crown, hands, knight, swords };

export const MINE_ICON: Readonly<Record<string, string>> = { copper: mining, silver: coins, gold, gems };

export const USE_ICON: Readonly<Record<string, string>> = {
  place_borders: fence,
  place_knights: knight,
  expand_domain: hill,
  traitor: assassin,
  make_alliance: hands,
};

const TINCTURE: Readonly<Record<string, Tincture>> = {
  blue: "azure",
  yellow: "or",
  red: "gules",
  white: "argent",
};

export function tinctureOf(colour: string): Tincture {
  return TINCTURE[colour] ?? "sable";
}
