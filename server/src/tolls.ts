// What one address may do in some time, counted together with what it does at the other processes of the same house.

import type { Clock } from '@boite/table';
import { Allowances } from './allowance.ts';
import type { Limits } from './settings.ts';

/** To open a socket; to open a table. */
export type Toll = 'arrival' | 'opening';

export class Tolls {
  readonly #clock: Clock;
  readonly #allowances: Readonly<Record<Toll, Allowances>>;
  /** Told of each that was paid here. */
  onPaid: (toll: Toll, address: string) => void = () => {};

  constructor({ arrivals, tablesAMinute }: Pick<Limits, 'arrivals' | 'tablesAMinute'>, clock: Clock) {
    this.#clock = clock;
    const openings = { burst: tablesAMinute, perSecond: tablesAMinute / 60 };
    this.#allowances = { arrival: new Allowances(arrivals), opening: new Allowances(openings) };
  }

  /** Whether it can be paid; then it is. */
  pay(toll: Toll, address: string): boolean {
    const isPaid = this.#allowances[toll].take(address, this.#clock.now());
    if (isPaid) this.onPaid(toll, address);
    return isPaid;
  }

  paidElsewhere(toll: Toll, address: string): void {
    this.#allowances[toll].take(address, this.#clock.now());
  }

  forgetFull(): void {
    for (const allowances of Object.values(this.#allowances)) allowances.forgetFull(this.#clock.now());
  }
}
