// A change as rows: written out where it was made, so that what keeps it has only to put it down.

import { devicesOf, type Progress, type StoredChange, type StoredTable } from '@boite/table';

export interface TableRow extends Pick<StoredTable, 'code' | 'version' | 'at' | 'gameId' | 'round'> {
  readonly body: string;
  readonly devices: readonly string[];
}

export interface ProgressRow {
  readonly id: string;
  readonly code: string;
  readonly at: number;
  readonly over: boolean;
  readonly body: string;
  readonly from: number;
  /** When each fact was made, and the facts. */
  readonly times: readonly number[];
  readonly facts: readonly string[];
}

export interface ChangeRows {
  readonly table: TableRow | null;
  readonly progress: ProgressRow | null;
}

export function rowsOf({ table, progress }: StoredChange): ChangeRows {
  return { table: table && tableRow(table), progress: progress && progressRow(progress) };
}

function tableRow(table: StoredTable): TableRow {
  const { code, version, at, gameId, round } = table;
  return { code, version, at, gameId, round, body: JSON.stringify(table), devices: devicesOf(table) };
}

function progressRow({ game, from, facts }: Progress): ProgressRow {
  const { id, code, at, over } = game;
  const times = facts.map((written) => written.at);
  const texts = facts.map(({ fact }) => JSON.stringify(fact));
  return { id, code, at, over, body: JSON.stringify(game), from, times, facts: texts };
}
