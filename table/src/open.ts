// Knows how a table is opened and how it is listed for a device.

import { seatsFor } from '@boite/kernel';
import type { NewTable, TableGame, TableRefusal, TableSummary } from '@boite/protocol';
import { type Arrival, isInvited } from './admission.ts';
import { freshCode, freshInvitation } from './codes.ts';
import type { Ports } from './ports.ts';
import { joinedNames } from './seat-names.ts';
import { OPEN_SEAT, seatsHeld } from './seats.ts';
import { tablePhase } from './standing.ts';
import type { DeviceId, Progress, Store, StoredGame, StoredTable } from './store.ts';

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
  const bare = { ...BARE_TABLE, game: game.id, host, options, seats: openSeats(wanted.seats) };
  return { code: await keptUnderFreshCode(() => ({ table: bare, progress: null }), ports) };
}

/** The tables of a device, as a list shows them. */
export async function summariesFor(device: DeviceId, store: Store): Promise<readonly TableSummary[]> {
  const tables = await store.tablesOf(device);
  return tables.map(({ table, game }) => summaryFor(device, table, game));
}

/** The finished games of a table, for whoever may come there at any time; null for anyone else. */
export async function gamesPlayedAt(code: string, arrival: Arrival, store: Store): Promise<readonly TableGame[] | null> {
  const table = await store.table(code);
  if (table === null || !isInvited(table, arrival)) return null;
  const games = await store.gamesAt(code);
  return games.map(({ id, game, names, winners = [], at }) => {
    return { id, game, names, winners: winners.map((seat) => names[seat] ?? ''), at };
  });
}

export const BARE_TABLE = { version: 1, youngest: null, gameId: null, round: 0, stopAsked: [], retired: [] };

function openSeats(length: number): StoredTable['seats'] {
  return Array.from({ length }, () => OPEN_SEAT);
}

interface Unkept {
  readonly table: Omit<StoredTable, 'code' | 'at'>;
  readonly progress: Progress | null;
}

export async function keptUnderFreshCode(madeFor: (code: string) => Unkept, { store, secrets, clock }: Ports): Promise<string> {
  for (let draw = 0; draw < CODE_DRAWS; draw++) {
    const code = freshCode(secrets);
    const invitation = freshInvitation(code, secrets);
    const { table, progress } = madeFor(code);
    if (await store.keep({ table: { ...table, code, invitation, at: clock.now() }, progress })) return code;
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
    yourNames: yours.flatMap((seat) => table.seats[seat] ?? []).map(joinedNames),
    yourTurn: game !== null && yours.some((seat) => game.awaiting.includes(seat)),
    gameId: table.gameId,
    at: Math.max(table.at, game?.at ?? 0),
  };
}
