// A change as `keep_change` of the database takes it: the lease it is made under, the table, what the game gains.

import type { StoredChange } from '@boite/table';
import { type ProgressRow, rowsOf, type TableRow } from '../change-rows.ts';
import type { Lease } from './leases.ts';

/** How many there are. */
export const CHANGE_VALUES = 17;

export function changeValues(change: StoredChange, lease: Lease | null): readonly unknown[] {
  const { table, progress } = rowsOf(change);
  return [lease?.code ?? null, lease?.epoch ?? null, ...tableValues(table), ...progressValues(progress)];
}

function tableValues(table: TableRow | null): readonly unknown[] {
  if (table === null) return [null, null, null, null, null, null, null];
  const { code, version, at, gameId, round, body, devices } = table;
  return [code, version, at, gameId, round, body, devices];
}

function progressValues(progress: ProgressRow | null): readonly unknown[] {
  if (progress === null) return [null, null, null, null, null, null, null, null];
  const { id, code, at, over, body, from, times, facts } = progress;
  return [id, code, at, over, body, from, times, facts];
}
