// What kind of person a bot is: its words, its memory, its eye, its nerve. One line of numbers a level. Chances are in percent.

import type { Level } from '@boite/kernel';

export interface Temper {
  /** It hides one of so many words, the commonest of those that may be hidden. */
  readonly hides: number;
  /** It thinks of so many by itself; others are only met in the dictionary. */
  readonly knows: number;
  /** The chance that a word of a definition says something to it about a word that it knows. */
  readonly grasps: number;
  /** How many words still seem possible once it has understood a definition. */
  readonly doubts: number;
  /** The chance that an answer is in its notebook, and not forgotten. */
  readonly notes: number;
  /** The chance to remember a card that was shown. */
  readonly remembers: number;
  /** With so many letters of a beginning it finds a page to point at. */
  readonly points: number;
  /** The chance that a word which all the answers spell comes to mind when it looks for it. */
  readonly finds: number;
  /** Whether questions are weighed; otherwise any that teaches something will do. */
  readonly weighs: boolean;
  /** The chance that a turn is a rash moment, in which less is enough to say STOP. */
  readonly rash: number;
  /** The chance to open the dictionary rather than to take cards. */
  readonly consults: number;
}

export const TEMPERS: Readonly<Record<Level, Temper>> = {
  eveil: row(1000, 1050, 20, 230, 68, 15, 1, 3, 0, 20, 8),
  debutant: row(1300, 1400, 24, 165, 83, 25, 1, 4, 0, 12, 6),
  amateur: row(2000, 2150, 32, 90, 90, 35, 2, 5, 1, 8, 4),
  habitue: row(3100, 3400, 40, 50, 95, 52, 2, 6, 1, 4, 2),
  expert: row(5000, 6000, 55, 22, 100, 65, 3, 8, 1, 0, 0),
  champion: row(10_000, 14_000, 75, 12, 100, 90, 4, 12, 1, 0, 0),
};

/** In the order of `Temper`, so that the levels read like a table. */
function row(
  ...numbers: readonly [number, number, number, number, number, number, number, number, 0 | 1, number, number]
): Temper {
  const [hides, knows, grasps, doubts, notes, remembers, points, finds, weighs, rash, consults] = numbers;
  return { hides, knows, grasps, doubts, notes, remembers, points, finds, weighs: weighs === 1, rash, consults };
}

/** How sure to be right one must be to say STOP, from 0 to 1: when someone else is close to it, and in a rash moment. */
export const SURE_IN_HASTE = 1 / 2;
export const SURE_WHEN_RASH = 1 / 3;
