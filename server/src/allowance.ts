// Knows how much one may ask, and how fast that grows back.

import type { Rate } from './settings.ts';

/** A bucket of permissions that fills again by itself. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  left(now: number): number {
    this.#left = Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
    this.#at = now;
    return this.#left;
  }

  /** Uses one permission up; false when there was none. */
  take(now: number): boolean {
    if (this.left(now) < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** An allowance for each address. Full ones are forgotten: they are as good as new. */
export class Allowances {
  readonly #rate: Rate;
  readonly #byKey = new Map<string, Allowance>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  hasLeft(key: string, now: number): boolean {
    return (this.#byKey.get(key)?.left(now) ?? this.#rate.burst) >= 1;
  }

  take(key: string, now: number): boolean {
    const allowance = this.#byKey.get(key) ?? new Allowance(this.#rate, now);
    this.#byKey.set(key, allowance);
    return allowance.take(now);
  }

  forgetFull(now: number): void {
    for (const [key, allowance] of this.#byKey) if (allowance.left(now) >= this.#rate.burst) this.#byKey.delete(key);
  }
}
