// Knows the thirty squares: what lies on them, which are free, and how cards come back to them. (RULES.md 1.1, 3.7, 3.15)

import { type Chance, shuffled } from '@boite/kernel';
import type { Card, Laid, Look, Square } from '../types.ts';

export type Board = readonly (Card | null)[];

export const SQUARES = 30;

function freeSquares(board: Board): readonly Square[] {
  return board.flatMap((card, square) => (card === null ? [square] : []));
}

/** Where shuffled cards come to lie, square after square. */
export function scattered(board: Board, cards: readonly Card[], chance: Chance): readonly Laid[] {
  const squares = shuffled(freeSquares(board), chance)
    .slice(0, cards.length)
    .sort((one, other) => one - other);
  return shuffled(cards, chance).map((card, index) => ({ square: squares[index] as Square, card }));
}

export function withLaid(board: Board, laid: readonly Laid[]): Board {
  return laid.reduce<Board>((before, { square, card }) => {
    if (before[square] !== null) throw new Error(`square ${square} is taken`);
    return before.with(square, card);
  }, board);
}

export function withoutCards(board: Board, squares: readonly Square[]): Board {
  return board.map((card, square) => (squares.includes(square) ? null : card));
}

/** The cards that lie on squares. */
export function laidOn(board: Board, squares: readonly Square[]): readonly Laid[] {
  return squares.flatMap((square) => {
    const card = board[square] ?? null;
    return card === null ? [] : [{ square, card }];
  });
}

/** The board as everyone sees it. */
export function looks(board: Board, open: readonly Square[]): readonly Look[] {
  return board.map((card, square) => (card === null || open.includes(square) ? card : 'back'));
}
