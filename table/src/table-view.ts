// Knows what a device is told of a table, besides the game itself.

import type { Seat } from '@boite/kernel';
import type { Occupant, SeatView, TableView } from '@boite/protocol';
import { accordsFor } from './accords-view.ts';
import { companyFor } from './company-view.ts';
import { hintsAt } from './hints.ts';
import { joinedNames } from './seat-names.ts';
import { isAmong, seatsHeld, seatsLent } from './seats.ts';
import type { Standing } from './standing.ts';
import type { DeviceId, StoredSeat, StoredTable } from './store.ts';

export function tableViewFor(standing: Standing, device: DeviceId): TableView {
  const { table, phase, connected } = standing;
  return {
    code: table.code,
    invitation: table.invitation ?? table.code,
    game: table.game,
    options: table.options,
    phase,
    seats: table.seats.map((place, seat) => seatView(place, connected[seat] === true)),
    yours: seatsHeld(table, device),
    notified: notifiedSeats(table, device),
    lent: seatsLent(table, device),
    host: table.host === device,
    hostSeat: hostSeatOf(table),
    youngest: table.youngest,
    gameId: table.gameId,
    round: table.round,
    isBrought: table.gameId !== null && table.brought === table.gameId,
    stopAsked: table.stopAsked,
    accords: accordsFor(standing, device),
    company: companyFor(standing, device),
    hints: hintsAt(table),
    tally: table.tally ?? [],
  };
}

function seatView(place: StoredSeat, connected: boolean): SeatView {
  return { team: place.team, junior: place.junior ?? false, occupant: occupantOf(place, connected) };
}

function notifiedSeats({ seats }: StoredTable, device: DeviceId): readonly Seat[] {
  return seats.flatMap(({ people }, seat) => (people.some((person) => person.device === device && person.push) ? [seat] : []));
}

function hostSeatOf({ seats, host }: StoredTable): Seat | null {
  const seat = seats.findIndex(({ people }) => isAmong(people, host));
  return seat < 0 ? null : seat;
}

/** Whoever lent a seat, or is absent, keeps their name on it: « Bruno (robot) ». */
function occupantOf(place: StoredSeat, connected: boolean): Occupant {
  const { bot, people } = place;
  const name = people.length === 0 ? (bot?.name ?? '') : `${joinedNames(place)} (robot)`;
  if (bot !== null) return { kind: 'bot', level: bot.level, name };
  if (people.length === 0) return { kind: 'open' };
  return { kind: 'people', names: people.map((person) => person.name), connected };
}
