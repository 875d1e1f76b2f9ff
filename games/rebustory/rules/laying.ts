// Knows where cards may be laid, and which runs that makes: everything but what they say. (RULES.md 4)

import type { Seat } from '@boite/kernel';
import { type Cell, isSameCell, type Run, runsThrough } from '@boite/kernel';
import type { Claim, Group, Lay, Refusal, RunPlace, Square } from '../types.ts';
import type { CardId } from './cards.ts';
import { cardCount, groupIn, hasLaidInTurn, isConnected, isSameRun, squareAt, squaresIn } from './group.ts';
import { missingCard, type Position } from './position.ts';
import { courseOf } from './ways.ts';

/** Cards laid, before anyone has listened to them. */
export interface Laying {
  readonly owner: Seat;
  /** The group as it was; null when it is new. */
  readonly before: Group | null;
  /** Its squares afterwards. */
  readonly squares: readonly Square[];
  readonly runs: readonly ClaimedRun[];
  readonly used: readonly CardId[];
}

export interface ClaimedRun {
  readonly claim: Claim;
  /** As they are read. */
  readonly squares: readonly Square[];
}

export function layingOf(position: Position, lay: Lay): Laying | Refusal {
  const { owner, placements } = lay;
  const used = placements.map(({ card }) => card);
  if (placements.length === 0) return { code: 'nothing-laid' };
  const before = targetGroup(position, lay);
  const refusal = missingCard(position.hand, used) ?? (isRefusal(before) ? before : placesRefusal(before, placements));
  if (refusal !== null || isRefusal(before)) return refusal ?? { code: 'no-such-group' };
  const laid = placements.map(({ row, column, card }) => ({ row, column, card, turn: position.turnNumber }));
  const squares = [...(before?.squares ?? []), ...laid];
  if (!isConnected(squares)) return { code: 'apart' };
  if (squares.length < 2) return { code: 'too-short' };
  const runs = claimedRuns(lay, squares);
  return isRefusal(runs) ? runs : (lengthRefusal(position, lay, runs) ?? { owner, before, squares, runs, used });
}

export function isRefusal(value: object | null): value is Refusal {
  return value !== null && 'code' in value;
}

/** The group that cards are laid in; null for a new one. */
function targetGroup({ plays, seat, options, turnNumber }: Position, { owner, group: id }: Lay): Group | null | Refusal {
  if (plays[owner] === undefined) return { code: 'no-such-group' };
  if (id === null) return owner === seat ? null : { code: 'open-at-home' };
  const group = groupIn(plays, owner, id);
  if (group === null) return { code: 'no-such-group' };
  return courseOf(options).isOpen || isOfThisTurn(group, turnNumber) ? group : { code: 'out-of-play' };
}

/** Whether a group was begun in this turn. */
export function isOfThisTurn({ squares }: Group, turnNumber: number): boolean {
  return squares.every(({ turn }) => turn === turnNumber);
}

function placesRefusal(before: Group | null, placements: readonly Cell[]): Refusal | null {
  for (const [nth, { row, column }] of placements.entries()) {
    const cell = { row, column };
    if (before !== null && squareAt(before.squares, cell) !== null) return { code: 'square-taken', row, column };
    if (placements.slice(0, nth).some((other) => isSameCell(other, cell))) return { code: 'two-on-one-square', row, column };
  }
  return null;
}

/** Every run that is made or changed, with the claim that names it: no run without one, no claim without a run. */
function claimedRuns({ placements, claims }: Lay, squares: readonly Square[]): readonly ClaimedRun[] | Refusal {
  const runs = runsThrough(placements, (cell) => squareAt(squares, cell) !== null);
  const named = new Set<Run>();
  for (const claim of claims) {
    const run = runs.find((one) => !named.has(one) && isSameRun(placeOf(one), claim));
    if (run === undefined) return { code: 'no-such-run', word: claim.word };
    named.add(run);
  }
  const unnamed = runs.find((run) => !named.has(run));
  if (unnamed !== undefined) return { code: 'unclaimed', cards: squaresIn(unnamed, squares).map(({ card }) => card) };
  return [...named].map((run, nth) => ({ claim: claims[nth] as Claim, squares: squaresIn(run, squares) }));
}

function placeOf({ direction, cells }: Run): RunPlace {
  return { direction, ...(cells[0] as Cell) };
}

/** How many cards a way to play asks for. (RULES.md 6.3, 8.1) */
function lengthRefusal(position: Position, lay: Lay, runs: readonly ClaimedRun[]): Refusal | null {
  const { options, entered, seat, rung } = position;
  if (options.way === 'second' && lay.placements.length < 2 && !(entered[seat] || hasLaidInTurn(position)))
    return { code: 'first-of-two-cards' };
  if (options.way !== 'echelle') return null;
  if (hasLaidInTurn(position)) return { code: 'rung-filled' };
  const [run, ...more] = runs;
  return more.length === 0 && cardCount(run?.squares ?? []) === rung ? null : { code: 'rung-length', cards: rung };
}
