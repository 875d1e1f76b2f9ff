// The unsent play: tokens of the hand on squares of the board, and what the player reads in each run. A pure value.

import { type Cell, type Direction, directionOf, isSameCell } from '@boite/kernel';
import { SIDE, tokenAt } from '../rules/board.ts';
import { claimedTokens } from '../rules/play.ts';
import { runPoints } from '../rules/score.ts';
import type { Board, RunClaim, Token, TokenPlacement, TokenPlay } from '../types.ts';

/** A token of the hand. */
export interface HeldToken {
  /** Which one of the hand, from 0. */
  readonly index: number;
  readonly token: Token;
}

export interface LaidToken extends HeldToken, Cell {}

export interface BoardDraft {
  /** In the order in which they were laid. */
  readonly laid: readonly LaidToken[];
  /** Where the next token goes; null while no key has pointed at a square. */
  readonly cursor: Cell | null;
  readonly direction: Direction;
  /** What the player reads in each run, by its key. */
  readonly texts: Readonly<Record<string, string>>;
}

export const BARE_DRAFT: BoardDraft = { laid: [], cursor: null, direction: 'across', texts: {} };

export function isOnBoard({ laid }: BoardDraft, index: number): boolean {
  return laid.some((held) => held.index === index);
}

export function laidAt({ laid }: BoardDraft, cell: Cell): LaidToken | null {
  return laid.find((held) => isSameCell(held, cell)) ?? null;
}

/** A token of the hand put on a free square; one that was tried there goes back to the hand. */
export function withToken(draft: BoardDraft, { index, token }: HeldToken, { row, column }: Cell, board: Board): BoardDraft {
  const cell = { row, column };
  const others = draft.laid.filter((held) => held.index !== index && !isSameCell(held, cell));
  const laid = [...others, { index, token, ...cell }];
  const direction = laid.length > 1 ? (directionOf(laid) ?? draft.direction) : draft.direction;
  const after = { ...draft, laid, direction };
  return { ...after, cursor: nextFree(after, cell, board) };
}

/** The token goes back to the hand, and the next one takes its place. */
export function withoutToken(draft: BoardDraft, index: number): BoardDraft {
  const gone = draft.laid.find((held) => held.index === index);
  if (!gone) return draft;
  const laid = draft.laid.filter((held) => held !== gone);
  return laid.length === 0
    ? { ...BARE_DRAFT, cursor: justCell(gone), direction: draft.direction }
    : { ...draft, laid, cursor: justCell(gone) };
}

export function withoutLastToken(draft: BoardDraft): BoardDraft {
  const last = draft.laid.at(-1);
  return last ? withoutToken(draft, last.index) : draft;
}

export function otherWay(draft: BoardDraft): BoardDraft {
  return { ...draft, direction: draft.direction === 'across' ? 'down' : 'across' };
}

export function withText(draft: BoardDraft, key: string, text: string): BoardDraft {
  return { ...draft, texts: { ...draft.texts, [key]: text } };
}

/** The next square of the line where a token may go; null at the edge of the board. */
function nextFree(draft: BoardDraft, from: Cell, board: Board): Cell | null {
  for (let cell = squareBeside(from, draft.direction, 1); isInside(cell); cell = squareBeside(cell, draft.direction, 1))
    if (tokenAt(board, cell) === null && laidAt(draft, cell) === null) return cell;
  return null;
}

export function squareBeside({ row, column }: Cell, direction: Direction, steps: 1 | -1): Cell {
  return direction === 'across' ? { row, column: column + steps } : { row: row + steps, column };
}

export function isInside({ row, column }: Cell): boolean {
  return Math.min(row, column) >= 0 && Math.max(row, column) < SIDE;
}

export function tokenPlacements({ laid }: BoardDraft): readonly TokenPlacement[] {
  return laid.map(({ row, column, token }) => ({ row, column, token }));
}

/** A run that the draft makes or changes. */
export interface BoardRun {
  readonly key: string;
  readonly direction: Direction;
  /** As they are read. */
  readonly cells: readonly Cell[];
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly times: number;
  readonly points: number;
}

/** Each is on a line of its own, but while the tokens are scattered: then there are none yet. */
export function boardRuns(draft: BoardDraft, board: Board): readonly BoardRun[] {
  const placements = tokenPlacements(draft);
  const runs = claimedTokens(board, { placements, claims: [] }).map(({ run, tokens }) => {
    const key = lineKey(run.direction, run.cells[0] as Cell);
    return { ...run, key, tokens, text: draft.texts[key] ?? '', ...runPoints(run.cells, placements) };
  });
  return new Set(runs.map(({ key }) => key)).size === runs.length ? runs : [];
}

/** A text stays where it was written when its run grows. */
function lineKey(direction: Direction, { row, column }: Cell): string {
  return `${direction} ${direction === 'across' ? row : column}`;
}

/** The draft as the rules read it. `meant`: in an appeal, what each token of a run means. */
export function boardPlay(draft: BoardDraft, board: Board, meant: Readonly<Record<string, RunClaim['meant']>> = {}): TokenPlay {
  const claims = boardRuns(draft, board).map(({ key, direction, cells, text }): RunClaim => {
    const { row, column } = cells[0] as Cell;
    return { row, column, direction, text: text.trim(), meant: meant[key] ?? [] };
  });
  return { placements: tokenPlacements(draft), claims };
}

/** What remains of a draft at the board as it is now: squares that were taken and tokens that have gone are left out. */
export function carriedTokens(draft: BoardDraft, board: Board, hand: readonly Token[]): BoardDraft {
  const used = new Set<number>();
  const laid = draft.laid.flatMap((held): readonly LaidToken[] => {
    const index = [held.index, ...hand.keys()].find((at) => hand[at] === held.token && !used.has(at));
    if (index === undefined || tokenAt(board, held) !== null) return [];
    used.add(index);
    return [{ ...held, index }];
  });
  const cursor = draft.cursor && tokenAt(board, draft.cursor) === null ? draft.cursor : null;
  return laid.length === 0 ? { ...BARE_DRAFT, cursor: draft.laid.length > 0 ? null : cursor } : { ...draft, laid, cursor };
}

function justCell({ row, column }: Cell): Cell {
  return { row, column };
}
