import { createHash, createHmac } from "node:crypto";

import { beforeEach, expect, it, vi } from "vitest";

import { due, judge, nonce, offer, remember, remembered } from "./promise";
import type { Opened, SeatSeen } from "./wire";

const sha = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

function opened(...nonces: string[]): { commitment: string; opened: Opened } {
  const secret = Buffer.alloc(32, 7);
  const seed = createHmac("sha256", secret).update(JSON.stringify(nonces)).digest("hex");
  return { commitment: sha(secret), opened: { secret: secret.toString("hex"), nonces, seed } };
}

it("sends the hash of a nonce, not the nonce", async () => {
  const word = nonce();
  expect(await offer(word)).toEqual({ sealed: sha(word) });
  expect(nonce()).not.toBe(word);
});

it("holds the end against its own memory", async () => {
  const fair = opened("mine", "theirs");
  expect(await judge("t", fair.commitment, fair.opened)).toBe("holds");
  remember("t", "mine", fair.commitment);
  expect(await judge("t", fair.commitment, fair.opened)).toBe("mine");
  // another deal that fits itself perfectly, and is not the one that was promised
  const without = opened("other", "theirs");
  expect(await judge("t", without.commitment, without.opened)).toBe("forged");
  remember("t", "mine", "0".repeat(64));
  expect(await judge("t", fair.commitment, fair.opened)).toBe("forged");
  expect(await judge("t", fair.commitment, { ...fair.opened, nonces: ["mine"] })).toBe("broken");
});

it("forgets the oldest tables first", () => {
  for (let i = 0; i < 205; i++) remember(`t${i}`, "n", "c");
  expect(remembered("t4")).toBeNull();
  expect(remembered("t5")).not.toBeNull();
});

it("knows what is to be done in the waiting room", () => {
  const seat = (number: number, seal: SeatSeen["seal"]) =>
    ({ seat: number, seal, kind: "person" }) as SeatSeen;
  expect(due([seat(0, "asked"), seat(1, "closed")], [0], true)).toBe("open");
  expect(due([seat(0, "asked")], [0], false)).toBe("later");
  expect(due([seat(0, "")], [0], false)).toBe("seal");
  expect(due([seat(0, "")], [0], true)).toBe("seal");
  expect(due([seat(0, "closed"), seat(1, "")], [0, 1], true)).toBeNull();
  expect(due([seat(0, "asked")], [], true)).toBeNull();
  expect(due([seat(0, "opened")], [0], true)).toBeNull();
});
