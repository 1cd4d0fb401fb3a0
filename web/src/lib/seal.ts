/** Whether the opened secret is the one that was committed to, and the seed is keyed by it and
 *  made of the players' nonces (`hastilude.core.record.Seal`). */

import type { Opened } from "./wire";

/** null: this page cannot check it (browsers hash only on HTTPS and on the own machine). */
export async function checkSeal(commitment: string, opened: Opened): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const secret = bytes(opened.secret);
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const nonces = new TextEncoder().encode(JSON.stringify(opened.nonces));
  const seed = hex(await crypto.subtle.sign("HMAC", key, nonces));
  return hex(await crypto.subtle.digest("SHA-256", secret)) === commitment && seed === opened.seed;
}

function hex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
