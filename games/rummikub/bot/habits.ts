// What kind of player a bot of Rummikub des mots is: one line of numbers a level. The words of each level are those of every game (`manners`).

import type { Level } from '@boite/kernel';

export interface TurnHabits {
  /** The longest word that is looked for. */
  readonly longest: number;
  /** The share of the words that it sees, of those of five letters; of each letter more, the same share of that. In percent. */
  readonly eye: number;
  /** How often it looks at the table in a turn, each time at other words. */
  readonly looks: number;
  /** How many words of the table it takes apart together at most, and which share of them. */
  readonly apart: number;
  readonly apartShare: number;
  /** How many tiles of the rack are looked at together. */
  readonly tiles: number;
  /** Steps of the search each time. */
  readonly budget: number;
}

export const HABITS: Readonly<Record<Level, TurnHabits>> = {
  eveil: row(8, 46, 3, 1, 0.25, 5, 10_000),
  debutant: row(9, 47, 3, 1, 0.25, 5, 10_000),
  amateur: row(10, 50, 3, 1, 0.25, 5, 10_000),
  habitue: row(11, 57, 3, 1, 0.25, 5, 15_000),
  expert: row(12, 33, 3, 2, 0.25, 5, 20_000),
  champion: row(16, 29, 3, 2, 0.25, 6, 20_000),
};

/** In the order of `TurnHabits`, so that the levels read like a table. */
function row(...numbers: readonly [number, number, number, number, number, number, number]): TurnHabits {
  const [longest, eye, looks, apart, apartShare, tiles, budget] = numbers;
  return { longest, eye, looks, apart, apartShare, tiles, budget };
}
