// What the solver makes of the cards of a game played alone, for the player to compare.

import { AT_LEISURE, bestTurn } from '../bot/solver.ts';
import type { CardId } from '../rules/cards.ts';
import type { Position } from '../rules/position.ts';
import type { Books, Group, Options } from '../types.ts';

export interface BestQuestion {
  readonly hand: readonly CardId[];
  readonly options: Options;
  /** How many cards the rebus has (`echelle`); 0 for a whole draw. */
  readonly rung: number;
}

export interface BestFound {
  /** As the cards would lie. */
  readonly groups: readonly Group[];
  readonly points: number;
}

/** Nothing lies on the table yet. */
export function bestFor(question: BestQuestion, books: Books): BestFound {
  const { moves, points } = bestTurn({ position: emptyPosition(question), books, skills: AT_LEISURE });
  const groups = new Map(moves.map(({ change: { group } }) => [group.id, group]));
  return { groups: [...groups.values()], points: points.total };
}

function emptyPosition({ hand, options, rung }: BestQuestion): Position {
  return { options, hand, rung, seat: 0, plays: [[]], groups: 0, said: [], refused: [], turnNumber: 1, entered: [false] };
}
