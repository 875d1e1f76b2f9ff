// Cards on the squares of a group: the line through one of them, the runs that laid cards make, the free squares beside them.

import { type Cell, cellKey, type Direction, neighbours, runAt, runsThrough } from '@boite/kernel';
import type { CardId } from '../rules/cards.ts';
import type { Group, Square } from '../types.ts';

export interface LineCell extends Cell {
  readonly card: CardId;
  /** Which card of the hand; null for one of the table. */
  readonly index: number | null;
}

/** The cells of the line through a taken one, as they are read. */
export function runAround(squares: readonly Square[], cell: Cell, direction: Direction): readonly Cell[] {
  const taken = new Set(squares.map(cellKey));
  return runAt(cell, direction, (at) => taken.has(cellKey(at))).cells;
}

/** The cell so many steps further. */
export function cellAfter({ row, column }: Cell, direction: Direction, steps: number): Cell {
  return direction === 'across' ? { row, column: column + steps } : { row: row + steps, column };
}

interface LaidCard extends Cell {
  readonly held: { readonly index: number; readonly card: CardId };
}

interface ReadRun {
  readonly direction: Direction;
  readonly cells: readonly LineCell[];
}

/** The runs that laid cards make or change among those of the table. */
export function readRuns(laid: readonly LaidCard[], squares: readonly Square[]): readonly ReadRun[] {
  const cards = new Map<string, LineCell>();
  for (const { row, column, card } of squares) cards.set(cellKey({ row, column }), { row, column, card, index: null });
  for (const { row, column, held } of laid) cards.set(cellKey({ row, column }), { row, column, ...held });
  const runs = runsThrough(laid, (cell) => cards.has(cellKey(cell)));
  return runs.map(({ direction, cells }) => ({ direction, cells: cells.map((cell) => cards.get(cellKey(cell)) as LineCell) }));
}

/** A free square where a card may lengthen or cross what lies beside it. */
export interface FreeSquare extends Cell {
  /** The card beside it that the line goes through. */
  readonly anchor: Cell;
  readonly direction: Direction;
  readonly end: 'before' | 'after';
  readonly lengthens: boolean;
}

/** Each free square once: lengthening comes before crossing. */
export function openSquares({ squares }: Pick<Group, 'squares'>): readonly FreeSquare[] {
  const taken = new Set(squares.map(cellKey));
  const found = new Map<string, FreeSquare>();
  for (const square of squares.flatMap((anchor) => freeBeside(anchor, squares, taken))) {
    const known = found.get(cellKey(square));
    if (!known || (square.lengthens && !known.lengthens)) found.set(cellKey(square), square);
  }
  return [...found.values()];
}

function freeBeside({ row, column }: Cell, squares: readonly Square[], taken: ReadonlySet<string>): readonly FreeSquare[] {
  const anchor = { row, column };
  return neighbours(anchor).flatMap((cell) => {
    if (taken.has(cellKey(cell))) return [];
    const direction = cell.row === row ? 'across' : 'down';
    const end = cell.row < row || cell.column < column ? 'before' : 'after';
    return [{ ...cell, anchor, direction, end, lengthens: runAround(squares, anchor, direction).length > 1 }];
  });
}

/** The smallest rectangle around cells. */
export interface Bounds {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

export function boundsOf(cells: readonly Cell[]): Bounds {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}
