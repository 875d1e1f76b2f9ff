// Knows the rows that a play may begin on: the squares from one on, with the tokens that may be laid on each.

import type { Hand, RowSquare } from '@boite/language';
import type { Direction } from '../grid/runs.ts';
import { crosses, type Line, type LineSquare } from './lines.ts';
import { lyingSquare, type Readings } from './readings.ts';
import type { Token } from './types.ts';

export interface Row {
  readonly direction: Direction;
  readonly squares: readonly LineSquare[];
  /** The same ones as they are walked. */
  readonly walked: readonly RowSquare[];
  /** The fewest squares that touch what lies, and two at least. */
  readonly fewest: number;
}

/** Tokens in hand: their kinds are those of a walk. */
export interface HeldTokens {
  readonly hand: Hand;
  /** Of each kind. */
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
    const fewest = Math.max(2, contact - start + 1);
    return [{ direction, squares: squares.slice(start), walked: walked.slice(start), fewest }];
  });
}

/** On a free square, the kinds whose token makes a rebus of the run across. */
function walkedSquare(square: LineSquare, { hand, tokens }: HeldTokens, readings: Readings): RowSquare {
  const { token, before, after } = square;
  if (token !== null) return lyingSquare(token);
  if (!crosses(square)) return { said: hand, kinds: (1 << tokens.length) - 1, isTaken: false };
  const kinds = tokens.reduce((set, [one], kind) => {
    const isRebus = readings.of([...before, one as Token, ...after]) !== null;
    return isRebus ? set | (1 << kind) : set;
  }, 0);
  return { said: hand, kinds, isTaken: false };
}
