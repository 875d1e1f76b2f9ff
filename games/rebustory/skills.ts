// Knows how the levels differ: by their words and by what they see in their cards, never by what is hidden.

import type { Level } from '@boite/kernel';
import { isSaid } from '../manners/unsaid.ts';
import { type CardId, cardPoints } from './deck.ts';
import { pictureOf } from './hearing.ts';
import { ANY_MEANS, AT_LEISURE, NARROW, type Skills } from './solver.ts';
import type { Books, View } from './types.ts';
import { LAST_RUNG } from './ways.ts';

type Habits = Omit<Skills, 'kept' | 'says'>;

const HABITS: Readonly<Record<Level, Habits>> = {
  debutant: {
    breadth: { ranks: [3_000, 2_000], hasNames: false, mostFree: 1 },
    beam: NARROW,
    maxRank: 3_000,
    maxCards: 3,
    mostRebuses: 2,
    crosses: false,
    joins: false,
    takes: false,
  },
  habitue: {
    breadth: { ranks: [15_000, 8_000, 2_000], hasNames: false, mostFree: 2 },
    beam: NARROW,
    maxRank: 15_000,
    maxCards: 4,
    mostRebuses: 4,
    crosses: true,
    joins: true,
    takes: true,
  },
  expert: ANY_MEANS,
};

/** On the ladder, the share of its points on the last rung that a free card is hoped to bring there. */
const HOPE = 0.6;

export function skillsOf(level: Level, { options, rung }: View, { lexicon }: Books): Skills {
  const isSaving = options.way === 'echelle' && rung < LAST_RUNG && level !== 'debutant';
  const habits = level === 'expert' && options.way === 'tirage' ? AT_LEISURE : HABITS[level];
  return { ...habits, kept: isSaving ? hopedFor : () => 0, says: (word) => isSaid(word, lexicon) };
}

function hopedFor(card: CardId): number {
  return pictureOf(card) === null ? HOPE * cardPoints(card) * (LAST_RUNG - 1) : 0;
}
