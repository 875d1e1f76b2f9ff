// When a lost line is tried again: at once, whenever the house answers a knock, and now and then whatever it says.
// A knock costs little. Browsers make whoever opens many sockets in vain wait longer and longer.

import { SEARCH_TIMES } from './times.ts';

export interface SearchPorts {
  /** Opens a new line instead of the one that was being opened. */
  attempt(): void;
  /** Whether the house answers within so many milliseconds. */
  knock(patience: number): Promise<boolean>;
  isWatched(): boolean;
}

export class Searching {
  readonly #ports: SearchPorts;
  #attemptedAt = Number.NEGATIVE_INFINITY;
  #worth = SEARCH_TIMES.shortestAttempt;
  #blind = SEARCH_TIMES.shortestBlind;
  /** Runs between an answered knock and the moment when the attempt under way is worth no more. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #knocking: ReturnType<typeof setTimeout> | undefined;
  #isSearching = false;

  constructor(ports: SearchPorts) {
    this.#ports = ports;
  }

  begin(): void {
    if (this.#isSearching) return;
    this.#isSearching = true;
    this.#worth = SEARCH_TIMES.shortestAttempt;
    this.#blind = SEARCH_TIMES.shortestBlind;
    this.#attemptedAt = Number.NEGATIVE_INFINITY;
    this.hurry();
  }

  /** A phone that wakes up, or finds its network again, does not wait for the next knock. */
  hurry(): void {
    if (!this.#isSearching) return;
    if (this.#lasts() > SEARCH_TIMES.shortestAttempt) this.#attempt();
    this.#knock();
  }

  end(): void {
    this.#isSearching = false;
    clearTimeout(this.#knocking);
    clearTimeout(this.#waiting);
  }

  #knock(): void {
    clearTimeout(this.#knocking);
    const wait = this.#ports.isWatched() ? SEARCH_TIMES.knocking : SEARCH_TIMES.knockingUnwatched;
    this.#knocking = setTimeout(() => this.#knock(), wait * (0.85 + Math.random() * 0.3));
    if (this.#lasts() > this.#blind) this.#attemptBlindly();
    this.#ports.knock(SEARCH_TIMES.knock).then((isThere) => isThere && this.#answered());
  }

  #attemptBlindly(): void {
    this.#blind = Math.min(SEARCH_TIMES.longestBlind, this.#blind * 1.5);
    this.#attempt();
  }

  /** The house is there: the attempt under way has what is left of its time. */
  #answered(): void {
    if (!this.#isSearching) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(
      () => {
        this.#worth = Math.min(SEARCH_TIMES.longestAttempt, this.#worth * 1.5);
        this.#attempt();
      },
      Math.max(0, this.#worth - this.#lasts()),
    );
  }

  #lasts(): number {
    return performance.now() - this.#attemptedAt;
  }

  #attempt(): void {
    this.#attemptedAt = performance.now();
    this.#ports.attempt();
  }
}
