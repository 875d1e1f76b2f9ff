// Knows the lines of a board as a play is looked for on them: what lies, what each square pays and what it crosses.

import { type Cell, type Direction, isSameCell } from '@boite/kernel';
import { CENTRE, isEmpty, SIDE, timesAt, tokenAt } from '../rules/board.ts';
import type { Board, Token } from '../types.ts';

export interface LineSquare extends Cell {
  readonly token: Token | null;
  /** What it multiplies by when it is covered. */
  readonly times: number;
  /** The tokens just before it and after it in the other direction, as they are read. */
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** Whether a run through it touches what lies; on an empty board, whether it covers the star. */
  readonly isContact: boolean;
}

export interface BoardLine {
  readonly direction: Direction;
  readonly squares: readonly LineSquare[];
}

export function crosses({ before, after }: Pick<LineSquare, 'before' | 'after'>): boolean {
  return before.length + after.length > 0;
}

/** Every row, then every column, those apart that no play can use: nothing lies on them nor beside them. */
export function linesOf(board: Board): readonly BoardLine[] {
  const isFirst = isEmpty(board);
  return (['across', 'down'] as const).flatMap((direction) => {
    const hasTokens = SIDES.map((line) => SIDES.some((at) => tokenAt(board, cellOn(direction, line, at)) !== null));
    const used = SIDES.filter((line) =>
      isFirst ? line === CENTRE.row : hasTokens[line - 1] || hasTokens[line] || hasTokens[line + 1],
    );
    return used.map((line) => ({
      direction,
      squares: SIDES.map((at) => contactSquare(board, cellOn(direction, line, at), { direction, isFirst })),
    }));
  });
}

/** Rows are as many as columns, and the star is on the middle of both. */
const SIDES: readonly number[] = Array.from({ length: SIDE }, (_, at) => at);

function contactSquare(
  board: Board,
  cell: Cell,
  { direction, isFirst }: { readonly direction: Direction; readonly isFirst: boolean },
): LineSquare {
  const square = lineSquareAt(board, cell, direction);
  return { ...square, isContact: isFirst ? isSameCell(square, CENTRE) : square.token !== null || crosses(square) };
}

function cellOn(direction: Direction, line: number, at: number): Cell {
  return direction === 'across' ? { row: line, column: at } : { row: at, column: line };
}

function lineSquareAt(board: Board, cell: Cell, direction: Direction): Omit<LineSquare, 'isContact'> {
  const before = beside(board, cell, direction, -1).reverse();
  const after = beside(board, cell, direction, 1);
  return { ...cell, token: tokenAt(board, cell), times: timesAt(cell), before, after };
}

/** The tokens that follow a square in the other direction, the nearest first. */
function beside(board: Board, { row, column }: Cell, direction: Direction, step: number): Token[] {
  const tokens: Token[] = [];
  for (let far = step; ; far += step) {
    const token = tokenAt(board, direction === 'across' ? { row: row + far, column } : { row, column: column + far });
    if (token === null) return tokens;
    tokens.push(token);
  }
}
