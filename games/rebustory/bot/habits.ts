// What kind of player a bot of Rébustory is: one line of numbers a level. The words of each level are those of every game (`manners`).

import { isAtLeast, type Level } from '@boite/kernel';
import { steadyShare } from '../../manners/steady.ts';
import { RAREST_FORM, thinksOf } from '../../manners/vocabulary.ts';
import { type CardId, pictureCard } from '../rules/cards.ts';
import { cardPoints } from '../rules/deck.ts';
import { courseOf, LAST_RUNG, targetOf } from '../rules/ways.ts';
import type { Books, View } from '../types.ts';
import type { Skills } from './search.ts';
import { ANY_MEANS, AT_LEISURE, NARROW_BEAM } from './solver.ts';

export interface RebusHabits {
  /** The share of the rebuses that it sees, of those of two cards; of each card more, the same share of that. In percent. */
  readonly eye: number;
  /** The most cards of a rebus, a Rébustory counting for two, and the most rebuses of a turn. */
  readonly cards: number;
  readonly rebuses: number;
  /** The most sounds of a rebus that jokers and Rébustorys say. */
  readonly free: number;
  /** Whether rebuses cross each other, and whether what lies is lengthened and jokers taken from it. 0 or 1. */
  readonly crosses: number;
  readonly joins: number;
}

export const HABITS: Readonly<Record<Level, RebusHabits>> = {
  eveil: row(65, 4, 3, 1, 0, 1),
  debutant: row(77, 5, 3, 1, 0, 1),
  amateur: row(83, 6, 5, 1, 1, 1),
  habitue: row(92, 7, 6, 2, 1, 1),
  expert: row(96, 9, 8, 3, 1, 1),
  champion: row(100, Number.POSITIVE_INFINITY, 8, 3, 1, 1),
};

/** In the order of `RebusHabits`, so that the levels read like a table. */
function row(...numbers: readonly [number, number, number, number, number, number]): RebusHabits {
  const [eye, cards, rebuses, free, crosses, joins] = numbers;
  return { eye, cards, rebuses, free, crosses, joins };
}

/** On the ladder, the share of its points on the last rung that a free card is hoped to bring there. */
const LADDER_HOPE = 0.6;
/** What a free card left in hand is worth beside its points: enough to take one that nobody uses yet. */
const HELD = 0.5;
/** Words that are looked for with two free sounds or more: common ones. */
const RAREST_WITH_TWO_FREE = 2_000;
const RAREST_OF_EXPERTS = 8_000;
/** Beyond this rank no lemma was counted: forms are told apart by their own. */
const LEMMAS_COUNTED = 28_000;

export function skillsOf(level: Level, view: View, { lexicon }: Books): Skills {
  const share = isAtLeast(level, 'amateur') ? keptShare(view) : 0;
  const kept = (card: CardId) => (pictureCard(card) === null ? share * cardPoints(card) : 0);
  const says = (word: string) => thinksOf(level, word, lexicon);
  return { ...reachOf(level, view), kept, says, sees: eyeOf(level, view) };
}

function reachOf(level: Level, { options }: View): Skills {
  if (level === 'champion') return options.way === 'tirage' ? AT_LEISURE : ANY_MEANS;
  const { cards, rebuses, free, crosses, joins } = HABITS[level];
  const isExpert = level === 'expert';
  const rarest = isExpert ? Number.POSITIVE_INFINITY : Math.min(LEMMAS_COUNTED, RAREST_FORM[level]);
  const ranks = [rarest, rarest, isExpert ? RAREST_OF_EXPERTS : RAREST_WITH_TWO_FREE, RAREST_WITH_TWO_FREE];
  return {
    ...ANY_MEANS,
    breadth: { ranks, hasNames: false, mostFree: free },
    beam: NARROW_BEAM,
    maxRank: rarest,
    maxCards: cards,
    mostRebuses: rebuses,
    crosses: crosses === 1,
    joins: joins === 1,
    takes: joins === 1,
  };
}

/** What it overlooks in a turn it overlooks until the turn is over. */
function eyeOf(level: Level, { turnNumber, turn, scores }: View): Skills['sees'] {
  const share = HABITS[level].eye / 100;
  if (share === 1) return () => true;
  return (word, cards) => steadyShare(turnNumber, turn, scores.join(), word) < 100 * share ** (cards - 1);
}

/** The share of its points that a free card is worth in hand; nothing when there is no later turn. */
function keptShare({ options, rung, isDry, scores }: View): number {
  if (options.way === 'echelle') return rung < LAST_RUNG ? LADDER_HOPE * (LAST_RUNG - 1) : 0;
  const isLast = isDry || scores.some((score) => score >= targetOf(options));
  return courseOf(options).isOpen && !isLast ? HELD : 0;
}
