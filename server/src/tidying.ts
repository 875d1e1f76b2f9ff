// Keeps the house tidy while it is open: what nobody uses any more is let go of, a little at a time.

import { setTimeout } from 'node:timers/promises';
import type { Guesses } from './guesses.ts';
import type { Retention } from './house-store.ts';
import type { RetentionDays } from './settings.ts';
import type { Tables } from './tables.ts';
import { realClock } from './time.ts';
import type { Tolls } from './tolls.ts';

/** How often, and between two steps at the store, in milliseconds. */
const TIDYING = 30_000;
const STEP_PAUSE = 20;
const TIDY_DAY = 24 * 3_600_000;

export interface TidiedHouse {
  readonly store: { tidy(retention: Retention): Promise<boolean> };
  readonly tables: Tables;
  readonly guesses: Guesses;
  readonly tolls: Tolls;
  readonly days: RetentionDays;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Returns how to stop. */
export function tidyFromTimeToTime(house: TidiedHouse): () => void {
  let isOpen = true;
  let isTidying = false;
  const timer = setInterval(async () => {
    if (isTidying) return;
    isTidying = true;
    await tidied(house, () => isOpen).catch((error: unknown) => house.trouble('the house could not be tidied', error));
    isTidying = false;
  }, TIDYING);
  return () => {
    isOpen = false;
    clearInterval(timer);
  };
}

async function tidied({ guesses, tolls, tables, store, days }: TidiedHouse, isOpen: () => boolean): Promise<void> {
  guesses.forgetFull();
  tolls.forgetFull();
  await tables.closeIdle();
  while (isOpen() && (await store.tidy(retentionOf(days)))) await setTimeout(STEP_PAUSE);
}

export function retentionOf(days: RetentionDays, now = realClock.now()): Retention {
  const before = (count: number) => (count === 0 ? null : now - count * TIDY_DAY);
  return { unplayed: before(days.unplayed), finished: before(days.archive), archived: before(days.delete) };
}
