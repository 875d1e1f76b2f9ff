// Knows how the levels differ: by their words and by what they see in their cards, never by what is hidden.

import type { Level } from '@boite/kernel';
import { isSaid } from '../../manners/unsaid.ts';
import { type CardId, pictureCard } from '../rules/cards.ts';
import { cardPoints } from '../rules/deck.ts';
import { courseOf, LAST_RUNG, targetOf } from '../rules/ways.ts';
import type { Books, View } from '../types.ts';
import type { Skills } from './search.ts';
import { ANY_MEANS, AT_LEISURE, NARROW } from './solver.ts';

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
/** What a free card left in hand is worth beside its points: enough to take one that nobody uses yet. */
const HELD = 0.5;

export function skillsOf(level: Level, view: View, { lexicon }: Books): Skills {
  const habits = level === 'expert' && view.options.way === 'tirage' ? AT_LEISURE : HABITS[level];
  const share = level === 'debutant' ? 0 : keptShare(view);
  const kept = (card: CardId) => (pictureCard(card) === null ? share * cardPoints(card) : 0);
  return { ...habits, kept, says: (word) => isSaid(word, lexicon) };
}

/** The share of its points that a free card is worth in hand; nothing when there is no later turn. */
function keptShare({ options, rung, isDry, scores }: View): number {
  if (options.way === 'echelle') return rung < LAST_RUNG ? HOPE * (LAST_RUNG - 1) : 0;
  const isLast = isDry || scores.some((score) => score >= targetOf(options));
  return courseOf(options).isOpen && !isLast ? HELD : 0;
}
