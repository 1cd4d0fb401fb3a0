/** A table on which one decision is to be found. What is right the server says, try by try. */

import { encode, type Intent } from "../lib/actions";
import { api, ApiError } from "../lib/api";
import type { GameWords } from "../lib/library";
import { myself } from "../lib/me.svelte";
import type { Choice, PuzzlePage, Refusal } from "../lib/wire";
import { Tabletop } from "../table/tabletop.svelte";
import { say } from "./words";

const NO_UNDO = { possible: false, why: null };
/** how rivals are called: bots have names of their own */
const RIVAL = "squire";

export class PuzzleTable extends Tabletop {
  page = $state.raw<PuzzlePage>(null!);

  constructor(words: GameWords, page: PuzzlePage) {
    super(words, `puzzle ${page.id}`);
    this.show(page);
  }

  get over(): boolean {
    return this.page.told !== null;
  }

  /** An answered puzzle is only looked at. */
  override get legal(): readonly Choice[] {
    return this.over ? [] : super.legal;
  }

  override get myTurn(): boolean {
    return !this.over && super.myTurn;
  }

  override get sentence(): string {
    const told = this.page.told;
    if (told)
      return told.solved ? say("puzzle-solved", { tries: this.page.tries.length }) : say("puzzle-missed");
    return say("puzzle-find", { prompt: super.sentence });
  }

  async act(choice: Choice, at: Element | null = null): Promise<void> {
    if (this.busy || this.over) return;
    await this.#answer(() => api.tryPuzzle(this.page.id, choice.id, this.page.tries.length), at);
  }

  async giveUp(): Promise<void> {
    await this.#answer(() => api.giveUpPuzzle(this.page.id), null);
  }

  async whyNot(intent: Intent): Promise<{ refusal: Refusal; message: string } | null> {
    const action = encode(this.words.parts.actions, intent);
    if (action === null || this.over) return null;
    try {
      const { refusal } = await api.whyPuzzle(this.page.id, action);
      return refusal ? { refusal, message: "" } : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  }

  async #answer(ask: () => Promise<PuzzlePage>, at: Element | null): Promise<void> {
    this.busy = true;
    this.bubble = null;
    try {
      await myself.come();
      this.show(await ask());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.bubble = { at, text: error.message || say("puzzle-away"), rules: [] };
    }
    this.picking.clear();
    this.busy = false;
  }

  show(page: PuzzlePage): void {
    this.page = page;
    this.shown = {
      seat: page.seat,
      view: page.look.view,
      prompt: page.look.prompt,
      decider: page.seat,
      actions: page.look.actions,
      seats: Array.from({ length: page.seats }, (_, seat) => ({
        seat,
        kind: seat === page.seat ? ("person" as const) : ("bot" as const),
        name: seat === page.seat ? (myself.me?.name ?? say("puzzle-me")) : "",
        user: "",
        bot: seat === page.seat ? "" : RIVAL,
        stands_in: false,
        left: false,
        present: true,
        host: false,
        shared: false,
        seal: "" as const,
      })),
      undo: NO_UNDO,
      result: null,
    };
  }
}
