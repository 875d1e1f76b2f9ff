// Knows the threads where bots think, so that a long thought never keeps people waiting.

import { type BotRequest, type Bots, Wish } from '@boite/table';
import { BotThread, type Thinking, ThreadLost } from './bot-thread.ts';
import type { ServerSettings } from './settings.ts';

/** Even when many wait, a bot has this long to think, in milliseconds. */
const SHORTEST_BUDGET = 50;
/** A thread that was too slow or out of memory says nothing of the bot: it is asked again, then more simply. */
const THREAD_TRIES = 4;

interface Job {
  readonly request: BotRequest;
  readonly wish: Wish;
  readonly tries: number;
  readonly resolve: (action: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type BotSettings = Pick<ServerSettings, 'botThreads' | 'botBudget' | 'botMemory'>;

export class BotThreads implements Bots {
  readonly #settings: BotSettings;
  readonly #thought: (milliseconds: number) => void;
  readonly #free: BotThread[] = [];
  /** What each of those that think is asked. */
  readonly #busy = new Map<BotThread, Job>();
  /** Those that people wait for, and those of bots alone. */
  readonly #forPeople: Job[] = [];
  readonly #forBots: Job[] = [];
  #isClosed = false;

  /** `thought` is told how long each answer took, waiting included. */
  constructor(settings: BotSettings, thought: (milliseconds: number) => void = () => {}) {
    this.#settings = settings;
    this.#thought = thought;
  }

  get waiting(): number {
    return this.#forPeople.length + this.#forBots.length;
  }

  think(request: BotRequest, wish = new Wish()): Promise<unknown> {
    const from = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job = { request, wish, tries: 0, resolve, reject };
    if (!wish.isOver) this.#queueOf(job).push(job);
    wish.whenOver(() => this.#dismiss(job));
    this.#share();
    return promise.finally(() => this.#thought(performance.now() - from));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#forPeople.length = 0;
    this.#forBots.length = 0;
    await Promise.all([...this.#free, ...this.#busy.keys()].map((thread) => thread.end()));
  }

  /** Starts every thread and lets it read its books, before anyone waits for one. */
  async warmUp(): Promise<void> {
    const { botThreads, botMemory } = this.#settings;
    const threads = Array.from({ length: botThreads }, () => new BotThread(botMemory));
    await Promise.all(threads.map((thread) => thread.warmUp()));
    this.#free.push(...threads);
  }

  /** A thread is started when there is something to think about, and replaced when it failed. */
  #share(): void {
    while (!this.#isClosed && this.#busy.size < this.#settings.botThreads) {
      const job = this.#forPeople.shift() ?? this.#nextForBots();
      if (job === undefined) break;
      void this.#work(this.#free.pop() ?? new BotThread(this.#settings.botMemory), job);
    }
    if (this.#forPeople.length > 0) this.#hurryBots();
  }

  /** Where there are several threads, one is left for people: a thought cannot always be hurried. */
  #nextForBots(): Job | undefined {
    const among = [...this.#busy.values()].filter(({ request }) => !request.forPeople).length;
    return among < Math.max(1, this.#settings.botThreads - 1) ? this.#forBots.shift() : undefined;
  }

  /** While people wait for a thread, bots among themselves take the best they have. */
  #hurryBots(): void {
    for (const [thread, { request }] of this.#busy) if (!request.forPeople) thread.hurry();
  }

  /** Whoever asked is answered in time; the thread is free once it has come to the end of its thought. */
  async #work(thread: BotThread, job: Job): Promise<void> {
    this.#busy.set(thread, job);
    let isAnswered = false;
    try {
      job.resolve(await thread.think(this.#fairThinking(job), job.wish));
      isAnswered = true;
      await thread.rested();
      this.#free.push(thread);
    } catch (error) {
      await thread.end();
      if (!isAnswered) this.#overcome(job, error);
    }
    this.#busy.delete(thread);
    this.#share();
  }

  /** A bot never fails because the machine is busy: the question is put again, at last to a beginner. */
  #overcome(job: Job, error: unknown): void {
    if (this.#isClosed || job.wish.isOver) return;
    const tries = job.tries + 1;
    const again = { ...job, tries, request: { ...job.request, level: 'debutant' as const } };
    if (error instanceof ThreadLost && tries < THREAD_TRIES) this.#putAgain(again);
    else job.reject(error);
  }

  #putAgain(again: Job): void {
    again.wish.whenOver(() => this.#dismiss(again));
    this.#queueOf(again).unshift(again);
  }

  #dismiss(job: Job): void {
    const queue = this.#queueOf(job);
    const place = queue.indexOf(job);
    if (place >= 0) queue.splice(place, 1);
  }

  #queueOf({ request }: Job): Job[] {
    return request.forPeople ? this.#forPeople : this.#forBots;
  }

  /** The more of them wait, the shorter each bot thinks, and at last more simply: a quick answer is better than none. */
  #fairThinking({ request }: Job): Thinking {
    const { botBudget, botThreads } = this.#settings;
    const fair = botBudget / (1 + this.waiting / botThreads);
    if (fair > SHORTEST_BUDGET || botBudget <= SHORTEST_BUDGET) return { request, budget: Math.max(SHORTEST_BUDGET, fair) };
    return { request: { ...request, level: 'debutant' }, budget: SHORTEST_BUDGET };
  }
}
