// A change as `keep_change` of the database takes it: the lease it is made under, the table, what the game gains.

import { devicesOf, type Progress, type StoredChange, type StoredTable } from '@boite/table';
import type { Lease } from './leases.ts';

/** How many there are. */
export const CHANGE_VALUES = 17;

export function changeValues({ table, progress }: StoredChange, lease: Lease | null): readonly unknown[] {
  return [lease?.code ?? null, lease?.epoch ?? null, ...tableValues(table), ...progressValues(progress)];
}

function tableValues(table: StoredTable | null): readonly unknown[] {
  if (table === null) return [null, null, null, null, null, null, null];
  const { code, version, at, gameId, round } = table;
  return [code, version, at, gameId, round, JSON.stringify(table), devicesOf(table)];
}

function progressValues(progress: Progress | null): readonly unknown[] {
  if (progress === null) return [null, null, null, null, null, null, null, null];
  const { game, from, facts } = progress;
  const times = facts.map(({ at }) => at);
  const texts = facts.map(({ fact }) => JSON.stringify(fact));
  return [game.id, game.code, game.at, game.over, JSON.stringify(game), from, times, texts];
}
