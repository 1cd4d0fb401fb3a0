/** What maps drawn in SVG share: where a pointer is, and a keyboard that walks from stop to stop. */

import { tick } from "svelte";

export interface Point {
  x: number;
  y: number;
}

/** A pointer's place in the measure of the drawing. */
export function pointAt(svg: SVGSVGElement, event: MouseEvent): Point | null {
  const matrix = svg.getScreenCTM();
  return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}

/** Not by a mouse, whose pointer shows beforehand what it is about to touch. */
export function byFinger(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType !== "mouse" && event.pointerType !== "";
}

/** What is drawn at a place, to tremble where it may not be touched. */
export function drawnAt(svg: SVGSVGElement, place: string): Element {
  return svg.querySelector(`[data-place="${CSS.escape(place)}"]`) ?? svg;
}

/** The order of the keyboard. */
export function rowByRow(places: Iterable<string>, middle: (place: string) => Point): string[] {
  return [...places].sort((a, b) => {
    const [one, two] = [middle(a), middle(b)];
    return one.y - two.y || one.x - two.x;
  });
}

const ARROWS: Record<string, [dx: number, dy: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Enter touches the stop; an arrow leads to the next one in its direction. */
export async function walk(
  event: KeyboardEvent,
  svg: SVGSVGElement,
  touch: (stop: Element) => Promise<void>,
  next: (dx: number, dy: number) => string | null | undefined,
): Promise<void> {
  const arrow = ARROWS[event.key];
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    await touch(event.currentTarget as Element);
    await tick();
    svg.querySelector<SVGElement>("[data-stop][tabindex='0']")?.focus();
  } else if (arrow) {
    event.preventDefault();
    const stop = next(...arrow);
    if (stop) svg.querySelector<SVGElement>(`[data-stop="${CSS.escape(stop)}"]`)?.focus();
  }
}
