// Knows how to think for a bot, inside a thread of its own: better and better actions, told as they come, until the time is over.

import { parentPort, workerData } from 'node:worker_threads';
import { botsOfShelf, gameNamed } from '@boite/games';
import { loadLibrary } from '@boite/language/node';
import type { Thinking, ThreadAsked, ThreadTold } from './bot-thread.ts';
import { cryptographicChance } from './time.ts';

const workerBooks = loadLibrary();
const workerBots = await botsOfShelf();
/** 1 once the present thought is to end. */
const workerCalledOff = workerData as Int32Array;
const workerChance = cryptographicChance();
/** Better thoughts are not told more often than this, in milliseconds: the last one always is. */
const NEWS_PACE = 20;

parentPort?.on('message', (asked: ThreadAsked) => {
  try {
    if (asked === 'read your books') open(Object.keys(workerBooks));
    else think(asked);
    tellHouse({ kind: 'ended' });
  } catch (error) {
    tellHouse({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function tellHouse(told: ThreadTold): void {
  parentPort?.postMessage(told);
}

/** A book is read when it is first looked at. */
function open(names: readonly string[]): void {
  for (const name of names) void workerBooks[name as keyof typeof workerBooks];
}

function think({ request, budget }: Thinking): void {
  const { view, seat, level } = request;
  const bot = workerBots.get(request.game);
  if (bot === undefined) throw new Error(`no game is called ${request.game}`);
  open(gameNamed(request.game)?.books ?? []);
  tellHouse({ kind: 'begun' });
  const until = performance.now() + budget;
  let untold: unknown;
  let toldAt = Number.NEGATIVE_INFINITY;
  for (const action of bot.think({ view, seat, level, books: workerBooks, chance: workerChance })) {
    untold = action;
    const now = performance.now();
    if (now >= until || Atomics.load(workerCalledOff, 0) === 1) break;
    if (now - toldAt < NEWS_PACE) continue;
    tellHouse({ kind: 'thought', action });
    untold = undefined;
    toldAt = now;
  }
  if (untold !== undefined) tellHouse({ kind: 'thought', action: untold });
  else if (toldAt === Number.NEGATIVE_INFINITY) throw new Error('a bot had no thought');
}
