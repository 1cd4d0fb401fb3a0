import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { TableSocket, type Lamp } from "./socket";

/** What a browser gives, as far as a table needs it. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id?: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let lamps: Lamp[] = [];
/** what the window is asked to tell */
let told: Record<string, () => void> = {};

function connect(): TableSocket {
  return new TableSocket("ws://house/table", {
    hello: () => ({ lang: "en" }),
    message: () => undefined,
    lamp: (lamp) => lamps.push(lamp),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", (name: string, tell: () => void) => (told[name] = tell));
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: "visible",
  });
  FakeSocket.made = [];
  lamps = [];
  told = {};
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello first, and asks only after the first update", () => {
  const socket = connect();
  const [line] = FakeSocket.made;
  void socket.ask({ type: "act", id: "a", version: 1, action: 5 });
  line!.onopen();
  expect(line!.sent.map((one) => one.type)).toEqual(["hello"]);
  line!.hear({ type: "update" });
  expect(line!.sent.map((one) => one.type)).toEqual(["hello", "act"]);
});

it("comes back by itself and sends again, under the same id, what was not answered", async () => {
  const socket = connect();
  const first = FakeSocket.made[0]!;
  first.onopen();
  first.hear({ type: "update" });
  const answer = socket.ask({ type: "act", id: "a", version: 1, action: 5 });
  first.onclose({ code: 1006 });
  expect(lamps.at(-1)).toBe("away");

  vi.advanceTimersByTime(1000);
  const second = FakeSocket.made[1]!;
  second.onopen();
  second.hear({ type: "update" });
  expect(second.sent).toContainEqual({ type: "act", id: "a", version: 1, action: 5 });
  second.hear({ type: "done", id: "a", version: 2 });
  expect(await answer).toMatchObject({ type: "done", version: 2 });

  second.onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  FakeSocket.made[2]!.onopen();
  FakeSocket.made[2]!.hear({ type: "update" });
  expect(FakeSocket.made[2]!.sent.map((one) => one.type)).toEqual(["hello"]);
});

it("does not knock again where it is not let in", () => {
  connect();
  FakeSocket.made[0]!.onclose({ code: 4403 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(lamps.at(-1)).toBe("closed");
});

it("cuts a line that has gone silent", () => {
  connect();
  const line = FakeSocket.made[0]!;
  line.onopen();
  line.hear({ type: "update" });
  vi.advanceTimersByTime(25_000);
  expect(line.sent.at(-1)!.type).toBe("ping");
  vi.advanceTimersByTime(10_000);
  expect(lamps.at(-1)).toBe("away");
});

it("is away as soon as the browser is offline, and back as soon as it is online", () => {
  connect();
  FakeSocket.made[0]!.onopen();
  FakeSocket.made[0]!.hear({ type: "update" });
  told.offline!();
  expect(lamps.at(-1)).toBe("away");
  told.online!();
  FakeSocket.made[1]!.onopen();
  FakeSocket.made[1]!.hear({ type: "update" });
  expect(lamps.at(-1)).toBe("open");
});
