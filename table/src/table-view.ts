// Knows what a device is told of a table, besides the game itself.

import type { Seat } from '@boite/kernel';
import type { Occupant, SeatView, TablePhase, TableView } from '@boite/protocol';
import type { Round } from './round.ts';
import { seatsHeld, seatsLent } from './seats.ts';
import type { DeviceId, StoredSeat, StoredTable } from './store.ts';

export interface Scene {
  readonly table: StoredTable;
  readonly round: Round | null;
  readonly isConnected: (seat: Seat) => boolean;
}

export function tablePhase(game: { readonly over: boolean } | null | undefined): TablePhase {
  if (game === null || game === undefined) return 'lobby';
  return game.over ? 'over' : 'playing';
}

export function tableViewFor({ table, round, isConnected }: Scene, device: DeviceId): TableView {
  return {
    code: table.code,
    invitation: table.invitation ?? table.code,
    game: table.game,
    options: table.options,
    phase: tablePhase(round?.about),
    seats: table.seats.map((place, seat) => seatView(place, isConnected(seat))),
    yours: seatsHeld(table, device),
    lent: seatsLent(table, device),
    host: table.host === device,
    youngest: table.youngest,
    gameId: table.gameId,
    round: table.round,
    stopAsked: table.stopAsked,
  };
}

function seatView(place: StoredSeat, connected: boolean): SeatView {
  return { team: place.team, junior: place.junior ?? false, occupant: occupantOf(place, connected) };
}

function occupantOf({ bot, people }: StoredSeat, connected: boolean): Occupant {
  if (bot !== null) return { kind: 'bot', level: bot.level, name: bot.name };
  if (people.length === 0) return { kind: 'open' };
  return { kind: 'people', names: people.map((person) => person.name), connected };
}
