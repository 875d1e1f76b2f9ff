// Looks from time to time at the tables that play over days: where the sand has run out, the game goes on although nobody is there.

import type { Clock } from '@boite/table';
import type { HouseStore } from './house-store.ts';
import type { Tables } from './tables.ts';

/** How often, in milliseconds of the tables. */
const WAKING = 30_000;

interface SleepingHouse {
  readonly store: Pick<HouseStore, 'due'>;
  readonly tables: Pick<Tables, 'wake'>;
  readonly clock: Clock;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Returns how to stop. */
export function wakeFromTimeToTime({ store, tables, clock, trouble }: SleepingHouse): () => void {
  let isOpen = true;
  let callOff = () => {};
  const lookLater = () => {
    if (isOpen) callOff = clock.alarm(clock.now() + WAKING, look);
  };
  const look = () => {
    const woken = store.due(clock.now()).then((codes) => (isOpen ? tables.wake(codes) : undefined));
    woken.catch((error: unknown) => trouble('the tables over days could not be woken', error)).finally(lookLater);
  };
  lookLater();
  return () => {
    isOpen = false;
    callOff();
  };
}
