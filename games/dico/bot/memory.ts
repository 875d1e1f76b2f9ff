// What a player remembers of the board, and what may lie on the squares that it does not.

import { happens } from '../../manners/luck.ts';
import { ALL_CARDS, CARD_KINDS } from '../rules/cards.ts';
import type { BoardSquare, DicoCard, View } from '../types.ts';
import type { DicoSituation } from './deduction.ts';
import { TEMPERS } from './habits.ts';

/** The cards face down, as one player recalls them. */
export interface Recollection {
  /** The squares of the cards that are remembered. */
  readonly known: ReadonlyMap<DicoCard, readonly BoardSquare[]>;
  /** Squares whose card is not. */
  readonly unknown: readonly BoardSquare[];
  /** The cards that may lie there: all that are neither remembered nor in sight. */
  readonly pool: ReadonlyMap<DicoCard, number>;
}

export function recollection({ view, level, chance }: DicoSituation): Recollection {
  const down = view.board.flatMap((look, square) => (look === 'back' ? [square] : []));
  const remembered = down.filter((square) => view.seen[square] && happens(chance, TEMPERS[level].remembers));
  return {
    known: Map.groupBy(remembered, (square) => view.seen[square] as DicoCard),
    unknown: down.filter((square) => !remembered.includes(square)),
    pool: unaccounted([...remembered.map((square) => view.seen[square] as DicoCard), ...inSight(view)]),
  };
}

function inSight({ hand, discard, open, board }: View): readonly DicoCard[] {
  return [...(hand ?? []), ...discard, ...open.map((square) => board[square] as DicoCard)];
}

function unaccounted(cards: readonly DicoCard[]): ReadonlyMap<DicoCard, number> {
  const count = (within: readonly DicoCard[], wanted: DicoCard): number => within.filter((card) => card === wanted).length;
  return new Map(CARD_KINDS.map((card) => [card, count(ALL_CARDS, card) - count(cards, card)]));
}
