// Knows how the levels differ: by their words, the length of their rebuses and how well they look, never by what they see.

import type { Level } from '@boite/kernel';

export interface Skills {
  /** The most tokens of a rebus. */
  readonly maxTokens: number;
  /** Of a hundred plays, how many come to mind. */
  readonly attention: number;
}

export const SKILLS: Readonly<Record<Level, Skills>> = {
  debutant: { maxTokens: 3, attention: 25 },
  habitue: { maxTokens: 5, attention: 70 },
  expert: { maxTokens: 15, attention: 100 },
};
