// All that devices are told of a table, besides the game itself, is made from this: while it is the same, they are told nothing new.

import type { Seat } from '@boite/kernel';
import type { TablePhase, TallyLine } from '@boite/protocol';
import { seatsAbsent, takeBackUnderWay } from './accords.ts';
import type { Scene } from './scene.ts';
import type { Accords, StoredTable } from './store.ts';
import { tallyTonight } from './tally.ts';

export interface Standing {
  readonly table: StoredTable;
  readonly phase: TablePhase;
  /** Seat by seat, whether nobody is missing there. */
  readonly connected: readonly boolean[];
  /** The seats whose people have been gone long enough to be asked about. */
  readonly absent: readonly Seat[];
  readonly takeBack: Accords['takeBack'];
  /** Of those at the table without a seat, in their order. */
  readonly onlookersHere: readonly boolean[];
  readonly evening: readonly TallyLine[];
}

export function standingOf(scene: Scene): Standing {
  const { table, round, awayFor, isThere, at } = scene;
  return {
    table,
    phase: tablePhase(round?.about),
    connected: table.seats.map((_, seat) => awayFor(seat) === 0),
    absent: seatsAbsent(scene),
    takeBack: takeBackUnderWay(scene),
    onlookersHere: (table.onlookers ?? []).map(({ device }) => isThere(device)),
    evening: tallyTonight(table, at),
  };
}

export function tablePhase(game: { readonly over: boolean } | null | undefined): TablePhase {
  if (game === null || game === undefined) return 'lobby';
  return game.over ? 'over' : 'playing';
}

/** What is kept of a table is never changed, only replaced. */
export function isSameStanding({ table, ...one }: Standing, { table: otherTable, ...other }: Standing): boolean {
  return table === otherTable && JSON.stringify(one) === JSON.stringify(other);
}
