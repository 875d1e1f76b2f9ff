// Knows a group of cards on its grid: its squares, and the rebuses that go through them. (RULES.md 4)

import { type Cell, cellKey, isSameCell, neighbours, type Run, type RunPlace, runAt } from '@boite/kernel';
import type { Group, Plays, Rebus, RefusedRebus, Square } from '../types.ts';
import { REBUSTORY_ID } from './cards.ts';

export function squareAt(squares: readonly Square[], cell: Cell): Square | null {
  return squares.find((square) => isSameCell(square, cell)) ?? null;
}

/** Whether squares all touch each other, by their sides. */
export function isConnected(squares: readonly Square[]): boolean {
  const left = new Map(squares.map((square) => [cellKey(square), square]));
  const reached: Cell[] = squares.slice(0, 1);
  for (let cell = reached.pop(); cell !== undefined; cell = reached.pop()) {
    left.delete(cellKey(cell));
    reached.push(...neighbours(cell).flatMap((other) => left.get(cellKey(other)) ?? []));
  }
  return left.size === 0;
}

/** The squares of a rebus, as they are read. */
export function squaresOf(rebus: RunPlace, squares: readonly Square[]): readonly Square[] {
  const isTaken = (cell: Cell) => squareAt(squares, cell) !== null;
  return squaresIn(runAt(rebus, rebus.direction, isTaken), squares);
}

export function squaresIn(run: Run, squares: readonly Square[]): readonly Square[] {
  return run.cells.map((cell) => squareAt(squares, cell) as Square);
}

/** The rebuses through a square, at most one a direction. */
export function rebusesThrough({ squares, rebuses }: Group, cell: Cell): readonly Rebus[] {
  return rebuses.filter((rebus) => squaresOf(rebus, squares).some((square) => isSameCell(square, cell)));
}

export function groupIn(plays: Plays, owner: number, id: number): Group | null {
  return plays[owner]?.find((group) => group.id === id) ?? null;
}

/** The cards of a rebus in number: a Rébustory counts for two. */
export function cardCount(squares: readonly Pick<Square, 'card'>[]): number {
  return squares.reduce((count, { card }) => count + (card === REBUSTORY_ID ? 2 : 1), 0);
}

/** Whether a rebus made or changed in this turn lies on the table. */
export function hasLaidInTurn({ plays, turnNumber }: { readonly plays: Plays; readonly turnNumber: number }): boolean {
  return plays.flat().some(({ rebuses }) => rebuses.some(({ turn }) => turn === turnNumber));
}

/** A rebus that the others refused, to know it again. */
export function refusedKey(rebus: Rebus, { squares }: Group): RefusedRebus {
  const cards = squaresOf(rebus, squares).map(({ card }) => card);
  return `${cards.join('+')}=${rebus.word.toLowerCase()}`;
}
