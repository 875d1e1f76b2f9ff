// Knows one thread where a bot thinks: it is asked one thing at a time, and given up when it does not answer.

import { Worker } from 'node:worker_threads';
import type { BotRequest } from '@boite/table';

/** What a thread takes besides thinking, in milliseconds: to start, to read the dictionary on a small machine, to be late. */
const SLACK = 40_000;

export interface Thinking {
  readonly request: BotRequest;
  /** Milliseconds. */
  readonly budget: number;
}

export type ThreadThought = { readonly action: unknown } | { readonly error: string };

export class BotThread {
  readonly #worker = new Worker(new URL('./bot-worker.ts', import.meta.url));

  constructor() {
    // Without a listener an error between two thoughts would end the server; the next thought will find it out.
    this.#worker.on('error', () => {});
    this.#worker.unref();
  }

  /** The bot's action. Rejects when it fails or is too late; the thread is then of no more use. */
  think(thinking: Thinking): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const alarm = setTimeout(() => reject(new Error('a bot thought too long')), thinking.budget + SLACK);
    const hear = (thought: ThreadThought) => ('error' in thought ? reject(new Error(thought.error)) : resolve(thought.action));
    const gone = () => reject(new Error('a bot thread ended'));
    this.#worker.once('message', hear).once('error', reject).once('exit', gone);
    this.#worker.postMessage(thinking);
    return promise.finally(() => {
      clearTimeout(alarm);
      this.#worker.off('message', hear).off('error', reject).off('exit', gone);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
