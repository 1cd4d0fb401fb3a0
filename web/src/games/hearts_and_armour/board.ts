import type { GameBoard } from "../board";
import { tinctureOf } from "./art";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { deskOf } from "./desk.svelte";
import Own from "./Own.svelte";
import Reference from "./Reference.svelte";

export const board: GameBoard = {
  component: Board,
  own: Own,
  aside: Aside,
  reference: Reference,
  liveries: (table) => deskOf(table).view.heroes.map((hero) => tinctureOf(hero.side)),
  telling: (table) => deskOf(table).telling,
  facts(table) {
    const desk = deskOf(table);
    const { round, lap, game_number, options } = desk.view;
    return desk.t("ha-facts", { round, lap, game: options.mode === "match_play" ? game_number : 0 });
  },
};
