// What the solver makes of the cards of a game played alone, for the player to compare.

import type { WordsUsed } from '@boite/kernel';
import { EVERYDAY_RANK } from '../../manners/everyday.ts';
import type { CardId } from '../rules/cards.ts';
import type { Position } from '../rules/position.ts';
import type { Books, Group, Options } from '../types.ts';
import { AT_LEISURE, bestTurn, type Skills } from './solver.ts';

export interface BestQuestion {
  readonly hand: readonly CardId[];
  readonly options: Options;
  /** How many cards the rebus has (`echelle`); 0 for a whole draw. */
  readonly rung: number;
  readonly words: WordsUsed;
}

export interface BestFound {
  /** As the cards would lie. */
  readonly groups: readonly Group[];
  readonly points: number;
}

const EVERYDAY: Skills = { ...AT_LEISURE, maxRank: EVERYDAY_RANK, breadth: { ...AT_LEISURE.breadth, hasNames: false } };

/** Nothing lies on the table yet. */
export function bestFor(question: BestQuestion, books: Books): BestFound {
  const skills = question.words === 'all' ? AT_LEISURE : EVERYDAY;
  const { moves, points } = bestTurn({ position: emptyPosition(question), books, skills });
  const groups = new Map(moves.map(({ change: { group } }) => [group.id, group]));
  return { groups: [...groups.values()], points: points.total };
}

export function emptyPosition({ hand, options, rung }: BestQuestion): Position {
  return { options, hand, rung, seat: 0, plays: [[]], groups: 0, said: [], refused: [], turnNumber: 1, entered: [false] };
}
