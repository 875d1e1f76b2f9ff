// What becomes of a table when a person goes on at another device: by a key that works once.

import type { Requests } from '@boite/protocol';
import type { Occasion } from './occasion.ts';
import { type Changed, patched } from './ruling.ts';
import { ensured, isAmong, withPerson } from './seats.ts';
import type { DeviceId, Person } from './store.ts';

/** The first person of this device in that seat may be moved by this key, and by no earlier one. */
export function keyGiven({ table, device }: Occasion, { seat, key }: Requests['give-key']): Changed {
  return patched({ seats: withPerson(table, { seat, device }, { key }) });
}

/** Whoever moves the last person of the host's device is the host from then on. */
export function keyUsed({ table, device }: Occasion, { key }: Requests['use-key']): Changed {
  const everyone = table.seats.flatMap(({ people }) => people);
  const from = ensured(everyone.find((person) => person.key === key)).device;
  const seats = table.seats.map((place) => ({ ...place, people: place.people.map((person) => movedBy(key, person, device)) }));
  const isHostGone = table.host === from && !seats.some(({ people }) => isAmong(people, from));
  return patched({ seats, host: isHostGone ? device : table.host });
}

function movedBy(key: string, person: Person, device: DeviceId): Person {
  return person.key === key ? { device, name: person.name } : person;
}
