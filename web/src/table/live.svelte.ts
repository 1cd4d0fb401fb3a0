/** A live table: the socket, the log, the chat, and what this browser may do at it. */

import { encode, type Intent } from "../lib/actions";
import { api, ApiError } from "../lib/api";
import type { GameWords } from "../lib/library";
import { settings } from "../lib/settings.svelte";
import { buzz, sound } from "../lib/signals";
import { socketAddress, TableSocket, type Answer, type Lamp } from "../lib/socket";
import type {
  Choice,
  ClockSeen,
  FromServer,
  Hint,
  Refusal,
  SaidMessage,
  Seen,
  SeenMoment,
  TablePage,
  UpdateMessage,
} from "../lib/wire";
import { Pace } from "./pace";
import { Tabletop } from "./tabletop.svelte";

/** So long a move of another stays alone on the table, at normal speed, in milliseconds. */
const MOVE = 650;
/** so many decisions can be gone back, one after another */
const MOST_BACK = 50;

export interface LogLine {
  n: number;
  version: number;
  /** of the game, or of the people around it */
  of: "game" | "table";
  seen: Seen;
}

export class LiveTable extends Tabletop {
  update = $state.raw<UpdateMessage | null>(null);
  lamp = $state<Lamp>("connecting");
  closeCode = $state<number | undefined>();
  log = $state.raw<readonly LogLine[]>([]);
  said = $state.raw<readonly SaidMessage[]>([]);
  watchers = $state(0);
  clock = $state.raw<ClockSeen | null>(null);
  /** this browser's clock minus the server's */
  skew = $state(0);
  /** my seats; several on a shared device */
  mine = $state.raw<readonly number[]>([]);
  /** the seat that should take the device; nothing of the game is shown meanwhile */
  curtain = $state<number | null>(null);
  /** the version of my stream after my last decision */
  lastOwn = $state(0);
  /** the version that lies on the board instead of the present one; null: the present */
  past = $state<number | null>(null);
  /** what a line of the log names, while it is touched */
  pointed = $state.raw<readonly Seen[]>([]);
  /** what a strong bot would do here; null: not asked for */
  hints = $state.raw<readonly Hint[] | null>(null);
  hinting = $state(false);
  /** opens this table to others; who only watches gives none away */
  readonly shared: string | null;
  /** rated tables, and those made without, give no hints */
  readonly mayHint: boolean;
  private readonly rated: boolean;
  /** the deal that many play, each alone, and until when it is closed to all but its player */
  readonly deal: string;
  readonly opensMs: number;

  /** earlier moments that were looked at */
  #moments = new Map<number, Promise<SeenMoment>>();
  /** the versions that my last decisions were taken on, for going back at a table of bots */
  #decidedOn: number[] = [];
  #socket: TableSocket | null = null;
  #stream: number | null = null;
  #lines = 0;
  /** what was heard last; it may not be shown yet */
  #latest: UpdateMessage | null = null;
  /** each move of the others stays on the table for a moment before the next */
  #pace = new Pace<UpdateMessage>((update) => this.#show(update));

  constructor(
    words: GameWords,
    page: TablePage,
    private readonly link: string,
  ) {
    super(words, page.facts.id);
    this.mine = page.mine;
    this.shared = page.link;
    this.mayHint = page.facts.hints;
    this.rated = page.facts.rated;
    this.deal = page.facts.deal;
    this.opensMs = page.facts.opens_ms;
    this.#stream = page.mine[0] ?? null;
    this.#connect();
  }

  get status(): UpdateMessage["status"] {
    return this.update?.status ?? "waiting";
  }

  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  get version(): number {
    return this.update?.version ?? 0;
  }

  /** Nobody decides anything in the past. */
  override get myTurn(): boolean {
    return this.past === null && super.myTurn;
  }

  /** Whether somebody else sits here: a bot may always be asked to think again. */
  get company(): boolean {
    const users = this.seats.filter((seat) => seat.kind === "person").map((seat) => seat.user);
    return new Set(users).size > 1;
  }

