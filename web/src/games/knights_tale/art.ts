/** Which icon of game-icons.net stands for what. */

import anvil from "icon:anvil";
import strong from "icon:biceps";
import armour from "icon:breastplate";
import bugle from "icon:bugle-call";
import tent from "icon:camping-tent";
import gate from "icon:medieval-gate";
import swords from "icon:crossed-swords";
import flag from "icon:flying-flag";
import guards from "icon:guards";
import relic from "icon:holy-grail";
import horse from "icon:horse-head";
import glory from "icon:laurel-crown";
import knight from "icon:mounted-knight";
import pawn from "icon:pawn";
import prayer from "icon:prayer";
import rose from "icon:rose";
import scroll from "icon:scroll-unfurled";
import lance from "icon:spears";
import bag from "icon:swap-bag";
import dummy from "icon:target-dummy";
import map from "icon:treasure-map";
import cup from "icon:trophy-cup";
import coins from "icon:two-coins";
import people from "icon:vertical-banner";

export { armour, coins, cup, glory, horse, knight, pawn, prayer, relic, scroll, strong };

export const AREA_ICON: Readonly<Record<string, string>> = {
  train: swords,
  pray: prayer,
  serve: gate,
  take_initiative: flag,
  plan_journey: map,
  stand_guard: guards,
  train_alone: dummy,
  market: anvil,
  gain_support: people,
  call_herald: bugle,
  new_goal: scroll,
  event_action: cup,
};

export const DECK_ICON: Readonly<Record<string, string>> = { romance: rose, trade: bag, challenge: swords };

/** When a token works; relics have no time of their own. */
export const TIMING_ICON: Readonly<Record<string, string>> = { tent, lance };

export const COLOUR_ICON: Readonly<Record<string, string>> = { strength: strong, horse, armour };
