// A clock that goes as usual or slowly, so that no sand runs out while a test is busy, and leaps ahead when told to: days pass at once.

import type { Clock } from '@boite/table';

interface LeapAlarm {
  readonly at: number;
  readonly ring: () => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class LeapingClock implements Clock {
  #ahead = 0;
  readonly #alarms = new Set<LeapAlarm>();
  readonly #began = Date.now();
  readonly #slowness: number;

  /** A second of it takes as many real ones. */
  constructor(slowness = 1) {
    this.#slowness = slowness;
  }

  readonly now = (): number => this.#began + Math.floor((Date.now() - this.#began) / this.#slowness) + this.#ahead;

  alarm(at: number, ring: () => void): () => void {
    const alarm: LeapAlarm = { at, ring, timer: undefined };
    this.#alarms.add(alarm);
    this.#wind(alarm);
    return () => this.#forget(alarm);
  }

  leap(milliseconds: number): void {
    this.#ahead += milliseconds;
    for (const alarm of [...this.#alarms]) this.#wind(alarm);
  }

  #wind(alarm: LeapAlarm): void {
    clearTimeout(alarm.timer);
    const ringing = () => {
      this.#forget(alarm);
      alarm.ring();
    };
    // No machine counts further than 24 days.
    alarm.timer = setTimeout(ringing, Math.min(2 ** 31 - 1, Math.max(0, alarm.at - this.now()) * this.#slowness));
  }

  #forget(alarm: LeapAlarm): void {
    clearTimeout(alarm.timer);
    this.#alarms.delete(alarm);
  }
}
