// Knows what is asked over plain HTTP: opening a table, the list of one's tables, a finished game's record.

import type { Level, Seat } from '@boite/kernel';
import type { TableView } from './messages.ts';

/** POST /api/tables → {code}. The device that asks is the host and holds no seat yet. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
}

/**
 * POST /api/tables/begun → {code}. A game under way on a device, to go on where others can join it: its people come to the device
 * that asks, which is the host. Nothing of it is trusted.
 */
export interface BegunTable {
  readonly game: string;
  readonly seats: readonly BegunSeat[];
  readonly youngest: Seat | null;
  readonly retired: readonly Seat[];
  /** All that is written of the game; the first one holds its options. */
  readonly facts: readonly { readonly kind: string }[];
}

export interface BegunSeat {
  readonly team: boolean;
  readonly junior: boolean;
  /** What its people are called. */
  readonly people: readonly string[];
  readonly bot: { readonly level: Level; readonly name: string } | null;
}

/** GET /api/tables → the tables where this device is host or seated, the latest first. */
export interface TableSummary extends Pick<TableView, 'code' | 'game' | 'phase' | 'yours' | 'gameId'> {
  /** Of the seats that are taken. */
  readonly names: readonly string[];
  /** What one’s own seats are called. */
  readonly yourNames: readonly string[];
  /** Whether the game waits for this device. */
  readonly yourTurn: boolean;
  /** When it last changed or went on. */
  readonly at: number;
}

// GET /api/games/:id/record → a GameRecord, only once the game is over.
// GET /api/addresses → where others on the network find this server, told to its own machine alone.
