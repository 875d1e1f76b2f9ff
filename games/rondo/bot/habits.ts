// What kind of player a bot of Rondo is: one line of numbers a level. The words of each level are those of every game (`manners`).

import type { Level } from '@boite/kernel';

export interface WordHabits {
  /** How many of the words that could be laid come to mind. */
  readonly ideas: number;
  /** The most cards of the hand that it sees together. */
  readonly reach: number;
  /** How much the cards kept for later weigh in the choice, from 0 to 1. */
  readonly keeps: number;
  /** With a play of fewer points it thinks of an exchange; so often in a turn at most. */
  readonly contentWith: number;
  readonly mostExchanges: number;
  /** How many cards it imagines to draw before it exchanges one; 0 for whoever exchanges by whim. */
  readonly draws: number;
  /** How many hands of the next player it imagines, and for how many of its plays. */
  readonly rivals: number;
  readonly rivalPlays: number;
}

export const HABITS: Readonly<Record<Level, WordHabits>> = {
  eveil: row(160, 7, 0.8, 6, 1, 0, 0, 0),
  debutant: row(280, 8, 1, 8, 2, 0, 0, 0),
  amateur: row(350, 9, 1, 8, 2, 3, 1, 2),
  habitue: row(300, 9, 1, 9, 2, 4, 2, 3),
  expert: row(300, 9, 1, 9, 3, 4, 3, 4),
  champion: row(Number.POSITIVE_INFINITY, 9, 1, 9, 3, 8, 24, 10),
};

/** In the order of `WordHabits`, so that the levels read like a table. */
function row(...numbers: readonly [number, number, number, number, number, number, number, number]): WordHabits {
  const [ideas, reach, keeps, contentWith, mostExchanges, draws, rivals, rivalPlays] = numbers;
  return { ideas, reach, keeps, contentWith, mostExchanges, draws, rivals, rivalPlays };
}
