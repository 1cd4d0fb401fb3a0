/** Tables of the lobby in a few words. */

import { nameOf } from "../lib/house";
import { t } from "../lib/words.svelte";
import type { GameInfo, Result, TableFacts } from "../lib/wire";

export function gameName(id: string, installed: readonly GameInfo[]): string {
  const info = installed.find((game) => game.id === id);
  return info ? nameOf(info) : "";
}

export function freeSeats(table: TableFacts): number {
  return table.status === "waiting" ? table.seats.filter((seat) => seat.kind === "open").length : 0;
}

/** Who sits there: the people by name, the bots by number. */
export function people(table: TableFacts, without?: string): string {
  const names = table.seats
    .filter((seat) => seat.kind === "person" && seat.user !== without)
    .map((seat) => seat.name);
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const parts = [...new Set(names)];
  if (bots) parts.push(t("home-bots", { count: bots }));
  const free = freeSeats(table);
  if (table.status === "waiting" && free && without !== undefined)
    parts.push(t("home-free", { count: free }));
  return parts.join(", ") || t("home-alone");
}

export function outcome(table: TableFacts, user?: string): string {
  const result = table.result as unknown as Result | null;
  if (!result) return people(table);
  const winners = result.winners.map((seat) => {
    const sits = table.seats[seat];
    if (sits?.user && sits.user === user) return t("home-you");
    return sits?.kind === "bot" ? t("home-a-bot") : (sits?.name ?? "");
  });
  return t("home-won", { winners: winners.join(", "), count: winners.length });
}

/** How a finished game of mine ended for me: won, or which place of how many; and my points. */
export function myResult(table: TableFacts, user: string): string {
  const result = table.result as unknown as Result | null;
  if (table.status === "abandoned") return t("home-result-none");
  const seat = table.seats.findIndex((one) => one.user === user);
  if (!result || seat < 0) return outcome(table, user);
  const points = result.scores?.find((score) => score.seat === seat)?.points;
  const said = result.winners.includes(seat)
    ? t("home-result-won")
    : t("home-result-place", { place: result.places[seat] ?? 0, of: table.seats.length });
  return points === undefined ? said : `${said}, ${points} ${t("points", { count: Math.abs(points) })}`;
}
