/** One finger or the mouse pushes the map, two fingers bring it nearer. */

interface Lens {
  zoom: () => number;
  /** the point of the frame that stays where it is */
  setZoom: (zoom: number, x: number, y: number) => void;
  frame: () => HTMLElement;
}

interface Finger {
  x: number;
  y: number;
}

/** So far a finger may slip while it taps. */
const SLIP = 8;

export class Pinch {
  /** the map was pushed: what follows is no click */
  moved = false;
  readonly #fingers = new Map<number, Finger>();
  #from: (Finger & { left: number; top: number }) | null = null;
  #apart = 0;
  #zoom = 1;

  constructor(private readonly lens: Lens) {}

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.#fingers.size) this.moved = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#begin();
  };

  move = (event: PointerEvent): void => {
    if (!this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 2) this.#pinch();
    else if (this.#from) this.#push(event.clientX - this.#from.x, event.clientY - this.#from.y);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#begin();
  };

  #begin(): void {
    const frame = this.lens.frame();
    const [one, two] = this.#fingers.values();
    this.#from = one && !two ? { ...one, left: frame.scrollLeft, top: frame.scrollTop } : null;
    this.#apart = one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
    this.#zoom = this.lens.zoom();
  }

  #push(dx: number, dy: number): void {
    if (Math.hypot(dx, dy) > SLIP) this.moved = true;
    if (this.moved) this.lens.frame().scrollTo(this.#from!.left - dx, this.#from!.top - dy);
  }

  #pinch(): void {
    const [one, two] = [...this.#fingers.values()] as [Finger, Finger];
    if (!this.#apart) return;
    this.moved = true;
    const edge = this.lens.frame().getBoundingClientRect();
    this.lens.setZoom(
      (this.#zoom * Math.hypot(one.x - two.x, one.y - two.y)) / this.#apart,
      (one.x + two.x) / 2 - edge.left,
      (one.y + two.y) / 2 - edge.top,
    );
  }
}
