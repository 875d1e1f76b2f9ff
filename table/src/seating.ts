// Knows how seats are taken, left and arranged before a game.

import { type GameTypes, type Seat, type SeatCount, seatsFor } from '@boite/kernel';
import { type ClientRequest, readName } from '@boite/protocol';
import { freshBotName } from './bot-names.ts';
import { type Outcome, patched, refused } from './outcome.ts';
import type { Box } from './round.ts';
import type { DeviceId, StoredSeat, StoredTable } from './store.ts';

/** Enough for any living room, and a bound. */
const LARGEST_TEAM = 8;

export interface Asking {
  readonly table: StoredTable;
  readonly box: Box;
  readonly device: DeviceId;
}

type Asked<Type extends ClientRequest['type']> = Extract<ClientRequest, { type: Type }>;

export const OPEN_SEAT: StoredSeat = { team: false, people: [], bot: null };

export function isHost({ table, device }: Pick<Asking, 'table' | 'device'>): boolean {
  return table.host === device;
}

/** A seat that is known to be there. */
export function seatAt(table: StoredTable, seat: Seat): StoredSeat {
  const place = table.seats[seat];
  if (place === undefined) throw new RangeError(`no seat ${seat}`);
  return place;
}

/** Whether someone on this device plays in this seat now. */
export function holds(seat: StoredSeat, device: DeviceId): boolean {
  return seat.bot === null && seat.people.some((person) => person.device === device);
}

export function isTaken(seat: StoredSeat): boolean {
  return seat.bot !== null || seat.people.length > 0;
}

export function withSeat(table: StoredTable, at: Seat, change: Partial<StoredSeat>): readonly StoredSeat[] {
  return table.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat));
}

export function sit({ table, device }: Asking, { seat, name: typed }: Asked<'sit'>): Outcome {
  const name = readName(typed);
  const place = seatAt(table, seat);
  if (name === null) return refused({ code: 'bad-name' });
  const room = place.team ? LARGEST_TEAM : 1;
  if (place.bot !== null || place.people.length >= room) return refused({ code: 'seat-taken', seat });
  return patched({ seats: withSeat(table, seat, { people: [...place.people, { device, name }] }) });
}

/** Whoever finds every seat taken before the game brings a chair. */
export function bringChair(asking: Asking, request: Asked<'sit'>): Outcome {
  const { table, box } = asking;
  const seats = seatsFor(box.game, table.options);
  if (table.seats.length >= seats.max) return refused({ code: 'seat-count', ...seats });
  return sit({ ...asking, table: { ...table, seats: [...table.seats, OPEN_SEAT] } }, request);
}

/** Renames the first person of this device in that seat. */
export function rename({ table, device }: Asking, { seat, name: typed }: Asked<'rename'>): Outcome {
  const name = readName(typed);
  const { people } = seatAt(table, seat);
  const first = people.findIndex((person) => person.device === device);
  const person = people[first];
  if (person === undefined) return refused({ code: 'not-your-seat', seat });
  if (name === null) return refused({ code: 'bad-name' });
  return patched({ seats: withSeat(table, seat, { people: people.with(first, { ...person, name }) }) });
}

export function vacate(asking: Asking, { seat }: Asked<'vacate'>): Outcome {
  const { table, device } = asking;
  const place = seatAt(table, seat);
  if (!isHost(asking) && !holds(place, device)) return refused({ code: 'not-your-seat', seat });
  const people = holds(place, device) ? place.people.filter((person) => person.device !== device) : [];
  const youngest = people.length === 0 && table.youngest === seat ? null : table.youngest;
  const junior = people.length > 0 && place.junior === true;
  return patched({ seats: withSeat(table, seat, { people, bot: null, junior }), youngest });
}

export function addSeat({ table, box }: Asking): Outcome {
  const seats = seatsFor(box.game, table.options);
  if (table.seats.length >= seats.max) return refused({ code: 'seat-count', ...seats });
  return patched({ seats: [...table.seats, OPEN_SEAT] });
}

export function removeSeat({ table, box }: Asking, { seat }: Asked<'remove-seat'>): Outcome {
  const place = seatAt(table, seat);
  if (place.people.length > 0) return refused({ code: 'seat-taken', seat });
  const seats = seatsFor(box.game, table.options);
  if (table.seats.length <= seats.min) return refused({ code: 'seat-count', ...seats });
  return patched({ seats: table.seats.toSpliced(seat, 1), youngest: seatAfterRemoval(table.youngest, seat) });
}

export function setTeam({ table }: Asking, { seat, team }: Asked<'set-team'>): Outcome {
  const place = seatAt(table, seat);
  if (!team && place.people.length > 1) return refused({ code: 'seat-taken', seat });
  return patched({ seats: withSeat(table, seat, { team }) });
}

export function setJunior({ table }: Asking, { seat, junior }: Asked<'set-junior'>): Outcome {
  return patched({ seats: withSeat(table, seat, { junior }) });
}

/** The seats follow: empty ones come and go with what the options allow. */
export function setOptions({ table, box }: Asking, { options: raw }: Asked<'set-options'>): Outcome {
  const options: GameTypes['Options'] | null = box.game.readOptions(raw);
  if (options === null) return refused({ code: 'bad-options' });
  const count = seatsFor(box.game, options);
  const kept = keptSeats(table, count);
  if (kept.length > count.max) return refused({ code: 'seat-count', ...count });
  const missing = Array.from({ length: Math.max(0, count.min - kept.length) }, () => OPEN_SEAT);
  const youngest = table.youngest === null ? -1 : kept.indexOf(table.youngest);
  return patched({
    options,
    seats: [...kept.map((seat) => seatAt(table, seat)), ...missing],
    youngest: youngest < 0 ? null : youngest,
  });
}

/** The seats that stay when only so many may: those without people go, the last ones first. */
function keptSeats({ seats }: StoredTable, { max }: SeatCount): readonly Seat[] {
  const all = seats.map((_, seat) => seat);
  const free = all.filter((seat) => seats[seat]?.people.length === 0);
  const leaving = free.slice(Math.max(0, free.length - Math.max(0, seats.length - max)));
  return all.filter((seat) => !leaving.includes(seat));
}

export function setBot({ table }: Asking, { seat, level }: Asked<'set-bot'>): Outcome {
  const place = seatAt(table, seat);
  if (place.people.length > 0) return refused({ code: 'seat-taken', seat });
  const name = place.bot?.name ?? freshBotName(table.seats);
  return patched({ seats: withSeat(table, seat, { bot: { level, name } }) });
}

function seatAfterRemoval(marked: Seat | null, removed: Seat): Seat | null {
  if (marked === null || marked === removed) return null;
  return marked > removed ? marked - 1 : marked;
}
