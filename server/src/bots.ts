// Knows the threads where bots think, so that a long thought never keeps people waiting.

import type { BotRequest, Bots } from '@boite/table';
import { BotThread } from './bot-thread.ts';
import type { ServerSettings } from './settings.ts';

/** Even when many wait, a bot has this long to think, in milliseconds. */
const SHORTEST_BUDGET = 50;

interface Job {
  readonly request: BotRequest;
  readonly settle: (thought: Promise<unknown>) => void;
}

export class BotThreads implements Bots {
  readonly #size: number;
  readonly #budget: number;
  readonly #thought: (milliseconds: number) => void;
  readonly #free: BotThread[] = [];
  readonly #busy = new Set<BotThread>();
  readonly #waiting: Job[] = [];

  /** `thought` is told how long each answer took, waiting included. */
  constructor(
    { botThreads, botBudget }: Pick<ServerSettings, 'botThreads' | 'botBudget'>,
    thought: (milliseconds: number) => void = () => {},
  ) {
    this.#size = botThreads;
    this.#budget = botBudget;
    this.#thought = thought;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  think(request: BotRequest): Promise<unknown> {
    const from = performance.now();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#waiting.push({ request, settle: resolve });
    this.#share();
    return promise.finally(() => this.#thought(performance.now() - from));
  }

  async close(): Promise<void> {
    this.#waiting.length = 0;
    await Promise.all([...this.#free, ...this.#busy].map((thread) => thread.end()));
  }

  /** A thread is started when there is something to think about, and replaced when it failed. */
  #share(): void {
    while (this.#busy.size < this.#size) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      void this.#work(this.#free.pop() ?? new BotThread(), job);
    }
  }

  async #work(thread: BotThread, { request, settle }: Job): Promise<void> {
    this.#busy.add(thread);
    const thought = thread.think({ request, budget: this.#fairBudget() });
    settle(thought);
    await thought.then(
      () => this.#free.push(thread),
      () => thread.end(),
    );
    this.#busy.delete(thread);
    this.#share();
  }

  /** The more wait, the shorter each thinks: a quick answer is better than none. */
  #fairBudget(): number {
    return Math.max(SHORTEST_BUDGET, this.#budget / (1 + this.#waiting.length / this.#size));
  }
}
