/** Things that happen in a row are shown one after another, each for a while. */

/** More than so many waiting: whoever was away for a while does not watch it all. */
const MANY = 12;

export class Pace<T> {
  #waiting: { thing: T; hold: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** until when what was shown last has the table for itself */
  #until = 0;

  constructor(private readonly show: (thing: T) => void) {}

  /** Shown as soon as its turn comes; then nothing else for `hold` milliseconds. */
  put(thing: T, hold: number): void {
    this.#waiting.push({ thing, hold });
    if (this.#waiting.length > MANY) this.flush();
    else this.#next();
  }

  /** All that waits, at once; and what comes next need not wait either. */
  flush(): void {
    const waiting = this.#waiting;
    this.drop();
    for (const { thing } of waiting) this.show(thing);
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#until = 0;
  }

  #next(): void {
    if (this.#timer !== undefined || !this.#waiting.length) return;
    const rest = this.#until - performance.now();
    if (rest > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#next();
      }, rest);
      return;
    }
    const { thing, hold } = this.#waiting.shift()!;
    this.#until = performance.now() + hold;
    this.show(thing);
    this.#next();
  }
}
