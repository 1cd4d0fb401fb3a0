/** A table's socket: says hello, comes back by itself, and sends again what was not answered.
 *  The server knows each thing asked for by its id, so sending it twice is harmless. */

import type {
  Act,
  AskHint,
  AskWhy,
  Confirm,
  Done,
  FromServer,
  Hello,
  HintMessage,
  Reason,
  Refused,
  Say,
  TakeBack,
} from "./wire";

export type Lamp = "connecting" | "open" | "away" | "closed";
export type Request = Act | AskWhy | TakeBack | Confirm | Say | AskHint;
export type Answer = Done | Refused | Reason | HintMessage;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** Codes after which coming again is of no use (protocol.CloseCode). */
const FINAL = new Set([4400, 4401, 4403, 4404, 4409, 4410]);

export interface Listener {
  hello: () => Omit<Hello, "type">;
  message: (message: FromServer) => void;
  lamp: (lamp: Lamp, code?: number) => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  #closed = false;
  #asked = new Map<string, { request: Request; answer: (answer: Answer) => void }>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Resolves when the server has said what became of it, however often the line breaks. */
  ask(request: Request): Promise<Answer> {
    return new Promise((answer) => {
      this.#asked.set(request.id, { request, answer });
      if (this.#open) this.#send(request);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#socket?.close(1000);
    this.#socket = null;
  }

  #hurry = (): void => {
    if (!this.#socket && !this.#closed && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  /** Cut by hand, because the browser may take long to see that nobody answers. */
  #cut = (): void => {
    if (!this.#socket) return;
    this.#socket.close();
    this.#lost(1006);
  };

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", ...this.listener.hello() });
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #hear(message: FromServer): void {
    this.#beat();
    if (message.type === "update" && !this.#open) this.#opened();
    if (message.type === "reconnect") this.#wait = message.after_ms;
    if (
      message.type === "done" ||
      message.type === "refused" ||
      message.type === "reason" ||
      message.type === "hint"
    ) {
      const asked = this.#asked.get(message.id);
      this.#asked.delete(message.id);
      asked?.answer(message);
    }
    this.listener.message(message);
  }

  #opened(): void {
    this.#open = true;
    this.#wait = FIRST_WAIT;
    this.listener.lamp("open");
    for (const { request } of this.#asked.values()) this.#send(request);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#open = false;
    clearTimeout(this.#pulse);
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.listener.lamp("closed", code);
      return;
    }
    this.listener.lamp("away", code);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A line that gives no answer is cut, so that the way back can begin. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#send({ type: "ping" });
      this.#pulse = setTimeout(this.#cut, PONG_WITHIN);
    }, PING_EVERY);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
