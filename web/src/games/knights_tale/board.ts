import type { GameBoard } from "../board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { deskOf } from "./desk.svelte";
import Own from "./Own.svelte";
import { partOf } from "./phases";

export const board: GameBoard = {
  component: Board,
  own: Own,
  aside: Aside,
  facts(table) {
    const desk = deskOf(table);
    return desk.t("kt-facts", { round: desk.view.round, part: desk.t(`kt-phase-${partOf(desk.view)}`) });
  },
};
