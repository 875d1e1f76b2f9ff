// Knows the real time and real luck.

import { randomBytes } from 'node:crypto';
import { type Chance, chanceFrom } from '@boite/kernel';
import type { Clock } from '@boite/table';

/** Longer waits than this are not known to timers. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const realClock: Clock = {
  now: () => Date.now(),
  alarm(at, ring) {
    const timer = setTimeout(ring, Math.min(LONGEST_TIMER, Math.max(0, at - Date.now())));
    // What a table still waits for does not keep a server from ending.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Nobody can foretell it: for cards, codes and names of games. */
export function cryptographicChance(): Chance {
  return chanceFrom(() => randomBytes(4).readUInt32LE());
}
