// Knows which plays are allowed, from what the player sees alone. (RULES.md 3)

import {
  type Cell,
  cellRefusal,
  directionOf,
  type IsTaken,
  isSameCell,
  isSameRun,
  missingPiece,
  neighbours,
  placeOf,
  type Run,
  runAt,
  runsThrough,
} from '@boite/kernel';
import type { Board, Refusal, RunClaim, Token, TokenPlacement, TokenPlay } from '../types.ts';
import { boardWith, CENTRE, isEmpty, tokenAt } from './board.ts';

/** What a player has before the eyes when composing a play. */
export interface BoardSight {
  readonly board: Board;
  readonly hand: readonly Token[] | null;
}

/** Why tokens cannot be laid and claimed so, whatever they say; null when they can. */
export function playRefusal({ board, hand }: BoardSight, { placements, claims }: TokenPlay): Refusal | null {
  return (
    handRefusal(hand ?? [], placements) ??
    cellRefusal(placements, isTakenOn(board)) ??
    lineRefusal(board, placements) ??
    (isEmpty(board) ? firstRefusal(placements) : touchRefusal(board, placements)) ??
    claimsRefusal(claimedTokens(board, { placements, claims }), claims)
  );
}

/** A run that a play creates or changes, with its tokens and every claim on it. */
export interface ClaimedTokens {
  readonly run: Run;
  readonly tokens: readonly Token[];
  readonly claims: readonly RunClaim[];
}

export function claimedTokens(board: Board, { placements, claims }: TokenPlay): readonly ClaimedTokens[] {
  const after = boardWith(board, placements);
  return runsThrough(placements, isTakenOn(after)).map((run) => ({
    run,
    tokens: run.cells.map((cell) => tokenAt(after, cell) as Token),
    claims: claims.filter((claim) => isSameRun(placeOf(run), claim)),
  }));
}

function isTakenOn(board: Board): IsTaken {
  return (cell) => tokenAt(board, cell) !== null;
}

/** Why tokens cannot leave a hand; null when they can. */
export function handRefusal(hand: readonly Token[], used: readonly { readonly token: Token }[]): Refusal | null {
  if (used.length === 0) return { code: 'nothing-laid' };
  const tokens = used.map(({ token }) => token);
  const missing = missingPiece(hand, tokens);
  return missing === null ? null : { code: 'not-in-hand', token: missing };
}

/** Laid tokens are in one row or column, with nothing free between them. */
function lineRefusal(board: Board, placements: readonly TokenPlacement[]): Refusal | null {
  const direction = directionOf(placements);
  if (direction === null) return { code: 'not-in-line' };
  const { cells } = runAt(placements[0] as Cell, direction, isTakenOn(boardWith(board, placements)));
  const isWhole = placements.every((placement) => cells.some((cell) => isSameCell(cell, placement)));
  return isWhole ? null : { code: 'not-in-one-run' };
}

function firstRefusal(placements: readonly TokenPlacement[]): Refusal | null {
  if (placements.length < 2) return { code: 'first-of-one-token' };
  return placements.some((cell) => isSameCell(cell, CENTRE)) ? null : { code: 'first-off-centre' };
}

function touchRefusal(board: Board, placements: readonly TokenPlacement[]): Refusal | null {
  const touches = placements.some((cell) => neighbours(cell).some(isTakenOn(board)));
  return touches ? null : { code: 'touches-nothing' };
}

function claimsRefusal(runs: readonly ClaimedTokens[], claims: readonly RunClaim[]): Refusal | null {
  const unclaimed = runs.find((run) => run.claims.every(({ text }) => text.trim() === ''));
  if (unclaimed) return { code: 'unclaimed', tokens: unclaimed.tokens };
  const twice = runs.find((run) => run.claims.length > 1);
  if (twice) return { code: 'claimed-twice', tokens: twice.tokens };
  const stray = claims.find((claim) => !runs.some(({ run }) => isSameRun(placeOf(run), claim)));
  return stray ? { code: 'no-such-run', text: stray.text } : null;
}
