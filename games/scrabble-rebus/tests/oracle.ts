// Knows every play by trying everything, slowly: what the solver is compared with in tests.

import { type Cell, type Direction, surplus } from '@boite/kernel';
import { SIDE, tokenAt } from '../rules/board.ts';
import { judged } from '../rules/judging.ts';
import { claimedRuns, playRefusal } from '../rules/play.ts';
import { bonusFor, rebusPoints } from '../rules/score.ts';
import type { Board, Books, Placement, Token } from '../types.ts';

interface Position {
  readonly board: Board;
  readonly hand: readonly Token[];
}

/** What every play pays, by its placements: every square, every order of tokens, and the judge decides of every text. */
export function oraclePoints(position: Position, texts: readonly string[], books: Books): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const known = new Map<string, boolean>();
  const isRebus = (run: readonly Token[]): boolean => {
    const answer = known.get(run.join()) ?? texts.some((text) => judged(run, text, books).accepted);
    known.set(run.join(), answer);
    return answer;
  };
  for (const placements of allPlacements(position)) {
    const paid = pointsOf(position, placements, isRebus);
    if (paid !== null) points.set(writtenPlacements(placements), paid);
  }
  return points;
}

export function writtenPlacements(placements: readonly Placement[]): string {
  return placements
    .map(({ row, column, token }) => `${row},${column} ${token}`)
    .sort()
    .join('; ');
}

/** Null when the rules, or nothing that is said, allow it. */
function pointsOf({ board, hand }: Position, placements: readonly Placement[], isRebus: (run: readonly Token[]) => boolean) {
  const runs = claimedRuns(board, { placements, claims: [] });
  const claims = runs.map(({ run: { cells, direction } }) => ({ ...(cells[0] as Cell), direction, text: '?', meant: [] }));
  if (playRefusal({ board, hand }, { placements, claims }) !== null) return null;
  if (!runs.every(({ tokens }) => isRebus(tokens))) return null;
  return runs.reduce((sum, { run }) => sum + rebusPoints(run.cells, placements).points, bonusFor(placements.length));
}

function* allPlacements({ board, hand }: Position): Generator<readonly Placement[], void, void> {
  const sides = Array.from({ length: SIDE }, (_, at) => at);
  for (const direction of ['across', 'down'] as const)
    for (const row of sides)
      for (const column of sides)
        if (tokenAt(board, { row, column }) === null) yield* longer([], { row, column }, { board, hand, direction });
}

/** Placements that go on from a free square, each with one token more. */
function* longer(
  before: readonly Placement[],
  cell: Cell,
  { board, hand, direction }: Position & { readonly direction: Direction },
): Generator<readonly Placement[], void, void> {
  const next = freeFrom(board, cell, direction);
  if (next === null) return;
  for (const token of new Set(hand)) {
    const placements = [...before, { ...next, token }];
    yield placements;
    yield* longer(placements, moved(next, direction), { board, hand: surplus(hand, [token]), direction });
  }
}

/** The first free square from one on, which may be it; null at the border. */
function freeFrom(board: Board, { row, column }: Cell, direction: Direction): Cell | null {
  for (let cell: Cell = { row, column }; cell.row < SIDE && cell.column < SIDE; cell = moved(cell, direction))
    if (tokenAt(board, cell) === null) return cell;
  return null;
}

function moved({ row, column }: Cell, direction: Direction): Cell {
  return direction === 'down' ? { row: row + 1, column } : { row, column: column + 1 };
}
