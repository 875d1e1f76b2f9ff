// Knows the real time and real luck.

import { randomBytes } from 'node:crypto';
import { type Chance, chanceFrom } from '@boite/kernel';
import type { Clock } from '@boite/table';

/** No machine counts further, in milliseconds: an alarm beyond it rings too early, and what it rings for looks at the clock. */
const FURTHEST_ALARM = 2 ** 31 - 1;

export const realClock: Clock = {
  now: () => Date.now(),
  alarm(at, ring) {
    const alarm = setTimeout(ring, Math.min(FURTHEST_ALARM, Math.max(0, at - Date.now())));
    // What a table still waits for does not keep a server from ending.
    alarm.unref();
    return () => clearTimeout(alarm);
  },
};

/** Nobody can foretell it: for cards, codes and names of games. */
export function cryptographicChance(): Chance {
  return chanceFrom(() => randomBytes(4).readUInt32LE());
}
