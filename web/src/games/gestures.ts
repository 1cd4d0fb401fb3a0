/** Pointer gestures that work by mouse and by touch: long press, and dragging a card. */

import type { Attachment } from "svelte/attachments";

const LONG = 500;
/** so many pixels are still a tap */
const STILL = 8;

/** Held long, or the right button: show it large. */
export function longPress(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let [x, y] = [0, 0];
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      [x, y] = [event.clientX, event.clientY];
      timer = window.setTimeout(() => {
        swallowClick();
        act();
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) stop();
    };
    const menu = (event: Event) => {
      event.preventDefault();
      if ((event as PointerEvent).pointerType !== "touch") act();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    for (const over of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(over, stop);
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      for (const over of ["pointerup", "pointercancel", "pointerleave"])
        element.removeEventListener(over, stop);
      element.removeEventListener("contextmenu", menu);
    };
  };
}

export interface Drag {
  /** false: this thing is not dragged now */
  start: () => boolean;
  /** what lies under the pointer */
  over: (element: Element | null) => void;
  /** let go over this; null: nowhere */
  drop: (element: Element | null) => void;
}

/** Drags a copy of the element under the pointer. Sideways movement of a finger scrolls the hand. */
export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let held: { id: number; x: number; y: number; ghost: HTMLElement | null } | null = null;

    const down = (event: PointerEvent) => {
      if (event.button || !event.isPrimary) return;
      held = { id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
      // a quick hand has left the card before it is seen to move
      listen("add");
    };
    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.id) return;
      if (!held.ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) <= STILL) return;
        if (!drag.start()) {
          held = null;
          return;
        }
        element.setPointerCapture(held.id);
        held.ghost = makeGhost(element);
      }
      place(held.ghost, event.clientX - held.x, event.clientY - held.y);
      drag.over(under(event));
    };
    const up = (event: PointerEvent) => {
      const was = held;
      if (was && event.pointerId !== was.id) return;
      held = null;
      listen("remove");
      if (!was?.ghost) return;
      was.ghost.remove();
      swallowClick();
      drag.drop(event.type === "pointerup" ? under(event) : null);
    };
    const listen = (how: "add" | "remove") => {
      const change = how === "add" ? addEventListener : removeEventListener;
      change("pointermove", move as EventListener);
      change("pointerup", up as EventListener);
      change("pointercancel", up as EventListener);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      held?.ghost?.remove();
      element.removeEventListener("pointerdown", down);
      listen("remove");
    };
  };
}

function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}

export function scale(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--scale")) || 1;
}

function makeGhost(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  const box = element.getBoundingClientRect();
  const by = scale();
  for (const name of ["data-fly", "data-thing", "id"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "70",
    left: `${box.left / by}px`,
    top: `${box.top / by}px`,
    width: `${box.width / by}px`,
    margin: "0",
    pointerEvents: "none",
    translate: "none",
  });
  document.body.append(ghost);
  return ghost;
}

function place(ghost: HTMLElement, x: number, y: number): void {
  const by = scale();
  ghost.style.transform = `translate(${x / by}px, ${y / by}px) rotate(-2deg)`;
}

/** The click that follows a drag or a long press is not a tap. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  const forget = () => removeEventListener("click", swallow, { capture: true });
  addEventListener("pointerdown", forget, { capture: true, once: true });
  setTimeout(forget, 400);
}
