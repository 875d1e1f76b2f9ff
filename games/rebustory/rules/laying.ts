// Knows where cards may be laid, and which runs that makes: everything but what they say. (RULES.md 4)

import { cellRefusal, isSameRun, placeOf, type Run, runsThrough, type Seat } from '@boite/kernel';
import type { Group, Lay, RebusClaim, Refusal, Square } from '../types.ts';
import type { CardId } from './cards.ts';
import { cardCount, groupIn, hasLaidInTurn, isConnected, squareAt, squaresIn } from './group.ts';
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
  readonly claim: RebusClaim;
  /** As they are read. */
  readonly squares: readonly Square[];
}

export function layingOf(position: Position, lay: Lay): Laying | Refusal {
  const { owner, placements } = lay;
  const used = placements.map(({ card }) => card);
  if (placements.length === 0) return { code: 'nothing-laid' };
  const before = targetGroup(position, lay);
  const missing = missingCard(position.hand, used);
  if (missing !== null) return missing;
  if (isRefusal(before)) return before;
  const refused = cellRefusal(placements, (cell) => squareAt(before?.squares ?? [], cell) !== null);
  if (refused !== null) return refused;
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
  return [...named].map((run, nth) => ({ claim: claims[nth] as RebusClaim, squares: squaresIn(run, squares) }));
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
