import type { GameBoard } from "../board";
import { tinctureOf } from "./art";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { deskOf } from "./desk.svelte";
import Own from "./Own.svelte";

export const board: GameBoard = {
  component: Board,
  own: Own,
  beside: true,
  aside: Aside,
  liveries: (table) => deskOf(table).view.players.map((player) => tinctureOf(player.colour)),
  facts(table) {
    const desk = deskOf(table);
    return desk.t("lh-facts", { target: desk.view.target });
  },
};
