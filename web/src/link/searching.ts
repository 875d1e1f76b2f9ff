// When a lost line is tried again: at once, whenever the house answers a knock, and now and then whatever it says.
// A knock costs little. Browsers make whoever opens many sockets in vain wait longer and longer.

/** In milliseconds. */
const KNOCKING = 900;
const KNOCKING_UNWATCHED = 4_000;
/** An attempt under way is given up for a fresh one after this long, once the house has answered; longer each time it was in vain. */
const SHORTEST_ATTEMPT = 700;
const LONGEST_ATTEMPT = 8_000;
/** Without an answer, an attempt lasts this long, longer each time: a browser holds many attempts in vain against us. */
const SHORTEST_BLIND = 1_500;
const LONGEST_BLIND = 40_000;
/** How long a knock may take to be answered. */
const SEARCH_PATIENCE = 2_400;

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
  #worth = SHORTEST_ATTEMPT;
  #blind = SHORTEST_BLIND;
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
    this.#worth = SHORTEST_ATTEMPT;
    this.#blind = SHORTEST_BLIND;
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
    clearTimeout(this.#waiting);
  }

  #knock(): void {
    clearTimeout(this.#knocking);
    const wait = this.#ports.isWatched() ? KNOCKING : KNOCKING_UNWATCHED;
    this.#knocking = setTimeout(() => this.#knock(), wait * (0.85 + Math.random() * 0.3));
    if (this.#lasts() > this.#blind) this.#attemptBlindly();
    this.#ports.knock(SEARCH_PATIENCE).then((isThere) => isThere && this.#answered());
  }

  #attemptBlindly(): void {
    this.#blind = Math.min(LONGEST_BLIND, this.#blind * 1.5);
    this.#attempt();
  }

  /** The house is there: the attempt under way has what is left of its time. */
  #answered(): void {
    if (!this.#isSearching) return;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(
      () => {
        this.#worth = Math.min(LONGEST_ATTEMPT, this.#worth * 1.5);
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
