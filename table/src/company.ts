// What becomes of a table when people come without a seat, sit a game out, leave, or remove someone; when a precedent is struck out, a
// season closed.

import type { Seat } from '@boite/kernel';
import { type Requests, readName } from '@boite/protocol';
import { accordsOf, seatsAsked } from './accords.ts';
import { freshInvitation } from './codes.ts';
import type { Occasion } from './occasion.ts';
import { type Changed, type Patch, patched } from './ruling.ts';
import { ensured, isAmong } from './seats.ts';
import type { DeviceId, Person, StoredSeat, StoredTable } from './store.ts';

/** A bot that plays on for someone who was removed plays neither badly nor too well. */
const REMOVED_LEVEL = 'habitue';
/** So many seasons are kept. */
const MOST_SEASONS = 20;

export function lookedOn({ table, device, at }: Occasion, { name, plays }: Requests['look-on']): Changed {
  const others = (table.onlookers ?? []).filter((onlooker) => onlooker.device !== device);
  return patched({ onlookers: [...others, { device, name: ensured(readName(name)), since: at, plays }] });
}

export function satOut({ table }: Occasion, { seat, isOut }: Requests['sit-out']): Changed {
  const others = (table.out ?? []).filter((other) => other !== seat);
  return patched({ out: isOut ? [...others, seat] : others });
}

export function leftForGood(occasion: Occasion): Changed {
  return patched(withDeviceGone(occasion, occasion.device));
}

/** Removed as soon as most of the others who are asked want it. Of two alone, neither removes the other while both are there. */
export function removalAsked(occasion: Occasion, { seat, who, agree }: Requests['remove']): Changed {
  const { table, secrets } = occasion;
  const accords = accordsOf(table);
  const others = (accords.removals ?? []).filter((said) => said.seat !== seat || said.who !== who);
  const removals = agree ? [...others, { seat, who }] : others;
  const { device } = ensured(personCalled(table, who));
  if (!isRemovalDue(occasion, { device, agreed: removals.filter((said) => said.who === who).map((said) => said.seat) }))
    return patched({ accords: { ...accords, removals } });
  return patched({
    ...withDeviceGone(occasion, device),
    accords: { ...accords, removals: removals.filter((said) => said.who !== who) },
    barred: [...(table.barred ?? []), device],
    // Whoever was removed knows the old link.
    invitation: freshInvitation(table.code, secrets),
  });
}

function isRemovalDue(
  occasion: Occasion,
  { device, agreed }: { readonly device: DeviceId; readonly agreed: readonly Seat[] },
): boolean {
  const { table, goneFor } = occasion;
  const isTheirs = (seat: Seat) => isAmong(table.seats[seat]?.people ?? [], device);
  const voters = seatsAsked(occasion).filter((seat) => !isTheirs(seat));
  const isDuel = voters.length < 2 && table.seats.some(({ people }) => isAmong(people, device)) && goneFor(device) === 0;
  return !isDuel && voters.filter((seat) => agreed.includes(seat)).length * 2 > voters.length;
}

/** By their name, in a seat or without one; null when nobody is called so. */
export function personCalled({ seats, onlookers = [] }: StoredTable, who: string): Person | null {
  const all = [...seats.flatMap(({ people }) => people), ...onlookers];
  return all.find(({ name, device }) => name === who && device !== '') ?? null;
}

/** Before a game its seats are free again; in one, and after it, they keep the names they were played under. */
function withDeviceGone({ table, round, goneFor }: Occasion, device: DeviceId): Patch {
  const freed = ({ people, ...place }: StoredSeat) => ({ ...place, people: people.filter((person) => person.device !== device) });
  const gone = (place: StoredSeat) => ({
    ...place,
    people: place.people.map((person) => (person.device === device ? { device: '', name: person.name } : person)),
    bot: place.bot ?? (round?.about.over === false ? ({ level: REMOVED_LEVEL, name: '' } as const) : null),
  });
  const theirs = table.seats.flatMap(({ people }, seat) => (isAmong(people, device) ? [seat] : []));
  const left = round === null ? freed : gone;
  return {
    seats: table.seats.map((place, seat) => (theirs.includes(seat) ? left(place) : place)),
    out: round === null ? [] : [...new Set([...(table.out ?? []), ...theirs])],
    onlookers: (table.onlookers ?? []).filter((onlooker) => onlooker.device !== device),
    host: table.host === device ? heirTo(table, device, goneFor) : table.host,
  };
}

/** Whoever is there and has been seated for longest; nobody when the last one leaves. */
function heirTo({ seats }: StoredTable, device: DeviceId, goneFor: Occasion['goneFor']): DeviceId {
  const others = seats.flatMap(({ people }) => people).filter((person) => person.device !== device && person.device !== '');
  const rank = (person: Person) => (goneFor(person.device) === 0 ? 0 : Number.MAX_SAFE_INTEGER / 2) + (person.since ?? 0);
  return others.toSorted((one, other) => rank(one) - rank(other))[0]?.device ?? '';
}

export function struckOut({ table }: Occasion, { game, precedent }: Requests['strike']): Changed {
  return patched({ precedents: (table.precedents ?? []).filter((known) => known.game !== game || known.key !== precedent) });
}

export function talkAllowed(_: Occasion, { isFree }: Requests['set-talk']): Changed {
  return patched({ isTalkFree: isFree });
}

export function seasonBegun({ table, at }: Occasion): Changed {
  const closed = { until: at, tally: table.tally ?? [] };
  return patched({ tally: [], seasons: [...(table.seasons ?? []), closed].slice(-MOST_SEASONS) });
}
