// Knows the board: its squares, its star, and which of them multiply a rebus. (RULES.md 1)

import type { Cell } from '@boite/kernel';
import type { Board, Token, TokenPlacement } from '../types.ts';

/** Squares a side. */
export const SIDE = 15;

export type Premium = 'red' | 'blue';

/** Red squares triple, blue ones double; the star in the middle does neither. */
const DRAWING = [
  'b.............b',
  '....r.....r....',
  '......b.b......',
  '...b.......b...',
  '.r.....b.....r.',
  '.....b...b.....',
  '..b.........b..',
  '....b..*..b....',
  '..b.........b..',
  '.....b...b.....',
  '.r.....b.....r.',
  '...b.......b...',
  '......b.b......',
  '....r.....r....',
  'b.............b',
] as const;

export const CENTRE: Cell = { row: 7, column: 7 };

const PREMIUM_TIMES: Readonly<Record<Premium, number>> = { red: 3, blue: 2 };

/** Null for an ordinary square, the star among them. */
export function premiumAt({ row, column }: Cell): Premium | null {
  const sign = DRAWING[row]?.[column];
  if (sign === 'r') return 'red';
  return sign === 'b' ? 'blue' : null;
}

/** What a square multiplies by, the first time it is covered. */
export function timesAt(cell: Cell): number {
  const premium = premiumAt(cell);
  return premium === null ? 1 : PREMIUM_TIMES[premium];
}

export const EMPTY_BOARD: Board = Array.from({ length: SIDE * SIDE }, () => null);

/** Null on a free square, and outside the board. */
export function tokenAt(board: Board, { row, column }: Cell): Token | null {
  const isInside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
  return isInside ? (board[row * SIDE + column] ?? null) : null;
}

export function isEmpty(board: Board): boolean {
  return board.every((token) => token === null);
}

export function boardWith(board: Board, placements: readonly TokenPlacement[]): Board {
  const squares = [...board];
  for (const { row, column, token } of placements) squares[row * SIDE + column] = token;
  return squares;
}
