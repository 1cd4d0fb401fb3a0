import type { GameBoard } from "../board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { deskOf } from "./desk.svelte";
import Ending from "./Ending.svelte";
import Own from "./Own.svelte";
import Reference from "./Reference.svelte";

export const board: GameBoard = {
  component: Board,
  own: Own,
  aside: Aside,
  reference: Reference,
  ending: Ending,
  facts(table) {
    const desk = deskOf(table);
    const mode = desk.thing("mode", desk.view.mode);
    return desk.view.round ? desk.t("rs-facts", { round: desk.view.round, how: mode }) : mode;
  },
};
