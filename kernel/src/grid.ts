// Knows lines of things on squares: which runs some laid things create or change, read left to right and top to bottom.

import type { Coded } from './coded.ts';

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export type Direction = 'across' | 'down';

/** A run by its first cell. */
export interface RunPlace extends Cell {
  readonly direction: Direction;
}

/** Two cells or more side by side, all taken, with nothing just before nor after them. */
export interface Run {
  readonly direction: Direction;
  /** As they are read. */
  readonly cells: readonly Cell[];
}

const DIRECTION_STEPS: Readonly<Record<Direction, Cell>> = { across: { row: 0, column: 1 }, down: { row: 1, column: 0 } };

const DIRECTIONS: readonly Direction[] = ['across', 'down'];

/** A grid, bounded or not: whether something lies on a cell. */
export type IsTaken = (cell: Cell) => boolean;

/** The runs that go through one of the laid cells, each once: those across first, in the order of the laid cells. */
export function runsThrough(laid: readonly Cell[], isTaken: IsTaken): readonly Run[] {
  return DIRECTIONS.flatMap((direction) => {
    const starts = new Map<string, Run>();
    for (const cell of laid) {
      const run = runAt(cell, direction, isTaken);
      if (run.cells.length > 1) starts.set(cellKey(run.cells[0] as Cell), run);
    }
    return [...starts.values()];
  });
}

/** The cells of the line through a taken cell; the cell alone when it has no neighbour there. */
export function runAt(cell: Cell, direction: Direction, isTaken: IsTaken): Run {
  let first = cell;
  for (let before = cellBeside(cell, direction, -1); isTaken(before); before = cellBeside(before, direction, -1)) first = before;
  const cells: Cell[] = [];
  for (let at = first; isTaken(at); at = cellBeside(at, direction, 1)) cells.push(at);
  return { direction, cells };
}

/** The direction of the line that cells are on, a cell alone being across; null when they are on none. */
export function directionOf(cells: readonly Cell[]): Direction | null {
  const [first] = cells;
  if (cells.every(({ row }) => row === first?.row)) return 'across';
  return cells.every(({ column }) => column === first?.column) ? 'down' : null;
}

/** Why nothing can be laid on a cell. */
export type CellRefusal = Coded<'square-taken' | 'two-on-one-square', Cell>;

export function cellRefusal(laid: readonly Cell[], isTaken: IsTaken): CellRefusal | null {
  for (const [nth, { row, column }] of laid.entries()) {
    const cell = { row, column };
    if (isTaken(cell)) return { code: 'square-taken', row, column };
    if (laid.slice(0, nth).some((other) => isSameCell(other, cell))) return { code: 'two-on-one-square', row, column };
  }
  return null;
}

/** The four cells beside one. */
export function neighbours(cell: Cell): readonly Cell[] {
  return DIRECTIONS.flatMap((direction) => [cellBeside(cell, direction, -1), cellBeside(cell, direction, 1)]);
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.column === other.column;
}

export function isSameRun(one: RunPlace, other: RunPlace): boolean {
  return one.direction === other.direction && isSameCell(one, other);
}

export function placeOf({ direction, cells }: Run): RunPlace {
  return { direction, ...(cells[0] as Cell) };
}

/** A cell as the key of a map. */
export function cellKey({ row, column }: Cell): string {
  return `${row},${column}`;
}

function cellBeside({ row, column }: Cell, direction: Direction, steps: number): Cell {
  const step = DIRECTION_STEPS[direction];
  return { row: row + steps * step.row, column: column + steps * step.column };
}
