// Knows which lines are dead: each is tried from time to time, a few of them at a time.

/** How often a silent line is tried, in milliseconds: one that has not answered by the next time is dead. */
const HEARTBEAT = 5_000;
/** In so many slices, so that no beat is long however many lines there are. */
const SLICES = 50;

export interface BeatenLine {
  ping(): void;
  terminate(): void;
}

export class Heart {
  readonly #slices = Array.from({ length: SLICES }, () => new Map<BeatenLine, boolean>());
  readonly #timer = setInterval(() => this.beat(), HEARTBEAT / SLICES);
  #next = 0;

  /** Returns what to call when the line is heard of, and what to call when it is gone. */
  watch(line: BeatenLine): { readonly heard: () => void; readonly gone: () => void } {
    const slice = this.#slices[(this.#next + SLICES - 1) % SLICES] as Map<BeatenLine, boolean>;
    slice.set(line, true);
    return { heard: () => void (slice.has(line) && slice.set(line, true)), gone: () => void slice.delete(line) };
  }

  /** A line that has said nothing since its last beat is dead. */
  beat(): void {
    const slice = this.#slices[this.#next] as Map<BeatenLine, boolean>;
    this.#next = (this.#next + 1) % SLICES;
    for (const [line, isAlive] of slice) {
      if (!isAlive) line.terminate();
      else {
        slice.set(line, false);
        line.ping();
      }
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
