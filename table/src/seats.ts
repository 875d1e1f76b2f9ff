// What is true of the seats of a table: who is in them, and for whom.

import type { Seat, SeatCount } from '@boite/kernel';
import type { DeviceId, Person, StoredSeat, StoredTable } from './store.ts';

export const OPEN_SEAT: StoredSeat = { team: false, people: [], bot: null };

/** Enough for any living room, and a bound. */
export const LARGEST_TEAM = 8;

type Seats = Pick<StoredTable, 'seats'>;

export function seatAt({ seats }: Seats, seat: Seat): StoredSeat {
  return ensured(seats[seat]);
}

/** What the right to ask has made sure of. */
export function ensured<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new RangeError('granted without a right');
  return value;
}

/** Whether someone on this device plays in this seat now. */
export function isHeldBy(device: DeviceId, { bot, people }: StoredSeat): boolean {
  return bot === null && isAmong(people, device);
}

/** Whether a bot plays for someone on this device. */
export function isLentBy(device: DeviceId, { bot, people }: StoredSeat): boolean {
  return bot !== null && isAmong(people, device);
}

export function isAmong(people: readonly Person[], device: DeviceId): boolean {
  return people.some((person) => person.device === device);
}

export function isOccupied({ bot, people }: StoredSeat): boolean {
  return bot !== null || people.length > 0;
}

/** Whether one person more may sit down here. */
export function isVacant({ bot, people, team }: StoredSeat): boolean {
  return bot === null && people.length < (team ? LARGEST_TEAM : 1);
}

export function seatsHeld(table: Seats, device: DeviceId): readonly Seat[] {
  return seatsWhere(table, (place) => isHeldBy(device, place));
}

export function seatsLent(table: Seats, device: DeviceId): readonly Seat[] {
  return seatsWhere(table, (place) => isLentBy(device, place));
}

function seatsWhere({ seats }: Seats, isOne: (place: StoredSeat) => boolean): readonly Seat[] {
  return seats.flatMap((place, seat) => (isOne(place) ? [seat] : []));
}

export function withSeat({ seats }: Seats, seat: Seat, change: Partial<StoredSeat>): readonly StoredSeat[] {
  return seats.map((place, index) => (index === seat ? { ...place, ...change } : place));
}

/** The first person of that device in that seat, changed. */
export function withPerson(
  table: Seats,
  { seat, device }: { readonly seat: Seat; readonly device: DeviceId },
  change: Partial<Person>,
): readonly StoredSeat[] {
  const { people } = seatAt(table, seat);
  const first = people.findIndex((person) => person.device === device);
  const person = { ...ensured(people[first]), ...change };
  return withSeat(table, seat, { people: people.with(first, person) });
}

/** The seats that stay when only so many may: those without people go, the last ones first. */
export function seatsKept({ seats }: Seats, { max }: SeatCount): readonly Seat[] {
  const all = seats.map((_, seat) => seat);
  const free = all.filter((seat) => seats[seat]?.people.length === 0);
  const leaving = free.slice(Math.max(0, free.length - Math.max(0, seats.length - max)));
  return all.filter((seat) => !leaving.includes(seat));
}

/** The seats within the bounds of a game: empty ones come and go, and the mark of the youngest follows its seat. */
export function seatsFitted(
  table: Pick<StoredTable, 'seats' | 'youngest'>,
  bounds: SeatCount,
): Pick<StoredTable, 'seats' | 'youngest'> {
  const kept = seatsKept(table, bounds);
  const missing = Array.from({ length: Math.max(0, bounds.min - kept.length) }, () => OPEN_SEAT);
  const youngest = table.youngest === null ? -1 : kept.indexOf(table.youngest);
  return { seats: [...kept.map((seat) => seatAt(table, seat)), ...missing], youngest: youngest < 0 ? null : youngest };
}

/** Where a table is listed: at the host's, at those of the people seated and of those who look on, each once. */
export function devicesOf(table: StoredTable): readonly DeviceId[] {
  const seated = table.seats.flatMap(({ people }) => people.map((person) => person.device));
  const looking = (table.onlookers ?? []).map(({ device }) => device);
  // Nobody is at home where someone has left for good.
  return [...new Set([table.host, ...seated, ...looking])].filter((device) => device !== '');
}
