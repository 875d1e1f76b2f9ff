// All that counts when something is asked of a table: who asks, how the table stands, what time it is.

import type { Chance, Seat, Tools } from '@boite/kernel';
import type { Box, Round } from './round.ts';
import { ensured } from './seats.ts';
import type { DeviceId, StoredTable } from './store.ts';

export interface Occasion {
  readonly table: StoredTable;
  readonly box: Box;
  /** Any game of the shelf; null when none has that name. */
  readonly boxNamed: (id: string) => Box | null;
  readonly round: Round | null;
  /** Who asks. */
  readonly device: DeviceId;
  /** Whether who asks has come in. */
  readonly isHere: boolean;
  /** How long a device, or everyone of a seat, has been gone, in milliseconds; 0 while someone is here, and for a bot. */
  readonly goneFor: (device: DeviceId) => number;
  readonly awayFor: (seat: Seat) => number;
  /** How long ago a seat last said something, in milliseconds. */
  readonly silentSince: (seat: Seat) => number;
  /** Milliseconds of sand left; null while it stands still, or without any. */
  readonly left: number | null;
  /** By the sand of the game, which may be behind the clock. */
  readonly tools: Tools<object>;
  /** Names the game. */
  readonly secrets: Chance;
  /** By the clock. */
  readonly at: number;
}

/** An occasion on which there is a game on the table. */
export interface Playing extends Occasion {
  readonly round: Round;
}

export function playingOn(occasion: Occasion): Playing {
  return { ...occasion, round: ensured(occasion.round) };
}
