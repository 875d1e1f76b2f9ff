// What kind of player a bot of Scrabble Rébus is: one line of numbers a level. The words of each level are those of every game (`manners`).

import type { Level } from '@boite/kernel';

export interface PhraseHabits {
  /** Words at most of a phrase that is new, and of one that goes on from what lies. */
  readonly longest: number;
  readonly lengthened: number;
  /** Words met before giving up, for each of both. */
  readonly budget: number;
}

export interface TokenHabits {
  /** The most tokens of a rebus. */
  readonly maxTokens: number;
  /** How many plays come to mind, those that say common words first. */
  readonly ideas: number;
  /** The rank of the rarest form in a phrase; 0 for whoever makes none. */
  readonly phraseRank: number;
  readonly phrases: PhraseHabits;
}

export const HABITS: Readonly<Record<Level, TokenHabits>> = {
  eveil: row(4, 120, 2_000, 3, 3, 200),
  debutant: row(4, 170, 2_500, 3, 3, 250),
  amateur: row(5, 250, 3_000, 3, 4, 300),
  habitue: row(6, 400, 4_000, 4, 4, 400),
  expert: row(10, 1_200, 8_000, 4, 6, 1_200),
  champion: row(15, Number.POSITIVE_INFINITY, 12_000, 4, 6, 2_000),
};

/** `maxTokens`, `ideas`, `phraseRank`, then words of a new phrase, of one that goes on from what lies, and words met for each. */
function row(...numbers: readonly [number, number, number, number, number, number]): TokenHabits {
  const [maxTokens, ideas, phraseRank, longest, lengthened, budget] = numbers;
  return { maxTokens, ideas, phraseRank, phrases: { longest, lengthened, budget } };
}
