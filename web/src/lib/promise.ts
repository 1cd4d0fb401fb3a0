/** What this browser adds to the seed of a game, and what it was promised.
 *
 *  The nonce is sealed (its SHA-256 is sent) before anybody's is opened, and opened when the game begins.
 *  Nonce and the server's commitment are remembered here, in this browser, and the end of the game is
 *  held against this memory, not against what the server says then. */

import { api } from "./api";
import { checkSeal } from "./seal";
import type { Opened, SeatSeen, TablePage } from "./wire";

/** What is sent when a seat is taken: the seal, or, where a browser cannot hash, the nonce itself. */
export interface Offer {
  nonce?: string;
  sealed?: string;
}

interface Kept {
  nonce: string;
  commitment: string;
}

/** tables that are remembered */
const MOST = 200;
/** ms after which a device that does not have the nonce seals another */
const ELSEWHERE = 4000;
const KEY = "hastilude-promises";

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function offer(word: string): Promise<Offer> {
  if (!globalThis.crypto?.subtle) return { nonce: word };
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(word));
  return { sealed: Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("") };
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function remember(table: string, word: string, commitment: string): void {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  const kept = [...others, [table, { nonce: word, commitment }] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing cannot check anything either
  }
}

export function remembered(table: string): Kept | null {
  return all()[table] ?? null;
}

/** Take a seat, or make a table, with a seal of our own; `take` does it. */
export async function sealing(take: (offer: Offer) => Promise<TablePage>): Promise<TablePage> {
  const word = nonce();
  const page = await take(await offer(word));
  remember(page.facts.id, word, page.facts.commitment);
  return page;
}

/** Begin, and open our own at once. */
export function begin(table: string): Promise<TablePage> {
  return api.start(table, remembered(table)?.nonce ?? "");
}

/** What this browser has to do for its seats in the waiting room; null: nothing. */
export function due(
  seats: readonly SeatSeen[],
  mine: readonly number[],
  known: boolean,
): "open" | "seal" | "later" | null {
  const own = seats.filter((seat) => mine.includes(seat.seat) && seat.kind === "person");
  if (!own.length || !globalThis.crypto?.subtle) return null;
  if (own.some((seat) => seat.seal === "asked")) return known ? "open" : "later";
  // none yet, or the one there was is known by now, because the beginning was broken off
  return own.every((seat) => !seat.seal) ? "seal" : null;
}

/** Do it. A device that does not know the nonce waits a little for the one that does. */
export async function attend(
  table: string,
  seats: readonly SeatSeen[],
  mine: readonly number[],
  commitment: string,
): Promise<void> {
  const kept = remembered(table);
  const what = due(seats, mine, kept !== null);
  if (what === "open") await api.unseal(table, kept!.nonce);
  if (what === "later") await new Promise((done) => setTimeout(done, ELSEWHERE));
  if (what === "seal" || (what === "later" && (await stillAsked(table)))) {
    const word = nonce();
    const { sealed } = await offer(word);
    if (sealed) await api.commit(table, mine[0]!, sealed);
    remember(table, word, commitment);
  }
}

async function stillAsked(table: string): Promise<boolean> {
  const page = await api.table(table);
  return page.facts.seats.some((seat) => page.mine.includes(seat.seat) && seat.seal === "asked");
}

export type Verdict = "holds" | "mine" | "broken" | "forged" | "unknown";

/** The end of a game: `mine`, it holds and our own word is in it; `holds`, but this browser remembers
 *  nothing; `forged`, it is not what this browser was promised; `broken`, it does not even fit itself. */
export async function judge(table: string, commitment: string, opened: Opened): Promise<Verdict> {
  const holds = await checkSeal(commitment, opened);
  if (holds === null) return "unknown";
  if (!holds) return "broken";
  const kept = remembered(table);
  if (!kept) return "holds";
  return kept.commitment === commitment && opened.nonces.includes(kept.nonce) ? "mine" : "forged";
}
