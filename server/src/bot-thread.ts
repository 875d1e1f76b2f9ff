// Knows one thread where a bot thinks: it is asked one thing at a time, answers in time with the best it has, and is given up when it has
// nothing.

import { Worker } from 'node:worker_threads';
import type { BotRequest, Wish } from '@boite/table';

/** What a thread takes besides thinking, in milliseconds: to start, to read the dictionary on a small machine, to be late. */
const SLACK = 40_000;
/** How long a thread that thinks in time needs to say so, in milliseconds: then its last thought is taken, and it comes to its end alone. */
const LAST_WORD = 15;

/** Megabytes for what is thought and forgotten: with what V8 takes by itself, a thread is more than twice as large. */
const YOUNG_MEMORY = 8;

/** The thread was too slow, or ended: which says nothing of the bot. */
export class ThreadLost extends Error {}

export interface Thinking {
  readonly request: BotRequest;
  /** Milliseconds, from when the thread begins to think. */
  readonly budget: number;
}

/** What a thread is asked: a thought, or to read its books before anyone waits for it. */
export type ThreadAsked = Thinking | 'read your books';

export type ThreadTold =
  /** The books are open: time runs. */
  | { readonly kind: 'begun' }
  /** The best so far. */
  | { readonly kind: 'thought'; readonly action: unknown }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly error: string };

export class BotThread {
  /** 1 once the present thought is to end: nobody waits for it any more, or somebody waits for the thread. */
  readonly #calledOff = new Int32Array(new SharedArrayBuffer(4));
  readonly #worker: Worker;
  #atRest: Promise<void> = Promise.resolve();

  /** `memory` in megabytes: a thread that takes more ends, and nobody else with it. */
  constructor(memory: number, started = startedWorker) {
    this.#worker = started(memory, this.#calledOff);
    // Without a listener an error between two thoughts would end the server; the next thought will find it out.
    this.#worker.on('error', () => {});
    this.#worker.unref();
  }

  /** The bot's action. Rejects when it fails or is too late; the thread is then of no more use. */
  think(thinking: Thinking, wish: Wish): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const best: { action?: unknown } = {};
    let alarm: NodeJS.Timeout | undefined;
    let isLate = false;
    const answer = () => {
      isLate = true;
      if ('action' in best) resolve(best.action);
    };
    const rest = this.#asked(thinking, thinking.budget + SLACK, (told) => {
      if (told.kind === 'begun') alarm = setTimeout(answer, thinking.budget + LAST_WORD);
      if (told.kind === 'thought') best.action = told.action;
      if (isLate) answer();
    });
    let isThinking = true;
    wish.whenOver(() => isThinking && this.hurry());
    this.#atRest = rest.then(answer).finally(() => {
      isThinking = false;
      clearTimeout(alarm);
    });
    this.#atRest.catch(reject);
    return promise;
  }

  /** The present thought ends as soon as it can, with the best it has. */
  hurry(): void {
    Atomics.store(this.#calledOff, 0, 1);
  }

  /**
   * Once it can be asked again: whoever was answered in time may have left it thinking. Rejects when it did not come to its end: what it
   * says then is of another thought.
   */
  rested(): Promise<void> {
    return this.#atRest;
  }

  /** Reads its books, so that nobody waits for that. */
  warmUp(): Promise<void> {
    return this.#asked('read your books', SLACK, () => {});
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Kept at the end of what was asked; rejects when it fails, or has not ended by then. */
  #asked(asked: ThreadAsked, patience: number, told: (told: ThreadTold) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const lose = (why: string) => reject(new ThreadLost(why));
    const alarm = setTimeout(() => lose('a bot thought too long'), patience);
    const gone = () => lose('a bot thread ended');
    const hear = (message: ThreadTold) => {
      told(message);
      if (message.kind === 'failed') reject(new Error(message.error));
      if (message.kind === 'ended') resolve();
    };
    Atomics.store(this.#calledOff, 0, 0);
    this.#worker.on('message', hear).once('error', gone).once('exit', gone);
    this.#worker.postMessage(asked);
    return promise.finally(() => {
      clearTimeout(alarm);
      this.#worker.off('message', hear).off('error', gone).off('exit', gone);
    });
  }
}

function startedWorker(memory: number, calledOff: Int32Array): Worker {
  return new Worker(new URL('./bot-worker.ts', import.meta.url), {
    workerData: calledOff,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MEMORY },
  });
}
