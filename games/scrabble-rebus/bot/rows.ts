// Knows the rows that a play may begin on: the squares from one on, with the tokens that may be laid on each.

import type { Direction } from '@boite/kernel';
import type { HeldPieces, RowSquare } from '@boite/rebus';
import type { Token } from '../types.ts';
import { crosses, type Line, type LineSquare } from './lines.ts';
import { lyingSquare, type Readings } from './readings.ts';

export interface Row {
  readonly direction: Direction;
  readonly squares: readonly LineSquare[];
  /** The same ones as they are walked, up to one where nothing can lie. */
  readonly walked: readonly RowSquare[];
  /** How many squares come before the first that touches what lies: any token may lie on them. */
  readonly open: number;
  /** The fewest squares that touch what lies, and two at least. */
  readonly fewest: number;
}

/** Rows that begin alike, by their numbers. */
export interface AlikeRows {
  readonly open: number;
  readonly numbers: readonly number[];
}

export function alikeRows(rows: readonly Row[]): readonly AlikeRows[] {
  const byOpen = Map.groupBy(rows.keys(), (nth) => (rows[nth] as Row).open);
  return [...byOpen].map(([open, numbers]) => ({ open, numbers }));
}

/** Tokens in hand: their kinds are those of a walk. */
export interface HeldTokens {
  readonly hand: HeldPieces;
  /** Of each kind, letters first: O says what EAU says. */
  readonly tokens: readonly (readonly Token[])[];
  readonly count: number;
}

/** Of a line, one for each square where a run can begin and touch what lies. */
export function rowsOf({ direction, squares }: Line, held: HeldTokens, readings: Readings): readonly Row[] {
  if (!squares.some(({ isContact }) => isContact)) return [];
  const walked = squares.map((square) => walkedSquare(square, held, readings));
  return squares.flatMap((_, start): Row[] => {
    const contact = squares.findIndex(({ isContact }, at) => at >= start && isContact);
    const isInside = start > 0 && squares[start - 1]?.token !== null;
    if (isInside || contact < 0 || contact - start >= held.count) return [];
    const open = contact - start;
    const fewest = Math.max(2, open + 1);
    const closed = walked.findIndex(({ kinds }, at) => at >= start && kinds === 0);
    const end = closed < 0 ? walked.length : closed;
    return end - start < fewest
      ? []
      : [{ direction, squares: squares.slice(start), walked: walked.slice(start, end), open, fewest }];
  });
}

/** On a free square, the kinds whose token makes a rebus of the run across. */
function walkedSquare(square: LineSquare, { hand, tokens }: HeldTokens, readings: Readings): RowSquare {
  const { token, before, after } = square;
  if (token !== null) return lyingSquare(token);
  if (!crosses(square)) return { said: hand, kinds: (1 << tokens.length) - 1, isTaken: false };
  const isRebus = (one: Token): boolean => readings.of([...before, one, ...after]) !== null;
  const kinds = tokens.reduce((set, alike, kind) => (alike.every(isRebus) ? set | (1 << kind) : set), 0);
  return { said: hand, kinds, isTaken: false };
}
