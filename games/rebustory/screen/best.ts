// Knows what the solver makes of the cards of a game played alone, for the player to compare.

import { AT_LEISURE, type Books, bestTurn, type CardId, type Group, type Options, type Position } from './rules.ts';

export interface BestQuestion {
  readonly hand: readonly CardId[];
  readonly options: Options;
  /** How many cards the rebus has (`echelle`); 0 for a whole draw. */
  readonly rung: number;
}

export interface BestTurn {
  /** As the cards would lie. */
  readonly groups: readonly Group[];
  readonly points: number;
}

/** Nothing lies on the table yet. */
export function bestOf(question: BestQuestion, books: Books): BestTurn {
  const { moves, points } = bestTurn({ position: freshPosition(question), books, skills: AT_LEISURE });
  const groups = new Map(moves.map(({ change: { group } }) => [group.id, group]));
  return { groups: [...groups.values()], points: points.total };
}

function freshPosition({ hand, options, rung }: BestQuestion): Position {
  return { options, hand, rung, seat: 0, plays: [[]], groups: 0, said: [], refused: [], turnNumber: 1, entered: [false] };
}
