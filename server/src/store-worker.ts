// The thread in which the database is read and written: it answers one question after the other, writes that come together as one.

import { parentPort, workerData } from 'node:worker_threads';
import { SqliteStore } from './store-sqlite.ts';
import type { AskedStore, StoreAnswer, StoreOpening, StoreQuestion } from './store-thread.ts';
import { Together } from './together.ts';

const answersTold = new Together<StoreAnswer>((answers) => parentPort?.postMessage(answers));

function sayOpening(opening: StoreOpening): void {
  parentPort?.postMessage(opening);
}

function inOneLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Never rejects: what fails is told. */
async function answer(store: AskedStore, { id, method, argument }: StoreQuestion): Promise<void> {
  try {
    const ask = store[method === 'keep' ? 'keepRows' : method].bind(store) as (argument: unknown) => unknown;
    answersTold.add({ id, value: await ask(argument) });
  } catch (error) {
    answersTold.add({ id, error: inOneLine(error) });
  }
}

try {
  const store = new SqliteStore(workerData as string);
  parentPort?.on('message', (questions: readonly StoreQuestion[]) => {
    for (const question of questions) void answer(store, question);
  });
  sayOpening({ opened: true });
} catch (error) {
  sayOpening({ failed: inOneLine(error) });
}
