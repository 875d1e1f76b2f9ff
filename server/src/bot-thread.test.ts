import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { Wish } from '@boite/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BotThread, ThreadLost, type ThreadTold } from './bot-thread.ts';

/** A thread that says only what it is told to say. */
class SaidWorker extends EventEmitter {
  postMessage(): void {}
  unref(): void {}
  say(...told: readonly ThreadTold[]): void {
    for (const one of told) this.emit('message', one);
  }
}

const request = { game: 'rondo', view: {}, seat: 0, level: 'expert', forPeople: true } as const;
const AN_AGE = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function thinking() {
  const worker = new SaidWorker();
  const thread = new BotThread(512, () => worker as unknown as Worker);
  return { worker, thread, thought: thread.think({ request, budget: 100 }, new Wish()) };
}

it('a thread that answered in time and comes to its end may be asked again', async () => {
  const { worker, thread, thought } = thinking();
  worker.say({ kind: 'begun' }, { kind: 'thought', action: 'first' });
  await vi.advanceTimersByTimeAsync(200);
  expect(await thought).toBe('first');
  worker.say({ kind: 'thought', action: 'better, too late' }, { kind: 'ended' });
  await expect(thread.rested()).resolves.toBeUndefined();
});

it('a thread that answered in time and never came to its end is of no more use: its next word would be taken for another answer', async () => {
  const { worker, thread, thought } = thinking();
  worker.say({ kind: 'begun' }, { kind: 'thought', action: 'first' });
  const rested = expect(thread.rested()).rejects.toThrow(ThreadLost);
  await vi.advanceTimersByTimeAsync(AN_AGE);
  expect(await thought).toBe('first');
  await rested;
});

it('a thread that never answered is lost', async () => {
  const { thought } = thinking();
  const lost = expect(thought).rejects.toThrow(ThreadLost);
  await vi.advanceTimersByTimeAsync(AN_AGE);
  await lost;
});
