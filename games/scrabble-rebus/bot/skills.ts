// Knows how the levels differ: by their words, the length of their rebuses and how well they look, never by what they see.

import type { Level } from '@boite/kernel';
import type { PhraseHabits } from './phrase-plays.ts';

export interface TokenSkills {
  /** The most tokens of a rebus. */
  readonly maxTokens: number;
  /** Of a hundred plays, how many come to mind. */
  readonly attention: number;
  readonly phrases: PhraseHabits;
}

export const SKILLS: Readonly<Record<Level, TokenSkills>> = {
  debutant: { maxTokens: 3, attention: 25, phrases: { longest: 0, lengthened: 0, budget: 0 } },
  habitue: { maxTokens: 5, attention: 70, phrases: { longest: 3, lengthened: 4, budget: 500 } },
  expert: { maxTokens: 15, attention: 100, phrases: { longest: 4, lengthened: 6, budget: 2_000 } },
};
