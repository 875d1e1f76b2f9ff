// Knows what is asked over plain HTTP: opening a table, the list of one's tables, a finished game's record.

import type { Seat } from '@boite/kernel';
import type { TablePhase } from './messages.ts';

/** POST /api/tables → {code}. The device that asks is the host and holds no seat yet. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
}

/** GET /api/tables → the tables where this device is host or seated, the latest first. */
export interface TableSummary {
  readonly code: string;
  readonly game: string;
  readonly phase: TablePhase;
  readonly names: readonly string[];
  readonly yours: readonly Seat[];
  /** Whether the game waits for this device. */
  readonly yourTurn: boolean;
  readonly gameId: string | null;
  readonly at: number;
}

// GET /api/games/:id/record → a GameRecord, only once the game is over.
// GET /api/addresses → where others on the network find this server, told to its own machine alone.
