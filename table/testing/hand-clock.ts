// A clock for tests: it moves only when told to.

import type { Clock } from '../src/index.ts';

export class HandClock implements Clock {
  #now = 1_000_000;
  #alarms: { at: number; ring: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  alarm(at: number, ring: () => void): () => void {
    const alarm = { at, ring };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** Lets time pass, alarm by alarm, and what they cause happen. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await quiet();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#alarms = this.#alarms.filter((other) => other !== next);
      next.ring();
      await quiet();
    }
    this.#now = end;
  }

  #next(end: number): { at: number; ring: () => void } | undefined {
    return this.#alarms.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}

/** Until every promise that can be kept now has been. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
}
