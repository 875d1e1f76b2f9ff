// Floods a server from a thread of its own, so that whoever measures is not slowed down by it.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Returns how to stop it, which tells how often a socket was cut off. */
export function flooded(url: string, count: number): () => Promise<number> {
  const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: { url, count } });
  return async () => {
    worker.postMessage('how many?');
    const [cuts] = (await once(worker, 'message')) as [number];
    await worker.terminate();
    return cuts;
  };
}
