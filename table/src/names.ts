// Knows that two people at a table never bear the same name: whoever comes second is numbered.

import type { StoredSeat } from './store.ts';

/** As many characters as a name may have. */
const LONGEST_NAME = 24;

/** The name itself, or « Hibou 2 » where there is a Hibou already; `own` is the name that the same person leaves. */
export function nameBeside(seats: readonly StoredSeat[], name: string, own: string | null = null): string {
  const taken = namesAt(seats);
  if (own !== null) taken.splice(taken.indexOf(own), 1);
  const isFree = (wanted: string) => !taken.some((other) => isSameName(other, wanted));
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? name : numbered(name, number);
    if (isFree(wanted)) return wanted;
  }
}

/** Of people and bots. */
export function namesAt(seats: readonly StoredSeat[]): string[] {
  return seats.flatMap(({ bot, people }) => [...(bot ? [bot.name] : []), ...people.map((person) => person.name)]);
}

function numbered(name: string, number: number): string {
  const ending = ` ${number}`;
  return (
    [...name]
      .slice(0, LONGEST_NAME - ending.length)
      .join('')
      .trimEnd() + ending
  );
}

/** « Zoe » and « zoé » are told apart by nobody. */
function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
