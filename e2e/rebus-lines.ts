// Knows how rebuses that cross each other are laid one line after the other, as a person does.

import { type Cell, keyOf } from '@boite/games/grid/runs.ts';
import { squaresOf } from '@boite/games/rebustory/group.ts';
import type { Claim, Group, Lay } from '@boite/games/rebustory/types.ts';

export interface RebusLine {
  readonly word: string;
  /** As they are read. */
  readonly cells: readonly LineCell[];
}

interface LineCell extends Cell {
  readonly card: string;
  /** Whether it lies there before the line is laid. */
  readonly isLying: boolean;
}

/** Each line has a card on the table, the first one of a new group apart. */
export function linesOf({ placements, claims, group: id }: Lay, { squares }: Group): readonly RebusLine[] {
  const coming = new Set(placements.map(keyOf));
  const left = [...claims];
  const lines: RebusLine[] = [];
  while (left.length > 0) {
    const next = left.findIndex((claim) => (id === null && lines.length === 0) || isHeld(claim, squares, coming));
    const [claim] = left.splice(Math.max(0, next), 1);
    if (claim === undefined) break;
    const cells = squaresOf(claim, squares).map(({ row, column, card }) => {
      const isLying = !coming.has(keyOf({ row, column }));
      return { row, column, card, isLying };
    });
    for (const cell of cells) coming.delete(keyOf(cell));
    if (cells.some(({ isLying }) => !isLying)) lines.push({ word: claim.word, cells });
  }
  return lines;
}

function isHeld(claim: Claim, squares: Group['squares'], coming: ReadonlySet<string>): boolean {
  return squaresOf(claim, squares).some((square) => !coming.has(keyOf(square)));
}
