// Who plays the next game: those who sit it out leave their seats, and those who wait for it take one.

import type { SeatCount } from '@boite/kernel';
import { isOccupied, OPEN_SEAT } from './seats.ts';
import type { Onlooker, StoredSeat, StoredTable } from './store.ts';

type NextSeating = Pick<StoredTable, 'seats' | 'youngest' | 'onlookers' | 'out'>;

/** A seat of the next game, and which one it was. */
interface NextSeat {
  readonly place: StoredSeat;
  readonly was: number | null;
}

/** Within the bounds of a game. Whoever waits takes an open seat, a bot's, or brings a chair; a seat that was left goes, unless it is needed. */
export function arrangedForNext(table: StoredTable, bounds: SeatCount): NextSeating {
  const out = table.out ?? [];
  const onlookers = [...(table.onlookers ?? []), ...sittingOut(table)];
  const stayed = table.seats.map((place, seat): NextSeat => (out.includes(seat) ? OPEN : { place, was: seat }));
  const waiting = onlookers.filter(({ plays }) => plays);
  const taken = waiting.reduce<readonly NextSeat[]>((seats, person) => withOneMore(seats, person, bounds), stayed);
  const seated = new Set(taken.flatMap(({ place }) => place.people.map(({ device }) => device)));
  const seats = withoutLeft(taken, bounds);
  const youngest = seats.findIndex(({ was }) => was !== null && was === table.youngest);
  return {
    seats: seats.map(({ place }) => place),
    youngest: youngest < 0 ? null : youngest,
    onlookers: onlookers.filter(({ device, plays }) => !plays || !seated.has(device)),
    out: [],
  };
}

const OPEN: NextSeat = { place: OPEN_SEAT, was: null };

/** Whoever sits the game out looks on; whoever has left the table is not there any more. */
function sittingOut({ seats, out = [] }: StoredTable): readonly Onlooker[] {
  const people = out.flatMap((seat) => seats[seat]?.people ?? []).filter(({ device }) => device !== '');
  const stay = seats.flatMap((place, seat) => (out.includes(seat) ? [] : place.people.map(({ device }) => device)));
  return people
    .filter(({ device }, at) => !stay.includes(device) && people.findIndex((other) => other.device === device) === at)
    .map((person) => ({ ...person, plays: false }));
}

function withOneMore(seats: readonly NextSeat[], { plays: _, ...person }: Onlooker, { max }: SeatCount): readonly NextSeat[] {
  const place = { ...OPEN_SEAT, people: [person] };
  const open = seats.findIndex((seat) => !isOccupied(seat.place));
  const bots = seats.findLastIndex((seat) => seat.place.bot !== null && seat.place.people.length === 0);
  const free = open >= 0 ? open : bots;
  if (free >= 0) return seats.with(free, { place, was: seats[free]?.was ?? null });
  return seats.length < max ? [...seats, { place, was: null }] : seats;
}

function withoutLeft(seats: readonly NextSeat[], { min }: SeatCount): readonly NextSeat[] {
  let spare = Math.max(0, seats.length - min);
  return seats.filter(({ place, was }) => was !== null || isOccupied(place) || spare-- <= 0);
}
