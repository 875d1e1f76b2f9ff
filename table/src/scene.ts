// What there is to see of a table at one time.

import type { Seat } from '@boite/kernel';
import type { Round } from './round.ts';
import type { DeviceId, StoredTable } from './store.ts';

export interface Scene {
  readonly table: StoredTable;
  readonly round: Round | null;
  readonly awayFor: (seat: Seat) => number;
  readonly isThere: (device: DeviceId) => boolean;
  /** By the clock. */
  readonly at: number;
}
