// What a server asks of its store beyond what tables do: to be tidied, tried and closed.

import type { Store } from '@boite/table';

/** What is let go of, by the time since which nothing has happened to it; null for nothing. */
export interface Retention {
  readonly unplayed: number | null;
  /** Finished games: their facts are packed. */
  readonly finished: number | null;
  /** Packed games: they are deleted, with their table where nothing else was played since. */
  readonly archived: number | null;
}

export interface HouseStore extends Store {
  /** How many questions wait for their answer. */
  readonly backlog: number;
  /** Whether what was last written could be. */
  readonly isSound: boolean;
  /** Some tables over days whose sand has run out at that time, the oldest first. */
  due(at: number): Promise<readonly string[]>;
  /** One small step of housekeeping; whether there may be more to do. */
  tidy(retention: Retention): Promise<boolean>;
  /** Writes something, durably, and reads it back. */
  probe(): Promise<boolean>;
  close(): Promise<void>;
}

/** So many rows are let go of at a time, so that nobody waits. */
export const SMALL_STEP = 20;
/** Nobody has played more; a list for people all the same. */
export const LONGEST_LIST = 2_000;
