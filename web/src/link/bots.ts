// Knows how bots think without stopping the page: in a worker of their own, called when the first one is needed.

import address from 'virtual:bots-worker';
import type { BotRequest, Bots } from '@boite/table';

export interface WorkerThought {
  readonly id: number;
  readonly action: unknown;
  readonly error: string | null;
}

export class WorkerBots implements Bots {
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #worker: Worker | null = null;
  #lastId = 0;

  /** Called before it is needed, a worker has come when the line is gone. */
  call(): void {
    this.#worker ??= this.#called();
  }

  think(request: BotRequest): Promise<unknown> {
    this.call();
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer);
    this.#worker?.postMessage({ id, request });
    return answer.promise;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #called(): Worker {
    const worker = new Worker(address, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<WorkerThought>) => this.#settle(data);
    worker.onerror = () => this.#failAll();
    return worker;
  }

  #settle({ id, action, error }: WorkerThought): void {
    const answer = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === null) answer?.resolve(action);
    else answer?.reject(new Error(error));
  }

  /** A worker that could not even start is called anew for the next thought. */
  #failAll(): void {
    for (const answer of this.#waiting.values()) answer.reject(new Error('the bots are not answering'));
    this.#waiting.clear();
    this.close();
  }
}