  /** Whether what could not be taken back waits to be confirmed. */
  get asks(): boolean {
    return settings.asking === "always" || (settings.asking === "people" && this.company);
  }

  /** Whether the last decision can go back by itself, or by agreement with myself alone. */
  get mayGoBack(): boolean {
    if (this.shown?.undo.possible) return true;
    return (
      this.status === "playing" && !this.company && !this.rated && !this.deal && this.#decidedOn.length > 0
    );
  }

  close(): void {
    this.#pace.drop();
    this.#socket?.close();
    this.#socket = null;
  }

  /** Look with the eyes of another seat of mine. */
  takeDevice(seat: number): void {
    this.curtain = null;
    this.#stream = seat;
    this.#forget();
    this.#connect();
  }

  // -- what I may ask for -------------------------------------------------------------------

  async act(choice: Choice, at: Element | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.bubble = null;
    const version = this.version;
    const hold = this.asks;
    const answer = await this.#ask({ type: "act", id: ticket(), version, action: choice.id, hold });
    this.busy = false;
    this.picking.clear();
    if (answer.type === "done") this.#decidedOn = [...this.#decidedOn, version].slice(-MOST_BACK);
    this.#settle(answer, at);
  }

  /** One decision back: by the rules as far as they let, at a table of bots as far as one likes. */
  async goBack(at: Element | null): Promise<void> {
    if (this.shown?.undo.possible) return this.undo(false, at);
    const seat = this.seat;
    const version = this.#decidedOn.at(-1);
    if (!this.mayGoBack || seat === null || version === undefined) {
      this.refuse(at, this.shown?.undo.why ?? { code: "nothing_to_undo", args: {}, rules: [] });
      return;
    }
    this.bubble = null;
    this.picking.clear();
    this.#decidedOn = this.#decidedOn.slice(0, -1);
    try {
      await api.propose(this.id, { kind: "rollback", by: seat, version });
      this.lastOwn = version;
      this.#remember(version);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refuse(at, { code: error.code, args: {}, rules: error.rules }, error.message);
    }
  }

  // -- looking back ---------------------------------------------------------------------------

  /** The versions at which something happened in the game, in order. */
  readonly moments: readonly number[] = $derived.by(() => [
    ...new Set(this.log.filter((line) => line.of === "game").map((line) => line.version)),
  ]);

