// Whether a line still lives: a silent one is asked, and one that does not answer in time is dead.

/** In milliseconds. Together they stay below the five seconds after which a page must know. */
const LONGEST_SILENCE = 1_200;
const ANSWER_PATIENCE = 2_400;
const TICK = 400;
/** After such a silence, what the page shows may be old: it slept, or its clock stood still. */
const DOUBT = 4_000;

export interface PulsePorts {
  /** Asks the other end for a sign of life. */
  ask(): void;
  /** No sign came. */
  dies(): void;
  /** Whether anyone looks at the page. */
  isWatched(): boolean;
}

export class Pulse {
  readonly #ports: PulsePorts;
  #heardAt = performance.now();
  #askedAt: number | null = null;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor(ports: PulsePorts) {
    this.#ports = ports;
  }

  start(): void {
    this.stop();
    this.heard();
    this.#ticking = setInterval(() => this.#tick(), TICK);
  }

  stop(): void {
    clearInterval(this.#ticking);
    this.#ticking = undefined;
  }

  heard(): void {
    this.#heardAt = performance.now();
    this.#askedAt = null;
  }

  /** Someone looks at the page again: the line is asked at once. True when what it shows may be old. */
  wake(): boolean {
    if (this.#ticking === undefined) return false;
    this.#ask();
    return performance.now() - this.#heardAt > DOUBT;
  }

  #tick(): void {
    const now = performance.now();
    if (!this.#ports.isWatched()) this.#askedAt = null;
    else if (this.#askedAt === null && now - this.#heardAt >= LONGEST_SILENCE) this.#ask();
    else if (this.#askedAt !== null && now - this.#askedAt >= ANSWER_PATIENCE) this.#die();
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
