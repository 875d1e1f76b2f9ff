// Knows what a player remembers of the board, and what may lie on the squares that it does not.

import { CARDS, DECK } from '../rules/cards.ts';
import type { Card, Square, View } from '../types.ts';
import type { Situation } from './deduction.ts';
import { HABITS, happens } from './habits.ts';

/** The cards face down, as one player recalls them. */
export interface Recollection {
  /** The squares of the cards that are remembered. */
  readonly known: ReadonlyMap<Card, readonly Square[]>;
  /** Squares whose card is not. */
  readonly unknown: readonly Square[];
  /** The cards that may lie there: all that are neither remembered nor in sight. */
  readonly pool: ReadonlyMap<Card, number>;
}

export function recollection({ view, level, chance }: Situation): Recollection {
  const down = view.board.flatMap((look, square) => (look === 'back' ? [square] : []));
  const remembered = down.filter((square) => view.seen[square] && happens(chance, HABITS[level].remembers));
  return {
    known: Map.groupBy(remembered, (square) => view.seen[square] as Card),
    unknown: down.filter((square) => !remembered.includes(square)),
    pool: unaccounted([...remembered.map((square) => view.seen[square] as Card), ...inSight(view)]),
  };
}

function inSight({ hand, discard, open, board }: View): readonly Card[] {
  return [...(hand ?? []), ...discard, ...open.map((square) => board[square] as Card)];
}

function unaccounted(cards: readonly Card[]): ReadonlyMap<Card, number> {
  const count = (within: readonly Card[], wanted: Card): number => within.filter((card) => card === wanted).length;
  return new Map(CARDS.map((card) => [card, count(DECK, card) - count(cards, card)]));
}
