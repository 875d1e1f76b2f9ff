// The thread in which the database is read and written: it answers one question after the other, writes that come together as one.

import { parentPort, workerData } from 'node:worker_threads';
import { SqliteStore } from './store-sqlite.ts';
import type { AskedStore, StoreAnswer, StoreQuestion } from './store-thread.ts';

function say(answer: StoreAnswer): void {
  parentPort?.postMessage(answer);
}

function inOneLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Never rejects: what fails is told. */
async function answer(store: AskedStore, { id, method, argument }: StoreQuestion): Promise<void> {
  try {
    const ask = store[method].bind(store) as (argument: unknown) => unknown;
    say({ id, value: await ask(argument) });
  } catch (error) {
    say({ id, error: inOneLine(error) });
  }
}

try {
  const store = new SqliteStore(workerData as string);
  parentPort?.on('message', (question: StoreQuestion) => void answer(store, question));
  say({ opened: true });
} catch (error) {
  say({ failed: inOneLine(error) });
}
