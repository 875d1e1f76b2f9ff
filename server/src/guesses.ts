// How many wrong codes may be tried: from one address, and by everybody together, so that many addresses gain nothing.

import type { Clock } from '@boite/table';
import { Allowance, Allowances } from './allowance.ts';
import type { Limits } from './settings.ts';

export class Guesses {
  readonly #clock: Clock;
  readonly #byAddress: Allowances;
  readonly #ofAll: Allowance;
  /** Told of each wrong code that was tried here. */
  onPaid: (address: string) => void = () => {};

  constructor({ wrongCodes, wrongCodesOfAll }: Limits, clock: Clock) {
    this.#clock = clock;
    this.#byAddress = new Allowances(wrongCodes);
    this.#ofAll = new Allowance(wrongCodesOfAll, clock.now());
  }

  mayTry(address: string): boolean {
    const now = this.#clock.now();
    return this.#byAddress.hasPermission(address, now) && this.#ofAll.permissions(now) >= 1;
  }

  /** Only wrong codes pay for wrong codes. */
  pay(address: string): void {
    this.paidElsewhere(address);
    this.onPaid(address);
  }

  /** Whoever tries at several processes pays at all of them. */
  paidElsewhere(address: string): void {
    this.#byAddress.take(address, this.#clock.now());
    this.#ofAll.take(this.#clock.now());
  }

  forgetFull(): void {
    this.#byAddress.forgetFull(this.#clock.now());
  }
}
