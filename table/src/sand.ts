// The running hourglass of a table: the time of its game flows while someone is there to play, and stands still otherwise.

import type { Clock } from './ports.ts';
import type { KeptSand } from './store.ts';

/** What is left at least to whoever finds a game again, in milliseconds. */
export const FAIR_START = 60_000;
/** What is left at least to whoever comes back to a game, in milliseconds. */
export const RETURN_GRACE = 10_000;
/** How long an action sent on the last grain may travel, in milliseconds. */
export const LAST_GRAIN = 500;

export class TableSand {
  readonly #clock: Clock;
  readonly #ring: () => void;
  /** How long it has stood still: the time of the game is that much behind the clock. */
  #behind = 0;
  /** When it came to stand still, by the clock; null while it flows. */
  #stillFrom: number | null;
  /** When it last began to flow, by the clock. */
  #flowsFrom: number;
  #callOff: (() => void) | null = null;

  /** Stands still until `flow`, unless it was kept flowing. A game found again has a deadline from before. */
  constructor(clock: Clock, ring: () => void, found: KeptSand | number | null) {
    this.#clock = clock;
    this.#ring = ring;
    this.#stillFrom = clock.now();
    this.#flowsFrom = clock.now();
    if (typeof found === 'number') this.#behind = Math.max(0, clock.now() + FAIR_START - found);
    else if (found !== null) [this.#behind, this.#stillFrom] = [found.behind, found.stillFrom];
  }

  /** What the rules take for the time. */
  now(): number {
    return (this.#stillFrom ?? this.#clock.now()) - this.#behind;
  }

  get isStill(): boolean {
    return this.#stillFrom !== null;
  }

  /** In milliseconds; null while it stands still, or without any. */
  left(deadline: number | null): number | null {
    return deadline === null || this.isStill ? null : deadline - this.now();
  }

  isOut(deadline: number | null): boolean {
    return deadline !== null && this.now() >= deadline + LAST_GRAIN;
  }

  /** The deadline by the clock; null while the sand stands still. */
  shown(deadline: number | null): number | null {
    return deadline === null || this.#stillFrom !== null ? null : deadline + this.#behind;
  }

  flow(deadline: number | null): void {
    if (this.#stillFrom !== null) this.#begin(this.#stillFrom, deadline);
    this.#callOff?.();
    this.#callOff = deadline === null ? null : this.#clock.alarm(deadline + this.#behind + LAST_GRAIN, this.#ring);
  }

  /** It has been standing for some milliseconds already when that was noticed late. */
  stand(already = 0): void {
    this.#stillFrom ??= Math.max(this.#flowsFrom, this.#clock.now() - already);
    this.#callOff?.();
    this.#callOff = null;
  }

  give(milliseconds: number): void {
    this.#behind += milliseconds;
  }

  #begin(stillFrom: number, deadline: number | null): void {
    const now = this.#clock.now();
    this.#behind += now - stillFrom;
    if (deadline !== null) this.#behind = Math.max(this.#behind, now + RETURN_GRACE - deadline);
    this.#stillFrom = null;
    this.#flowsFrom = now;
  }
}
