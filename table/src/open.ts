// Knows how a table is opened and how it is listed for a device.

import { seatsFor } from '@boite/kernel';
import type { NewTable, TableRefusal, TableSummary } from '@boite/protocol';
import { freshCode, freshInvitation } from './codes.ts';
import type { Ports } from './ports.ts';
import { joinedNames } from './seat-names.ts';
import { OPEN_SEAT, seatsHeld } from './seats.ts';
import type { DeviceId, Store, StoredGame, StoredTable } from './store.ts';
import { tablePhase } from './table-view.ts';

export type Opened = { readonly code: string } | { readonly refusal: TableRefusal };

/** Codes are short: two tables may draw the same one. */
const CODE_DRAWS = 8;

/** Opens a table with open seats; the device that asks is its host. */
export async function openedTable(wanted: NewTable, host: DeviceId, ports: Ports): Promise<Opened> {
  const game = ports.box(wanted.game)?.game;
  if (game === undefined) return { refusal: { code: 'unknown-game', game: wanted.game } };
  const options = game.readOptions({});
  if (options === null) throw new Error(`${game.id} has no default options`);
  const { min, max } = seatsFor(game, options);
  if (wanted.seats < min || wanted.seats > max) return { refusal: { code: 'seat-count', min, max } };
  return {
    code: await keptUnderFreshCode({ ...BARE_TABLE, game: game.id, host, options, seats: openSeats(wanted.seats) }, ports),
  };
}

/** The tables of a device, as a list shows them. */
export async function summariesFor(device: DeviceId, store: Store): Promise<readonly TableSummary[]> {
  const tables = await store.tablesOf(device);
  return tables.map(({ table, game }) => summaryFor(device, table, game));
}

const BARE_TABLE = { version: 1, youngest: null, gameId: null, round: 0, stopAsked: [], retired: [] };

function openSeats(length: number): StoredTable['seats'] {
  return Array.from({ length }, () => OPEN_SEAT);
}

async function keptUnderFreshCode(table: Omit<StoredTable, 'code' | 'at'>, { store, secrets, clock }: Ports): Promise<string> {
  for (let draw = 0; draw < CODE_DRAWS; draw++) {
    const code = freshCode(secrets);
    const invitation = freshInvitation(code, secrets);
    if (await store.keep({ table: { ...table, code, invitation, at: clock.now() }, progress: null })) return code;
  }
  throw new Error('no free code was drawn');
}

function summaryFor(device: DeviceId, table: StoredTable, game: StoredGame | null): TableSummary {
  const yours = seatsHeld(table, device);
  return {
    code: table.code,
    game: table.game,
    phase: tablePhase(game),
    names: table.seats.map(joinedNames).filter((name) => name !== ''),
    yours,
    yourTurn: game !== null && yours.some((seat) => game.awaiting.includes(seat)),
    gameId: table.gameId,
    at: Math.max(table.at, game?.at ?? 0),
  };
}
