// When a lost line is tried again: at once, whenever the house answers a knock, and now and then whatever it says.
// A knock costs little. Browsers make whoever opens many sockets in vain wait longer and longer.

import { isAnswered } from './answering.ts';

/** In milliseconds. */
const KNOCKING = 900;
const KNOCKING_UNWATCHED = 4_000;
/** An attempt under way is given up for a fresh one after this long, once the house has answered; longer each time it was in vain. */
const SHORTEST_ATTEMPT = 700;
const LONGEST_ATTEMPT = 8_000;
/** Without an answer, an attempt lasts this long. */
const BLIND_ATTEMPT = 5_000;

export interface SearchPorts {
  /** Opens a new line instead of the one that was being opened. */
  attempt(): void;
  isWatched(): boolean;
}

export class Searching {
  readonly #ports: SearchPorts;
  #attemptedAt = Number.NEGATIVE_INFINITY;
  #worth = SHORTEST_ATTEMPT;
  #knocking: ReturnType<typeof setTimeout> | undefined;
  #isSearching = false;

  constructor(ports: SearchPorts) {
    this.#ports = ports;
  }

  begin(): void {
    if (this.#isSearching) return;
    this.#isSearching = true;
    this.#worth = SHORTEST_ATTEMPT;
    this.#attemptedAt = Number.NEGATIVE_INFINITY;
    this.hurry();
  }

  /** A phone that wakes up, or finds its network again, does not wait for the next knock. */
  hurry(): void {
    if (!this.#isSearching) return;
    if (this.#lasts() > SHORTEST_ATTEMPT) this.#attempt();
    this.#knock();
  }

  end(): void {
    this.#isSearching = false;
    clearTimeout(this.#knocking);
  }

  #knock(): void {
    clearTimeout(this.#knocking);
    const wait = this.#ports.isWatched() ? KNOCKING : KNOCKING_UNWATCHED;
    this.#knocking = setTimeout(() => this.#knock(), wait * (0.85 + Math.random() * 0.3));
    if (this.#lasts() > BLIND_ATTEMPT) this.#attempt();
    isAnswered().then((isThere) => isThere && this.#answered());
  }

  #answered(): void {
    if (!this.#isSearching || this.#lasts() < this.#worth) return;
    this.#worth = Math.min(LONGEST_ATTEMPT, this.#worth * 1.5);
    this.#attempt();
  }

  #lasts(): number {
    return performance.now() - this.#attemptedAt;
  }

  #attempt(): void {
    this.#attemptedAt = performance.now();
    this.#ports.attempt();
  }
}
