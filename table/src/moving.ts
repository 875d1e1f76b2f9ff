// What becomes of a table when a person goes on at another device: by a key that works once.

import type { Requests } from '@boite/protocol';
import type { Occasion } from './occasion.ts';
import { type Changed, type Patch, patched } from './ruling.ts';
import { ensured, isAmong, withPerson } from './seats.ts';
import type { DeviceId, Person, StoredTable } from './store.ts';

/** The first person of this device in that seat may be moved by this key, and by no earlier one. */
export function keyGiven({ table, device }: Occasion, { seat, key }: Requests['give-key']): Changed {
  return patched({ seats: withPerson(table, { seat, device }, { key }) });
}

/** The same by a code that is written down. */
export function codeGiven({ table, device }: Occasion, { seat, key }: Requests['give-code']): Changed {
  return patched({ seats: withPerson(table, { seat, device }, { code: key }) });
}

export function keyUsed({ table, device }: Occasion, { key }: Requests['use-key']): Changed {
  return patched(personMoved(table, (person) => opensWith(key, person), device));
}

export function opensWith(key: string, person: Person): boolean {
  return person.key === key || person.code === key;
}

/** Someone goes on at another device, and every key is used up. Whoever moves the last person of the host's device is the host from then on. */
export function personMoved(table: StoredTable, isOne: (person: Person) => boolean, device: DeviceId): Patch {
  const from = ensured(table.seats.flatMap(({ people }) => people).find(isOne)).device;
  const moved = ({ name, since }: Person): Person => ({ device, name, ...(since === undefined ? {} : { since }) });
  const seats = table.seats.map((place) => ({
    ...place,
    people: place.people.map((person) => (isOne(person) ? moved(person) : person)),
  }));
  const isHostGone = table.host === from && !seats.some(({ people }) => isAmong(people, from));
  return { seats, host: isHostGone ? device : table.host };
}
