// Knows what the bots are called, and how the people of a seat are named together.

import type { StoredSeat } from './store.ts';

const BOT_NAMES = ['Colette', 'Anatole', 'Simone', 'Gaspard', 'Léonie', 'Marcel', 'Ernestine', 'Firmin', 'Paulette', 'Auguste'];

/** A name that nobody at the table has. */
export function freshBotName(seats: readonly StoredSeat[]): string {
  const taken = seats.flatMap(({ bot, people }) => [bot?.name, ...people.map((person) => person.name)]);
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? 'Robot';
}

/** « Zoé », « Zoé et Luc », « Zoé, Luc et Léa », also while a bot plays for them; empty for an open seat. */
export function joinedNames({ bot, people }: StoredSeat): string {
  if (bot !== null && people.length === 0) return bot.name;
  const names = people.map((person) => person.name);
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}
