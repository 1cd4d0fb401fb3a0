/** The same again. Everybody who asks gets the same new table; where only bots wait, it begins. */

import { api } from "../lib/api";
import { router } from "../lib/router.svelte";

export async function rematch(id: string): Promise<void> {
  const page = await api.rematch(id);
  const { facts, mine } = page;
  const full = facts.seats.every((seat) => seat.kind === "bot" || mine.includes(seat.seat));
  if (facts.status === "waiting" && full) await api.start(facts.id);
  router.go(`/t/${facts.id}`);
}