  /** Lays an earlier moment on the board, as these eyes saw it. */
  async lookAt(version: number): Promise<void> {
    const update = this.update;
    if (!update || version >= (this.moments.at(-1) ?? 0)) return this.lookAtNow();
    this.past = version;
    this.picking.clear();
    this.bubble = null;
    let moment = this.#moments.get(version);
    if (!moment) {
      moment = api.seen(this.id, version, this.#stream, this.link);
      this.#moments.set(version, moment);
      moment.catch(() => this.#moments.delete(version));
    }
    const found = await moment.catch(() => null);
    if (this.past !== version) return;
    if (!found) return this.lookAtNow();
    const { seat, view, prompt, decider } = found;
    const undo = { possible: false, why: null };
    this.shown = { seat, view, prompt, decider, actions: [], seats: this.seats, undo, result: null };
  }

  lookAtNow(): void {
    if (this.past === null) return;
    this.past = null;
    this.shown = this.update && { ...this.update, seats: this.seats };
  }

  /** One moment back, or forward again to the present. */
  async lookBy(steps: number): Promise<void> {
    const now = this.moments.length - 1;
    const at = this.past === null ? now : this.moments.indexOf(this.past);
    const next = this.moments[Math.max(0, at + steps)];
    if (next !== undefined) await this.lookAt(next);
  }

  async undo(whole: boolean, at: Element | null): Promise<void> {
    this.bubble = null;
    this.picking.clear();
    this.#settle(await this.#ask({ type: "undo", id: ticket(), version: this.version, whole }), at);
  }

  async confirm(at: Element | null): Promise<void> {
    this.#settle(await this.#ask({ type: "confirm", id: ticket(), version: this.version }), at);
  }

  async say(text: string, phrase = ""): Promise<string> {
    const answer = await this.#ask({ type: "say", id: ticket(), text, phrase });
    return answer.type === "refused" ? this.refusalText(refusalOf(answer), answer.message) : "";
  }

  async hint(at: Element | null): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    const version = this.version;
    const answer = await this.#ask({ type: "hint", id: ticket(), version });
    this.hinting = false;
    if (answer.type === "refused") this.refuse(at, refusalOf(answer), answer.message);
    else if (answer.type === "hint" && version === this.version) this.hints = answer.hints;
  }

  async whyNot(intent: Intent): Promise<{ refusal: Refusal; message: string } | null> {
    const action = encode(this.words.parts.actions, intent);
    if (action === null || this.legal.some((choice) => choice.id === action)) return null;
    const answer = await this.#ask({ type: "why", id: ticket(), version: this.version, action });
    if (answer.type === "refused") return { refusal: refusalOf(answer), message: answer.message };
    if (answer.type !== "reason" || !answer.code) return null;
    return { refusal: refusalOf(answer), message: answer.message };
  }

  // -- what I hear --------------------------------------------------------------------------

  #connect(): void {
    this.#socket?.close();
    this.lamp = "connecting";
    this.#socket = new TableSocket(socketAddress(this.id), {
      hello: () => ({
        lang: settings.lang,
        link: this.link,
        seat: this.#stream,
        spectator: this.#stream === null,
        version: this.#latest?.version ?? null,
      }),
      message: (message) => this.#hear(message),
      lamp: (lamp, code) => {
        this.lamp = lamp;
        this.closeCode = code;
      },
    });
    void this.#readChat();
  }

  #hear(message: FromServer): void {
    if (message.type === "update") this.#hearUpdate(message);
    else if (message.type === "presence") {
      this.watchers = message.watchers;
      this.#wind(message.clock);
      if (this.shown) this.shown = { ...this.shown, seats: message.seats };
    } else if (message.type === "said") {
      if (!this.said.some((one) => one.id === message.id && one.channel === message.channel)) {
        this.said = [...this.said, message];
      }
    }
  }

  /** What is new is shown at once; moves that come in a row, one after another. */
  #hearUpdate(update: UpdateMessage): void {
    const before = this.#latest;
    this.#latest = update;
    const mine = before?.seat != null && before.decider === before.seat;
    if (!before || update.fresh || document.hidden || mine) this.#pace.flush();
    const goesOn = mine && update.decider === update.seat;
    this.#pace.put(update, goesOn || !update.events.length ? 0 : MOVE * settings.factor);
  }

  #show(update: UpdateMessage): void {
    const before = this.update;
    if (before && before.seat === update.seat && update.version < before.version) return;
    const moved = !before || update.version !== before.version;
    // Chairs are numbered anew when lots are drawn for the first seat.
    if (update.seat !== null && !this.mine.includes(update.seat)) void this.#readMine();
    // Who sits down or stands up is moved to another stream.
    this.#stream = update.seat;
    const turned = before && update.decider !== before.decider && update.decider === update.seat;
    this.update = update;
    if (this.past === null || update.status !== "playing") {
      this.past = null;
      this.shown = update;
    }
    this.#wind(update.clock);
    if (moved) {
      this.picking.clear();
      this.bubble = null;
      this.hints = null;
    }
    if (update.fresh || !before) {
      this.lastOwn = this.#remembered();
      if (update.status !== "waiting") void this.#readLog(update.version);
    } else if (moved) {
      this.#write(update.version, update.events, update.news);
    }
    if (update.events.length && this.past === null) {
      this.happened = { n: this.happened.n + 1, events: update.events };
    }
    if (before && !update.fresh) {
      if (update.status === "over" && before.status !== "over") sound("end");
      else if (turned && update.seat !== null) {
        sound("turn");
        buzz();
      } else if (update.events.length) sound("move");
    }
    const next = update.decider;
    if (this.hotSeat && next !== null && next !== update.seat && this.mine.includes(next))
      this.curtain = next;
  }

  #write(version: number, events: readonly Seen[], news: readonly Seen[]): void {
    this.log = [...this.log, ...this.#made(version, events, "game"), ...this.#made(version, news, "table")];
  }

  #made(version: number, seen: readonly Seen[], of: LogLine["of"]): LogLine[] {
    return seen.map((one) => ({ n: ++this.#lines, version, of, seen: one }));
  }

  /** After a reload: what these eyes have seen so far, from the running record. */
  async #readLog(until: number): Promise<void> {
    const seat = this.#stream;
    const text = await api.record(this.id, seat, this.link).catch(() => "");
    if (seat !== this.#stream) return;
    const read: LogLine[] = [];
    for (const line of text.split("\n").filter(Boolean)) {
      const kept = JSON.parse(line) as { version?: number; events?: Seen[]; news?: Seen[] };
      if (kept.version === undefined || kept.version > until) continue;
      read.push(...this.#made(kept.version, kept.events ?? [], "game"));
      read.push(...this.#made(kept.version, kept.news ?? [], "table"));
    }
    this.log = [...read, ...this.log.filter((line) => line.version > until)];
    if (this.lastOwn || seat === null) return;
    // This browser has decided nothing here: my last deed stands in the record.
    this.lastOwn = read.findLast((line) => line.of === "game" && line.seen.args.seat === seat)?.version ?? 0;
  }

  async #readChat(): Promise<void> {
    const channels = this.#stream === null ? ["table", "spectators"] : ["table"];
    const read = await Promise.all(channels.map((one) => api.chat(this.id, one, this.link).catch(() => [])));
    const known = new Map([...read.flat(), ...this.said].map((one) => [`${one.channel} ${one.id}`, one]));
    this.said = [...known.values()].sort((a, b) => a.at_ms - b.at_ms);
  }

  async #readMine(): Promise<void> {
    const page = await api.table(this.id, this.link).catch(() => null);
    if (page) this.mine = page.mine;
  }

  #wind(clock: ClockSeen | null): void {
    this.clock = clock;
    if (clock) this.skew = Date.now() - clock.now_ms;
  }

  #settle(answer: Answer, at: Element | null): void {
    if (answer.type === "refused") {
      this.refuse(at, refusalOf(answer), answer.message);
    } else if (answer.type === "done") {
      this.lastOwn = answer.version;
      this.#remember(answer.version);
    }
  }

  #ask(request: Parameters<TableSocket["ask"]>[0]): Promise<Answer> {
    return this.#socket!.ask(request);
  }

  /** Nothing of one seat may be seen by the next one at this device. */
  #forget(): void {
    this.#pace.drop();
    this.#latest = null;
    this.hints = null;
    this.update = null;
    this.shown = null;
    this.log = [];
    this.past = null;
    this.pointed = [];
    this.#moments.clear();
    this.#decidedOn = [];
    this.happened = { n: 0, events: [] };
    this.picking.clear();
    this.bubble = null;
    this.extras = null;
  }

  #key(): string {
    return `hastilude-own-${this.id}-${this.#stream}`;
  }

  #remembered(): number {
    try {
      return Number(localStorage.getItem(this.#key()) ?? 0);
    } catch {
      return 0;
    }
  }

  #remember(version: number): void {
    try {
      localStorage.setItem(this.#key(), String(version));
    } catch {
      // "Since your last turn" then begins with this visit.
    }
  }
}

function refusalOf(answer: Extract<Answer, { type: "refused" | "reason" }>): Refusal {
  return { code: answer.code, args: answer.args, rules: answer.rules };
}

/** A name for one request, for as long as the table lives. */
function ticket(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");
}
