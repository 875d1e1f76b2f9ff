// Knows the time of one game: it runs while someone is there to play, and stands still while nobody is.

import type { Clock } from './ports.ts';

/** What is left at least to whoever finds a game again, in milliseconds. */
export const FAIR_START = 60_000;
/** An action sent on the last grain still has to travel. */
export const LAST_GRAIN = 500;

export class Sand {
  readonly #clock: Clock;
  readonly #ring: () => void;
  /** How long this game has stood still: its own time is that much behind the clock's. */
  #behind = 0;
  #stoppedAt: number | null;
  #callOff: (() => void) | null = null;

  /** Stands still until `flow`. A game found again has a deadline from before. */
  constructor(clock: Clock, ring: () => void, deadline: number | null) {
    this.#clock = clock;
    this.#ring = ring;
    this.#stoppedAt = clock.now();
    if (deadline !== null) this.#behind = Math.max(0, clock.now() + FAIR_START - deadline);
  }

  /** What the rules take for the time. */
  now(): number {
    return (this.#stoppedAt ?? this.#clock.now()) - this.#behind;
  }

  isOut(deadline: number | null): boolean {
    return deadline !== null && this.now() >= deadline + LAST_GRAIN;
  }

  /** The deadline on people's watches; null while the sand stands still. */
  shown(deadline: number | null): number | null {
    return deadline === null || this.#stoppedAt !== null ? null : deadline + this.#behind;
  }

  flow(deadline: number | null): void {
    if (this.#stoppedAt !== null) this.#behind += this.#clock.now() - this.#stoppedAt;
    this.#stoppedAt = null;
    this.#callOff?.();
    this.#callOff = deadline === null ? null : this.#clock.wake(deadline + this.#behind + LAST_GRAIN, this.#ring);
  }

  stand(): void {
    this.#stoppedAt ??= this.#clock.now();
    this.#callOff?.();
    this.#callOff = null;
  }
}
