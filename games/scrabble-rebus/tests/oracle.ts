// Knows every play by trying everything, slowly: what the solver is compared with in tests.

import { type Cell, type Direction, surplus } from '@boite/kernel';
import { SIDE, tokenAt } from '../rules/board.ts';
import { judged } from '../rules/judging.ts';
import { claimedTokens, playRefusal } from '../rules/play.ts';
import { bonusFor, runPoints } from '../rules/score.ts';
import type { Board, Books, Token, TokenPlacement } from '../types.ts';

interface BoardPosition {
  readonly board: Board;
  readonly hand: readonly Token[];
}

/** What every play pays, by its placements: every square, every order of tokens, and the judge decides of every text. */
export function oraclePlayPoints(position: BoardPosition, texts: readonly string[], books: Books): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const known = new Map<string, boolean>();
  const isRebus = (run: readonly Token[]): boolean => {
    const answer = known.get(run.join()) ?? texts.some((text) => judged(run, text, books).accepted);
    known.set(run.join(), answer);
    return answer;
  };
  for (const placements of allPlacements(position)) {
    const paid = runsPoints(position, placements, isRebus);
    if (paid !== null) points.set(writtenPlacements(placements), paid);
  }
  return points;
}

export function writtenPlacements(placements: readonly TokenPlacement[]): string {
  return placements
    .map(({ row, column, token }) => `${row},${column} ${token}`)
    .sort()
    .join('; ');
}

/** Null when the rules, or nothing that is said, allow it. */
function runsPoints(
  { board, hand }: BoardPosition,
  placements: readonly TokenPlacement[],
  isRebus: (run: readonly Token[]) => boolean,
) {
  const runs = claimedTokens(board, { placements, claims: [] });
  const claims = runs.map(({ run: { cells, direction } }) => ({ ...(cells[0] as Cell), direction, text: '?', meant: [] }));
  if (playRefusal({ board, hand }, { placements, claims }) !== null) return null;
  if (!runs.every(({ tokens }) => isRebus(tokens))) return null;
  return runs.reduce((sum, { run }) => sum + runPoints(run.cells, placements).points, bonusFor(placements.length));
}

function* allPlacements({ board, hand }: BoardPosition): Generator<readonly TokenPlacement[], void, void> {
  const sides = Array.from({ length: SIDE }, (_, at) => at);
  for (const direction of ['across', 'down'] as const)
    for (const row of sides)
      for (const column of sides)
        if (tokenAt(board, { row, column }) === null) yield* longerRow([], { row, column }, { board, hand, direction });
}

/** Placements that go on from a free square, each with one token more. */
function* longerRow(
  before: readonly TokenPlacement[],
  cell: Cell,
  { board, hand, direction }: BoardPosition & { readonly direction: Direction },
): Generator<readonly TokenPlacement[], void, void> {
  const next = freeFrom(board, cell, direction);
  if (next === null) return;
  for (const token of new Set(hand)) {
    const placements = [...before, { ...next, token }];
    yield placements;
    yield* longerRow(placements, movedCell(next, direction), { board, hand: surplus(hand, [token]), direction });
  }
}

/** The first free square from one on, which may be it; null at the border. */
function freeFrom(board: Board, { row, column }: Cell, direction: Direction): Cell | null {
  for (let cell: Cell = { row, column }; cell.row < SIDE && cell.column < SIDE; cell = movedCell(cell, direction))
    if (tokenAt(board, cell) === null) return cell;
  return null;
}

function movedCell({ row, column }: Cell, direction: Direction): Cell {
  return direction === 'down' ? { row: row + 1, column } : { row, column: column + 1 };
}
