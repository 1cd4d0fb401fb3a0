/** A table on which a lesson is given: the real rules, scripted rivals, one thing to do at a time. */

import { FluentResource } from "@fluent/bundle";

import { encode, type Intent } from "../lib/actions";
import { api } from "../lib/api";
import type { GameWords } from "../lib/library";
import { settings } from "../lib/settings.svelte";
import type { Choice, LessonAnswer, LessonLook, LessonStep, Refusal, Task, TutorialPage } from "../lib/wire";
import { Tabletop } from "../table/tabletop.svelte";
import { say } from "./words";

const NO_UNDO = { possible: false, why: null };
/** between the moves of the others, so that each can be seen */
const PAUSE = 900;

const taught = new WeakSet<object>();

export class LessonTable extends Tabletop {
  /** which step, and which of its tasks; past the last task the step is done */
  n = $state(0);
  at = $state(0);
  /** the others are moving */
  waiting = $state(false);
  readonly steps: readonly LessonStep[];
  #done: number[] = [];
  /** what is right now, as the server says */
  #right: readonly number[] = [];
  #run = 0;

  constructor(
    words: GameWords,
    readonly page: TutorialPage,
  ) {
    super(words, "lesson");
    this.steps = page.steps;
    for (const lang of ["ru", "en"] as const) {
      const bundle = words.bundles[lang];
      if (taught.has(bundle)) continue;
      taught.add(bundle);
      bundle.addResource(new FluentResource(page.text[lang] ?? ""));
    }
    this.open(0);
  }

  get step(): LessonStep {
    return this.steps[this.n]!;
  }

  get task(): Task | null {
    return this.step.tasks[this.at] ?? null;
  }

  /** A message of this step. */
  told(code: string): string {
    const own = `lesson-${this.step.id}-${code}`;
    return this.spoken(() => this.texts.format(this.texts.has(own) ? own : `lesson-${code}`));
  }

  title(n: number): string {
    return this.spoken(() => this.texts.format(`lesson-${this.steps[n]!.id}-title`));
  }

  open(n: number): void {
    this.n = n;
    this.at = 0;
    this.#run += 1;
    this.#done = [];
    this.waiting = false;
    this.busy = false;
    this.bubble = null;
    this.picking.clear();
    this.happened = { n: 0, events: [] };
    this.#show(this.step.look);
  }

  /** Only what the task is about can be done. */
  override get legal(): readonly Choice[] {
    return this.task?.act?.length && !this.waiting ? super.legal : [];
  }

  override get myTurn(): boolean {
    return !!this.task?.act?.length && !this.waiting && super.myTurn;
  }

  /** The prompt bar says what to do. */
  override get sentence(): string {
    if (this.waiting) return say("tutorial-wait");
    return this.task ? this.told(this.task.say) : say("tutorial-well");
  }

  /** Read, or done: to the next task. */
  goOn(): void {
    this.at += 1;
  }

  /** Somebody touched this: a thing, and the things it lies in. */
  point(things: readonly string[], at: Element): void {
    const task = this.task;
    if (!task?.point?.length) return;
    if (things.some((thing) => task.point!.includes(thing))) {
      this.bubble = null;
      this.goOn();
      return;
    }
    const entry = Object.entries(task.wrong ?? {}).find(([pattern]) =>
      things.some((thing) => fits(thing, pattern)),
    );
    this.bubble = { at, text: this.told(entry?.[1] ?? "other"), rules: [] };
  }

  async act(choice: Choice, at: Element | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.bubble = null;
    const run = this.#run;
    const answer = await this.#ask(choice.id);
    if (run !== this.#run) return;
    this.busy = false;
    this.picking.clear();
    if (!answer) return;
    if (answer.refusal) this.refuse(at, answer.refusal);
    else if (!answer.right) this.bubble = { at, text: this.told(answer.wrong), rules: [] };
    else {
      this.#done.push(choice.id);
      this.#play(answer.moments, run);
    }
  }

  async whyNot(intent: Intent): Promise<{ refusal: Refusal; message: string } | null> {
    const action = encode(this.words.parts.actions, intent);
    const answer = action === null ? null : await this.#ask(action);
    return answer?.refusal ? { refusal: answer.refusal, message: "" } : null;
  }

  /** One action that is right now, or the thing to point at. */
  hint(): { action: Choice } | { thing: string } | null {
    const task = this.task;
    if (task?.point?.length) return { thing: task.point[0]! };
    const action = this.legal.find((choice) => this.#right.includes(choice.id));
    return action ? { action } : null;
  }

  /** My action at once, then the answers of the others one by one. */
  #play(moments: readonly LessonLook[], run: number): void {
    const [first, ...rest] = moments;
    if (first) this.#show(first);
    if (!rest.length) {
      this.goOn();
      return;
    }
    this.waiting = true;
    setTimeout(
      () => {
        if (run === this.#run) this.#answer(rest, run);
      },
      PAUSE * Math.min(1, settings.factor),
    );
  }

  #answer(moments: readonly LessonLook[], run: number): void {
    this.waiting = false;
    this.#play(moments, run);
  }

  async #ask(action: number): Promise<LessonAnswer | null> {
    try {
      return await api.lesson(this.words.parts.id, this.step.id, { action, done: [...this.#done] });
    } catch {
      this.bubble = { at: null, text: say("tutorial-away"), rules: [] };
      return null;
    }
  }

  #show(look: LessonLook): void {
    const { seat, seats } = this.step;
    this.#right = look.right;
    this.shown = {
      seat,
      view: look.view,
      prompt: look.prompt,
      decider: look.decider,
      actions: look.actions,
      seats: Array.from({ length: seats }, (_, n) => ({
        seat: n,
        kind: "person" as const,
        name: n === seat ? say("tutorial-me") : this.spoken(() => this.texts.format(`lesson-rival-${n}`)),
        user: "",
        bot: "",
        stands_in: false,
        left: false,
        present: true,
        host: false,
        shared: false,
        seal: "" as const,
      })),
      undo: NO_UNDO,
      result: look.result,
    };
    if (look.events.length) this.happened = { n: this.happened.n + 1, events: look.events };
  }

  /** After a change of the language: names are words too. */
  rename(): void {
    const shown = this.shown;
    if (!shown) return;
    const seats = shown.seats.map((one) => ({
      ...one,
      name: one.seat === shown.seat ? say("tutorial-me") : this.texts.format(`lesson-rival-${one.seat}`),
    }));
    this.shown = { ...shown, seats };
  }
}

/** Of things: `*` stands for anything. Which actions are right the server says. */
export function fits(text: string, pattern: string): boolean {
  const source = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${source.join(".*")}$`).test(text);
}
