// Since when people have been gone, by the clock; and whose line looks open although nothing has been heard of it for a while.

import type { Audience } from './audience.ts';
import type { Clock, Guest } from './ports.ts';
import type { DeviceId, StoredSeat } from './store.ts';

/** A page says something, or its line answers, more often than this, in milliseconds. */
const LONGEST_SILENCE = 6_000;

/** Whoever has just gone is gone, without a millisecond lost. */
const A_MOMENT = Number.MIN_VALUE;

export class Presence {
  readonly #audience: Audience;
  readonly #clock: Clock;
  /** Whoever has not come since is gone from then on. */
  readonly #from: number;
  readonly #goneSince = new Map<DeviceId, number>();

  constructor(audience: Audience, clock: Clock) {
    this.#audience = audience;
    this.#clock = clock;
    this.#from = clock.now();
  }

  /** A line has ended: its person was last there when something was last heard of it. */
  ended({ device, lastHeard = this.#clock.now() }: Guest): void {
    if (!this.#audience.has(device)) this.#goneSince.set(device, lastHeard);
  }

  /** In milliseconds, a moment at least; 0 while a page of the device is here. */
  goneFor(device: DeviceId): number {
    if (this.#audience.has(device)) return 0;
    return Math.max(A_MOMENT, this.#clock.now() - (this.#goneSince.get(device) ?? this.#from));
  }

  /** How long nobody of a seat has been here; 0 while someone is, and for a bot. */
  awayFor({ bot, people }: StoredSeat): number {
    return bot !== null || people.length === 0 ? 0 : Math.min(...people.map(({ device }) => this.goneFor(device)));
  }

  /** How long nothing has been heard of anyone in a seat, be their lines open or not; 0 while something is. */
  silentFor({ bot, people }: StoredSeat): number {
    if (bot !== null || people.length === 0) return 0;
    const silence = Math.min(...people.map(({ device }) => this.#silenceOf(device)));
    return silence > LONGEST_SILENCE ? silence : this.awayFor({ bot, people, team: false });
  }

  /** Whether one of its people is there; bots alone play for whoever looks on. */
  isAttended(seats: readonly StoredSeat[]): boolean {
    if (seats.every(({ bot }) => bot !== null)) return !this.#audience.isEmpty;
    return seats.some((place) => place.bot === null && place.people.length > 0 && this.awayFor(place) === 0);
  }

  #silenceOf(device: DeviceId): number {
    const now = this.#clock.now();
    if (!this.#audience.has(device)) return this.goneFor(device);
    const theirs = this.#audience.guests().filter((guest) => guest.device === device);
    return now - Math.max(...theirs.map(({ lastHeard = now }) => lastHeard));
  }
}
