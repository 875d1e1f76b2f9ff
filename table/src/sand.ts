// The running hourglass of a table: the time of its game flows while someone is there to play, and stands still otherwise.

import type { Clock } from './ports.ts';

/** What is left at least to whoever finds a game again, in milliseconds. */
export const FAIR_START = 60_000;
/** How long an action sent on the last grain may travel, in milliseconds. */
export const LAST_GRAIN = 500;

export class TableSand {
  readonly #clock: Clock;
  readonly #ring: () => void;
  /** How long it has stood still: the time of the game is that much behind the clock. */
  #behind = 0;
  /** When it came to stand still, by the clock; null while it flows. */
  #stillFrom: number | null;
  #callOff: (() => void) | null = null;

  /** Stands still until `flow`. A game found again has a deadline from before. */
  constructor(clock: Clock, ring: () => void, deadline: number | null) {
    this.#clock = clock;
    this.#ring = ring;
    this.#stillFrom = clock.now();
    if (deadline !== null) this.#behind = Math.max(0, clock.now() + FAIR_START - deadline);
  }

  /** What the rules take for the time. */
  now(): number {
    return (this.#stillFrom ?? this.#clock.now()) - this.#behind;
  }

  isOut(deadline: number | null): boolean {
    return deadline !== null && this.now() >= deadline + LAST_GRAIN;
  }

  /** The deadline by the clock; null while the sand stands still. */
  shown(deadline: number | null): number | null {
    return deadline === null || this.#stillFrom !== null ? null : deadline + this.#behind;
  }

  flow(deadline: number | null): void {
    if (this.#stillFrom !== null) this.#behind += this.#clock.now() - this.#stillFrom;
    this.#stillFrom = null;
    this.#callOff?.();
    this.#callOff = deadline === null ? null : this.#clock.alarm(deadline + this.#behind + LAST_GRAIN, this.#ring);
  }

  stand(): void {
    this.#stillFrom ??= this.#clock.now();
    this.#callOff?.();
    this.#callOff = null;
  }
}
