// What the people and the bots of a table are called, and that no two of them are called alike.

import type { Level, Seat } from '@boite/kernel';
import { nameSkeleton } from '@boite/protocol';
import type { DeviceId, Person, StoredSeat } from './store.ts';

/** Names that say how strong a bot is: a child, a cousin, an uncle, a grandmother, a teacher, a master. A phone shows their beginnings alone. */
const BOT_NAMES: Readonly<Record<Level, readonly string[]>> = {
  eveil: ['P’tit Lou', 'Gamine Lili', 'Minot Tom', 'Puce Zaza', 'Loupiot Nino', 'Bébé Ninon'],
  debutant: ['Cousin Max', 'Voisine Lola', 'Copain Gus', 'Nièce Mia', 'Filleul Théo', 'Amie Inès'],
  amateur: ['Tata Rose', 'Tonton Paul', 'Marraine Lise', 'Parrain Jean', 'Tante Anna', 'Oncle Guy'],
  habitue: ['Mamie Colette', 'Papi Marcel', 'Mémé Simone', 'Pépé Gaspard', 'Nonna Léonie', 'Bon-papa Firmin'],
  expert: ['Prof Anatole', 'Docteur Ernestine', 'Maître Auguste', 'Savante Paulette', 'Lettré Achille', 'Érudite Irène'],
  champion: ['Maestro Vitto', 'Diva Ada', 'Virtuose Hugo', 'Reine Iris', 'Génie Élie', 'Étoile Olga'],
};

/** A name that nobody at the table has. */
export function freshBotName(seats: readonly StoredSeat[], level: Level): string {
  return BOT_NAMES[level].find((name) => !isNameTaken({ seats }, name, null)) ?? 'Robot';
}

/** Whether someone is called so, or nearly; `own` is whose name it is to be, who may have it already. */
export function isNameTaken(
  { seats, onlookers = [] }: { readonly seats: readonly StoredSeat[]; readonly onlookers?: readonly Person[] },
  name: string,
  own: { readonly seat: Seat | null; readonly device: DeviceId } | null,
): boolean {
  const looks = nameSkeleton(name);
  const looking = onlookers.filter(({ device }) => device !== own?.device);
  if (looking.some((other) => nameSkeleton(other.name) === looks)) return true;
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
