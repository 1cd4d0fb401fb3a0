/** A finished game, decision by decision, from any seat's eyes or with everything open. */

import { api } from "../lib/api";
import type { GameWords } from "../lib/library";
import type { Choice, LineStep, Moment, ReplayStep, StudyBoard, TablePage } from "../lib/wire";
import { stretches, type Stretch } from "./stretches";
import { Tabletop } from "./tabletop.svelte";

const NO_UNDO = { possible: false, why: null };

export type Eyes = "open" | "spectator" | number;

/** A line that was not played, laid out on the board step by step; 0 is the position before it. */
export interface Line {
  /** the decision that it stands for */
  n: number;
  steps: readonly LineStep[];
  at: number;
}

/** A decision to be found again: what could be done, and what was tried. */
export interface Quiz {
  n: number;
  choices: readonly Choice[];
  tried: Choice | null;
}

export class ReplayTable extends Tabletop {
  n = $state(0);
  of = $state(0);
  eyes = $state<Eyes>("open");
  step = $state.raw<ReplayStep | null>(null);
  /** with everything open: whose view is on the board */
  side = $state(0);
  /** the whole game at a glance; empty until it is read */
  moments = $state.raw<readonly Moment[]>([]);
  line = $state.raw<Line | null>(null);
  quiz = $state.raw<Quiz | null>(null);
  #kept = new Map<string, Promise<ReplayStep>>();
  #wanted = "";

  constructor(
    words: GameWords,
    readonly page: TablePage,
    private readonly link: string,
  ) {
    super(words, page.facts.id);
    this.side = page.mine[0] ?? 0;
  }

  /** What one can jump by besides decisions, the shortest first: turns, rounds. */
  readonly stretches: readonly Stretch[] = $derived.by(() =>
    stretches(this.moments, this.page.facts.seats.length),
  );

  async readOutline(): Promise<void> {
    this.moments = (await api.outline(this.id, this.link)).moments;
  }

  async show(n: number, eyes: Eyes = this.eyes): Promise<void> {
    this.n = n;
    this.eyes = eyes;
    this.line = null;
    this.quiz = null;
    this.picking.clear();
    const key = (this.#wanted = `${n} ${eyes}`);
    const step = await this.#read(n, eyes);
    // A faster hand has gone on: only the last thing asked for is shown.
    if (key !== this.#wanted) return;
    this.step = step;
    this.of = step.of;
    this.lay();
    this.happened = { n: this.happened.n + 1, events: step.events };
    if (n < step.of) void this.#read(n + 1, eyes);
  }

  /** The view of the step, with open eyes that of the side that is looked at. */
  lay(): void {
    const step = this.step;
    if (!step) return;
    const open = this.eyes === "open";
    this.shown = {
      seat: open ? this.side : typeof this.eyes === "number" ? this.eyes : null,
      view: step.views[open ? this.side : 0] ?? null,
      prompt: step.prompt,
      decider: typeof step.prompt.args.seat === "number" ? step.prompt.args.seat : null,
      actions: [],
      seats: this.page.facts.seats,
      undo: NO_UNDO,
      result: null,
    };
  }

  /** The better line of a decision, from the position before it. */
  async showLine(n: number): Promise<void> {
    await this.show(n - 1);
    const { line } = await this.#studied(n);
    if (this.n !== n - 1) return;
    this.line = { n, steps: line, at: 0 };
    this.stepLine(1);
  }

  stepLine(by: number): void {
    const line = this.line;
    if (!line) return;
    const at = Math.max(0, Math.min(line.at + by, line.steps.length));
    this.line = { ...line, at };
    const step = line.steps[at - 1];
    this.lay();
    if (!step || !this.shown) return;
    const view = step.views[this.eyes === "open" ? this.side : 0] ?? null;
    const decider = typeof step.prompt.args.seat === "number" ? step.prompt.args.seat : null;
    this.shown = { ...this.shown, view, prompt: step.prompt, decider };
  }

  /** The position before a decision, to be decided again by its seat, on the board itself. */
  async ask(n: number, seat: number): Promise<void> {
    this.side = seat;
    await this.show(n - 1, "open");
    const { choices } = await this.#studied(n);
    if (this.n !== n - 1 || !this.shown) return;
    this.quiz = { n, choices, tried: null };
    this.shown = { ...this.shown, seat, decider: seat, actions: choices };
  }

  #studied(n: number): Promise<StudyBoard> {
    return api.studyBoard(this.id, n, String(this.eyes), this.link);
  }

  /** Where the next, or the last, stretch begins; the ends of the game where there is none. */
  boundary(stretch: Stretch, onward: boolean): number {
    return onward
      ? (stretch.starts.find((start) => start > this.n) ?? this.of)
      : (stretch.starts.findLast((start) => start < this.n) ?? 0);
  }

  override get myTurn(): boolean {
    return this.quiz !== null && super.myTurn;
  }

  /** Nothing is done in a game that is over: it is only said what was meant. */
  act(choice: Choice): Promise<void> {
    if (this.quiz) this.quiz = { ...this.quiz, tried: choice };
    this.picking.clear();
    return Promise.resolve();
  }

  whyNot(): Promise<null> {
    return Promise.resolve(null);
  }

  #read(n: number, eyes: Eyes): Promise<ReplayStep> {
    const key = `${n} ${eyes}`;
    let step = this.#kept.get(key);
    if (!step) {
      step = api.replay(this.id, n, String(eyes), this.link);
      step.catch(() => this.#kept.delete(key));
      this.#kept.set(key, step);
    }
    return step;
  }
}
