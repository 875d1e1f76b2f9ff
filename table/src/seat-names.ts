// What the people and the bots of a table are called, and that no two of them are called alike.

import type { Seat } from '@boite/kernel';
import { nameSkeleton } from '@boite/protocol';
import type { DeviceId, StoredSeat } from './store.ts';

const BOT_NAMES = ['Colette', 'Anatole', 'Simone', 'Gaspard', 'Léonie', 'Marcel', 'Ernestine', 'Firmin', 'Paulette', 'Auguste'];

/** A name that nobody at the table has. */
export function freshBotName(seats: readonly StoredSeat[]): string {
  return BOT_NAMES.find((name) => !isNameTaken({ seats }, name, null)) ?? 'Robot';
}

/** Whether someone is called so, or nearly; `own` is whose name it is to be, who may have it already. */
export function isNameTaken(
  { seats }: { readonly seats: readonly StoredSeat[] },
  name: string,
  own: { readonly seat: Seat; readonly device: DeviceId } | null,
): boolean {
  const looks = nameSkeleton(name);
  return seats.some(({ bot, people }, seat) => {
    const first = own?.seat === seat ? people.findIndex(({ device }) => device === own.device) : -1;
    const others = people.filter((_, index) => index !== first).map((person) => person.name);
    return [...others, ...(bot === null ? [] : [bot.name])].some((other) => nameSkeleton(other) === looks);
  });
}

/** « Zoé », « Zoé et Luc », « Zoé, Luc et Léa », also while a bot plays for them; empty for an open seat. */
export function joinedNames({ bot, people }: StoredSeat): string {
  if (bot !== null && people.length === 0) return bot.name;
  const names = people.map((person) => person.name);
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}
