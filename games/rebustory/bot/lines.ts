// Knows a rebus on its way to the table: on which squares its cards would lie, and whether they have room there.

import type { Cell, Direction, RunPlace } from '@boite/kernel';
import type { CardPlacement, RebusClaim } from '../types.ts';
import { type Candidate, LAID } from './candidates.ts';
import type { Spot } from './spots.ts';

/** A rebus that may be laid by itself or joined to a spot. */
export interface LayProspect extends Candidate {
  readonly spot: Spot | null;
  /** What it adds to the turn. */
  readonly gain: number;
}

/** A prospect at its place; a group that does not exist yet has a negative number. */
export interface ProspectLine extends RunPlace {
  readonly prospect: LayProspect;
  readonly group: number;
  /** Which square each of its cards takes: one more for each before it, or as many as what already lies there. */
  readonly offsets: readonly number[];
  readonly length: number;
}

export function lineAt(prospect: LayProspect, group: number, start: RunPlace): ProspectLine {
  const offsets: number[] = [];
  let length = 0;
  for (const card of prospect.row) {
    offsets.push(length);
    length += card === LAID ? (prospect.spot?.length ?? 1) : 1;
  }
  const { row, column, direction } = start;
  return { prospect, group, row, column, direction, offsets, length };
}

/** Around a spot: the squares before what lies there come before it. */
export function lineAround(prospect: LayProspect, spot: Spot): ProspectLine {
  const before = prospect.row.indexOf(LAID);
  return lineAt(prospect, spot.group.id, startBefore(spot, spot.direction, before));
}

/** Through a card of another line, which the prospect has too. */
export function lineThrough(prospect: LayProspect, crossed: ProspectLine, card: number): ProspectLine {
  const cell = cellOf(crossed, crossed.offsets[crossed.prospect.row.indexOf(card)] as number);
  const direction = crossed.direction === 'across' ? 'down' : 'across';
  return lineAt(prospect, crossed.group, startBefore(cell, direction, prospect.row.indexOf(card)));
}

function startBefore(cell: Cell, direction: Direction, steps: number): RunPlace {
  const { row, column } = cell;
  return direction === 'across' ? { row, column: column - steps, direction } : { row: row - steps, column, direction };
}

function cellOf({ row, column, direction }: RunPlace, offset: number): Cell {
  return direction === 'across' ? { row, column: column + offset } : { row: row + offset, column };
}

/** A cell as a number, for grids that nobody makes wider. */
export function cellNumber({ row, column }: Cell): number {
  return row * 1024 + column;
}

const BESIDE: Readonly<Record<Direction, number>> = { across: 1024, down: 1 };
const ALONG: Readonly<Record<Direction, number>> = { across: 1, down: 1024 };

/** Every cell that a line covers, what already lies included. */
export function cellNumbers(line: ProspectLine): readonly number[] {
  const start = cellNumber(line);
  return Array.from({ length: line.length }, (_, offset) => start + offset * ALONG[line.direction]);
}

/** Whether a line makes no other run than its own: its new cards have no neighbours beside them, nor before or after. */
export function hasRoom(line: ProspectLine, taken: ReadonlySet<number>, shared: number | null): boolean {
  const [along, beside] = [ALONG[line.direction], BESIDE[line.direction]];
  const start = cellNumber(line);
  if (taken.has(start - along) || taken.has(start + line.length * along)) return false;
  for (let nth = 0; nth < line.offsets.length; nth++) {
    if (line.prospect.row[nth] === LAID || line.prospect.row[nth] === shared) continue;
    const cell = start + (line.offsets[nth] as number) * along;
    if (taken.has(cell) || taken.has(cell - beside) || taken.has(cell + beside)) return false;
  }
  return true;
}

export function lineClaim({ row, column, direction, prospect: { word } }: ProspectLine): RebusClaim {
  return { row, column, direction, word };
}

/** The cards that a line brings, those that lie already left out. */
export function placementsOf(line: ProspectLine, ids: readonly string[], laid: ReadonlySet<number>): readonly CardPlacement[] {
  return line.prospect.row.flatMap((card, nth) => {
    const cell = cellOf(line, line.offsets[nth] as number);
    return card === LAID || laid.has(cellNumber(cell)) ? [] : [{ card: ids[card] as string, ...cell }];
  });
}
