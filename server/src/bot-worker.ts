// Knows how to think for a bot, inside a thread of its own: the best action found in the time given.

import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '@boite/games';
import { bestThought } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import type { Thinking, ThreadThought } from './bot-thread.ts';
import { cryptographicChance } from './time.ts';

const workerBooks = loadLibrary();
/** 1 once nobody waits for the answer any more. */
const workerCalledOff = workerData as Int32Array;
const workerChance = cryptographicChance();

parentPort?.on('message', (thinking: Thinking) => parentPort?.postMessage(bestThoughtOn(thinking)));

function bestThoughtOn({ request, budget }: Thinking): ThreadThought {
  const until = performance.now() + budget;
  try {
    const { view, seat, level } = request;
    const box = gameNamed(request.game);
    if (box === null) throw new Error(`no game is called ${request.game}`);
    const thoughts = box.bot.think({ view, seat, level, books: workerBooks, chance: workerChance });
    return { action: bestThought(thoughts, () => performance.now() >= until || Atomics.load(workerCalledOff, 0) === 1) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
