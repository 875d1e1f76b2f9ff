// Knows how much one may ask, and how fast that grows back.

import type { Rate } from './settings.ts';

/** A bucket of permissions that fills again by itself. */
export class Allowance {
  readonly #rate: Rate;
  #permissions: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#permissions = rate.burst;
    this.#at = now;
  }

  permissions(now: number): number {
    this.#permissions = Math.min(this.#rate.burst, this.#permissions + ((now - this.#at) / 1000) * this.#rate.perSecond);
    this.#at = now;
    return this.#permissions;
  }

  /** Uses one permission up; false when there was none. */
  take(now: number): boolean {
    if (this.permissions(now) < 1) return false;
    this.#permissions -= 1;
    return true;
  }

  /** Uses up what has been used already, even more than there was. */
  spend(cost: number, now: number): void {
    this.#permissions = this.permissions(now) - cost;
  }
}

/** An allowance for each address. Full ones are forgotten: they are as good as new. */
export class Allowances {
  readonly #rate: Rate;
  readonly #byKey = new Map<string, Allowance>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  hasPermission(key: string, now: number): boolean {
    return (this.#byKey.get(key)?.permissions(now) ?? this.#rate.burst) >= 1;
  }

  take(key: string, now: number): boolean {
    const allowance = this.#byKey.get(key) ?? new Allowance(this.#rate, now);
    this.#byKey.set(key, allowance);
    return allowance.take(now);
  }

  forgetFull(now: number): void {
    for (const [key, allowance] of this.#byKey) if (allowance.permissions(now) >= this.#rate.burst) this.#byKey.delete(key);
  }
}
