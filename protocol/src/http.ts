// Knows what is asked over plain HTTP: opening a table, the list of one's tables, a finished game's record.

import type { TableView } from './messages.ts';

/** POST /api/tables → {code}. The device that asks is the host and holds no seat yet. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
}

/** GET /api/tables → the tables where this device is host or seated, the latest first. */
export interface TableSummary extends Pick<TableView, 'code' | 'game' | 'phase' | 'yours' | 'gameId'> {
  readonly names: readonly string[];
  /** Whether the game waits for this device. */
  readonly yourTurn: boolean;
  /** When it last changed or went on. */
  readonly at: number;
}

// GET /api/games/:id/record → a GameRecord, only once the game is over.
// GET /api/addresses → where others on the network find this server, told to its own machine alone.
