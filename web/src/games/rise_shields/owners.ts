import type { RiseShieldsView } from "../../lib/wire";

/** Whose each unit is, the fallen too: a report outlives them. */
export function owners(view: RiseShieldsView): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { seat, dead, leader } of view.players) {
    for (const unit of dead) found.set(unit, seat);
    if (leader) found.set(leader, seat);
  }
  for (const { unit, owner } of view.units) found.set(unit, owner);
  return found;
}
