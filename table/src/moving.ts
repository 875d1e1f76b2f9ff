// Knows how a person goes on at another device: by a key that works once.

import type { ClientRequest } from '@boite/protocol';
import { type Outcome, patched, refused } from './outcome.ts';
import { type Asking, seatAt, withSeat } from './seating.ts';
import type { DeviceId, Person, StoredSeat, StoredTable } from './store.ts';

type Asked<Type extends ClientRequest['type']> = Extract<ClientRequest, { type: Type }>;

/** The first person of this device in that seat may be moved by this key, and by no earlier one. */
export function keyGiven({ table, device }: Asking, { seat, key }: Asked<'give-key'>): Outcome {
  const { people } = seatAt(table, seat);
  const first = people.findIndex((person) => person.device === device);
  const person = people[first];
  if (person === undefined) return refused({ code: 'not-your-seat', seat });
  return patched({ seats: withSeat(table, seat, { people: people.with(first, { ...person, key }) }) });
}

/** Whoever moves the last person of the host's device is the host from then on. */
export function keyUsed({ table, device }: Asking, { key }: Asked<'use-key'>): Outcome {
  const from = table.seats.flatMap(({ people }) => people).find((person) => person.key === key)?.device;
  if (from === undefined) return refused({ code: 'unknown-key' });
  const seats = table.seats.map((seat) => ({ ...seat, people: seat.people.map((person) => movedBy(key, person, device)) }));
  const isHostGone = table.host === from && !isSeated(seats, from);
  return patched({ seats, host: isHostGone ? device : table.host });
}

function movedBy(key: string, person: Person, device: DeviceId): Person {
  return person.key === key ? { device, name: person.name } : person;
}

function isSeated(seats: StoredTable['seats'], device: DeviceId): boolean {
  return seats.some(({ people }: StoredSeat) => people.some((person) => person.device === device));
}
