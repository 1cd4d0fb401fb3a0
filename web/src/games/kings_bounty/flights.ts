/** Cards fly: from where a thing lay before an update to where it lies after it. */

import { settings } from "../../lib/settings.svelte";
import type { Seen } from "../../lib/wire";
import { kindOf } from "./cards";
import { scale } from "../gestures";

interface Place {
  box: DOMRect;
  element: HTMLElement;
}
/** by `data-fly`: `hold elf_tower_1`, `hand elf_mage`, `seat 2`, `deck` */
export type Places = Map<string, Place>;

const MOVE = 320;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export function remember(): Places {
  const found: Places = new Map();
  if (!duration()) return found;
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.fly!, { box, element });
  }
  return found;
}

export function fly(before: Places, events: readonly Seen[], me: number | null): void {
  if (!before.size) return;
  const now = remember();
  const come = origins(events, me, before);
  for (const [key, { element, box }] of now) {
    const from = before.get(key)?.box ?? come.get(key);
    if (from && !key.startsWith("seat") && (Math.abs(from.x - box.x) > 2 || Math.abs(from.y - box.y) > 2)) {
      travel(element, from, box);
    }
  }
  for (const event of events) {
    if (event.code === "destroyed") vanish(before.get(`hold ${String(event.args.holding)}`));
  }
}

/** Where new things come from. */
function origins(events: readonly Seen[], me: number | null, before: Places): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  const put = (key: string, place: Place | undefined) => place && found.set(key, place.box);
  for (const { code, args } of events) {
    const seat = `seat ${String(args.seat)}`;
    const hand = (card: unknown) =>
      args.seat === me ? before.get(`hand ${kindOf(String(card))}`) : before.get(seat);
    if (code === "laid") put(`hold ${String(args.holding)}`, hand(args.holding));
    if (code === "garrisoned" || code === "captured") put(`gar ${String(args.holding)}`, hand(args.card));
    if (code === "drew" && args.seat === me && Array.isArray(args.cards)) {
      for (const kind of args.cards) put(`hand ${String(kind)}`, before.get("deck"));
    }
  }
  return found;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const by = scale();
  const x = (from.x + from.width / 2 - to.x - to.width / 2) / by;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) / by;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 30, position: "relative" },
      { transform: "none", zIndex: 30, position: "relative" },
    ],
    { duration: duration(), easing: EASE },
  );
}

/** A destroyed holding sinks where it lay. */
function vanish(place: Place | undefined): void {
  if (!place) return;
  const by = scale();
  const ghost = place.element.cloneNode(true) as HTMLElement;
  for (const name of ["data-fly", "data-hold", "data-thing", "data-lit"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${place.box.x / by}px`,
    top: `${place.box.y / by}px`,
    pointerEvents: "none",
    zIndex: "40",
  });
  document.body.append(ghost);
  const end = { opacity: 0, transform: "translateY(24px) rotate(8deg) scale(.9)" };
  ghost.animate([{ opacity: 1 }, end], { duration: duration() * 1.6, easing: EASE }).onfinish = () =>
    ghost.remove();
}

function duration(): number {
  if (typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return MOVE * settings.factor;
}
