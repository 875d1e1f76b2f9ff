// Knows the real time and real luck.

import { randomBytes } from 'node:crypto';
import { type Chance, chanceFrom } from '@boite/kernel';
import type { Clock } from '@boite/table';

/** No machine counts further, in milliseconds: an alarm beyond it rings too early, and what it rings for looks at the clock. */
const FURTHEST_ALARM = 2 ** 31 - 1;

/** The time of day when the process began, and since then what has gone by: nobody who sets the clock ends a turn. */
function steadyNow(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

export const realClock: Clock = {
  now: steadyNow,
  alarm(at, ring) {
    const alarm = setTimeout(ring, Math.min(FURTHEST_ALARM, Math.max(0, at - steadyNow())));
    // What a table still waits for does not keep a server from ending.
    alarm.unref();
    return () => clearTimeout(alarm);
  },
};

/** Asked of the system at a time: so many numbers of 4 bytes. */
const DRAWN_AT_ONCE = 1024;

/** Nobody can foretell it: for cards, codes and names of games. */
export function cryptographicChance(): Chance {
  let drawn = Buffer.alloc(0);
  let used = 0;
  return chanceFrom(() => {
    if (used === drawn.length) [drawn, used] = [randomBytes(4 * DRAWN_AT_ONCE), 0];
    used += 4;
    return drawn.readUInt32LE(used - 4);
  });
}
