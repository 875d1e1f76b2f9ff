// What the parts of a table’s page are given: the table, whose eyes look at it, and how to ask something of it.

import type { Seat } from '@boite/kernel';
import type { TableView } from '@boite/protocol';
import type { Session } from './session.svelte.ts';

export interface AtTable {
  readonly session: Session;
  readonly table: TableView;
  /** The seat whose hand shows; null for a spectator. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
}
