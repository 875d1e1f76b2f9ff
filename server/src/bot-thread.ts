// Knows one thread where a bot thinks: it is asked one thing at a time, and given up when it does not answer.

import { Worker } from 'node:worker_threads';
import type { BotRequest, Wish } from '@boite/table';

/** What a thread takes besides thinking, in milliseconds: to start, to read the dictionary on a small machine, to be late. */
const SLACK = 40_000;

/** The thread was too slow, or ended: which says nothing of the bot. */
export class ThreadLost extends Error {}

export interface Thinking {
  readonly request: BotRequest;
  /** Milliseconds, from when the thread begins to think. */
  readonly budget: number;
}

export type ThreadThought = { readonly action: unknown } | { readonly error: string };

export class BotThread {
  /** 1 once nobody waits for the present thought any more. */
  readonly #calledOff = new Int32Array(new SharedArrayBuffer(4));
  readonly #worker: Worker;

  /** `memory` in megabytes: a thread that takes more ends, and nobody else with it. */
  constructor(memory: number) {
    this.#worker = new Worker(new URL('./bot-worker.ts', import.meta.url), {
      workerData: this.#calledOff,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    // Without a listener an error between two thoughts would end the server; the next thought will find it out.
    this.#worker.on('error', () => {});
    this.#worker.unref();
  }

  /** The bot's action. Rejects when it fails or is too late; the thread is then of no more use. */
  think(thinking: Thinking, wish: Wish): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const lose = (why: string) => reject(new ThreadLost(why));
    const alarm = setTimeout(() => lose('a bot thought too long'), thinking.budget + SLACK);
    const hear = (thought: ThreadThought) => ('error' in thought ? reject(new Error(thought.error)) : resolve(thought.action));
    const gone = () => lose('a bot thread ended');
    let isThinking = true;
    Atomics.store(this.#calledOff, 0, 0);
    wish.whenOver(() => isThinking && Atomics.store(this.#calledOff, 0, 1));
    this.#worker.once('message', hear).once('error', gone).once('exit', gone);
    this.#worker.postMessage(thinking);
    return promise.finally(() => {
      clearTimeout(alarm);
      isThinking = false;
      this.#worker.off('message', hear).off('error', gone).off('exit', gone);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
