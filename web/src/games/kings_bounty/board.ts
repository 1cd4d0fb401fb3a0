import type { GameBoard } from "../board";
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
  facts(table) {
    const desk = deskOf(table);
    const { phase, turn, deck_count: deck } = desk.view;
    return phase === "removing" ? "" : desk.t("kb-facts", { turn: turn + 1, deck });
  },
};
