/** What the strongest bot makes of a finished game: asked for by a reader, kept by the server. */

import { api, ApiError } from "../lib/api";
import { myself } from "../lib/me.svelte";
import { t } from "../lib/words.svelte";
import type { Analysis, AnalysisPage, Studied } from "../lib/wire";

const POLL = 700;
/** So many turning points are named. */
const NAMED = 3;
/** So many slips are looked at again. */
const LEARNED = 5;

export class Study {
  state = $state<AnalysisPage["state"] | "away">("none");
  done = $state(0);
  of = $state(0);
  trouble = $state("");
  analysis = $state.raw<Analysis | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly link: string,
  ) {
    // A server that cannot analyse says so only to who asks.
    void this.#ask(() => api.analysis(id, link), true);
  }

  async begin(): Promise<void> {
    this.state = "working";
    await this.#ask(async () => {
      await myself.come();
      return api.analyse(this.id, this.link);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** The decisions by which the game was turned, the biggest first. */
  readonly turns: readonly Studied[] = $derived.by(() => {
    const found = this.analysis?.turning_points ?? [];
    return found.slice(0, NAMED).flatMap((n) => this.at(n) ?? []);
  });

  /** The decisions of these seats that cost most, the costliest first. */
  slips(seats: readonly number[]): Studied[] {
    const found = (this.analysis?.mistakes ?? []).flatMap((n) => this.at(n) ?? []);
    return found.filter((one) => seats.includes(one.seat)).slice(0, LEARNED);
  }

  at(n: number): Studied | undefined {
    return this.analysis?.decisions.find((one) => one.n === n);
  }

  /** Each seat's chance after each decision; a decision nobody had to think about changes nothing. */
  chances(of: number): number[][] {
    const decisions = this.analysis?.decisions ?? [];
    const seats = this.analysis?.seats.length ?? 0;
    let now = Array.from({ length: seats }, () => 1 / Math.max(1, seats));
    // what a decision led to, and what luck made of it before the next one
    const after = (one: Studied) => one.chances.map((chance, seat) => chance + (one.luck[seat] ?? 0));
    const byN = new Map(decisions.map((one) => [one.n, after(one)]));
    const rows: number[][] = [];
    for (let n = 0; n <= of; n++) rows.push((now = byN.get(n) ?? now));
    return rows;
  }

  async #ask(what: () => Promise<AnalysisPage>, quiet = false): Promise<void> {
    try {
      const page = await what();
      if (this.#closed) return;
      this.state = page.state;
      this.done = page.done;
      this.of = page.of;
      this.analysis = page.analysis;
      this.trouble = page.state === "failed" ? t("study-failed") : "";
      if (page.state === "working") {
        this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.id, this.link)), POLL);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.state = error.status === 404 || error.code === "no_insight" ? "away" : "none";
      if (!quiet) this.trouble = error.message;
    }
  }
}
