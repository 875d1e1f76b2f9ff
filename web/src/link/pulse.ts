// Whether a line still lives: a silent one is asked, and one that does not answer in time is dead; sooner, when the house
// answers by another way.

import { LINE_TIMES } from './times.ts';

/** So many times the last answer is much longer. */
const MUCH_LONGER = 4;

export interface PulsePorts {
  /** Asks the other end for a sign of life. */
  ask(): void;
  /** Whether the house answers by another way. */
  knock(): Promise<boolean>;
  /** No sign came. */
  dies(): void;
  /** Whether anyone looks at the page. */
  isWatched(): boolean;
}

export class Pulse {
  readonly #ports: PulsePorts;
  #heardAt = performance.now();
  #askedAt: number | null = null;
  #startedAt = performance.now();
  /** How long the last answer took; nothing is known of a line that never answered. */
  #usual = Number.POSITIVE_INFINITY;
  #knockedAt = Number.NEGATIVE_INFINITY;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(ports: PulsePorts) {
    this.#ports = ports;
  }

  start(): void {
    this.stop();
    this.#startedAt = this.#heardAt = performance.now();
    this.#askedAt = null;
    this.#usual = Number.POSITIVE_INFINITY;
    this.#ticking = setInterval(() => this.#tick(), LINE_TIMES.look);
  }

  stop(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  heard(): void {
    this.#heardAt = performance.now();
    // Whoever comes in asks for everything: the first answer takes as long as any.
    const askedAt = this.#askedAt ?? (this.#usual === Number.POSITIVE_INFINITY ? this.#startedAt : null);
    if (askedAt !== null) this.#usual = this.#heardAt - askedAt;
    this.#askedAt = null;
  }

  /** Someone looks at the page again: the line is asked at once. True when what it shows may be old. */
  wake(): boolean {
    if (this.#ticking === undefined) return false;
    this.#ask();
    return performance.now() - this.#heardAt > LINE_TIMES.doubt;
  }

  #tick(): void {
    const now = performance.now();
    if (!this.#ports.isWatched()) this.#askedAt = null;
    else if (this.#askedAt === null && now - this.#heardAt >= LINE_TIMES.silence) this.#ask();
    else if (this.#askedAt !== null && now - this.#askedAt >= LINE_TIMES.answer) this.#die();
    else if (this.#isLate(now)) this.#knock(now);
  }

  #isLate(now: number): boolean {
    const late = Math.max(LINE_TIMES.late, MUCH_LONGER * this.#usual);
    return this.#askedAt !== null && now - this.#askedAt >= late && now - this.#knockedAt >= LINE_TIMES.betweenLooksElsewhere;
  }

  /** A line that has not answered what it was asked before the house answers elsewhere carries nothing any more. */
  #knock(now: number): void {
    const asked = this.#askedAt;
    this.#knockedAt = now;
    this.#ports.knock().then((isThere) => {
      if (isThere && this.#askedAt === asked && this.#ticking !== undefined) this.#die();
    });
  }

  #ask(): void {
    this.#askedAt = performance.now();
    this.#ports.ask();
  }

  #die(): void {
    this.stop();
    this.#ports.dies();
  }
}
