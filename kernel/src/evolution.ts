// What facts change: those of the course are the same in every game, and a game adds what is its own.

import { type Ballot, type BallotFact, ballotAfter } from './ballot.ts';
import type { Game, GameTypes } from './game.ts';
import type { FactOf } from './moment.ts';
import type { Seat } from './seats.ts';

/** What is true of every game in progress. */
export interface CourseState {
  readonly phase: string;
  readonly decision: number;
  readonly deadline: number | null;
  /** Whose turn it is. */
  readonly turn: Seat;
  readonly pending: Ballot<unknown> | null;
  /** For each seat, whether it has left for good. */
  readonly retired: readonly boolean[];
  /** Why the game is over; null while it goes on. */
  readonly ended: string | null;
}

/** What happens in the course of every game. A game may tell more in each of them. */
export type CourseFact<EndReason extends string> =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly deadline: number | null }
  | { readonly kind: 'retired'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly reason: EndReason };

type AnyCourseFact = CourseFact<string> | BallotFact<unknown>;
type CourseKind = AnyCourseFact['kind'];

/** What everyone sees of the course. */
export interface CourseSight extends Pick<CourseState, 'phase' | 'turn'> {
  readonly pending?: Ballot<unknown> | null;
}

export interface CourseTypes extends GameTypes {
  State: CourseState;
  View: CourseSight;
}

/** `state` is as the course has left it; `before` is what it was. */
type FactChange<T extends GameTypes, Kind extends T['Fact']['kind']> = (
  state: T['State'],
  fact: FactOf<T, Kind>,
  before: T['State'],
) => T['State'];

/** What each fact changes; of those of the course, what a game adds to it. */
export type Changes<T extends GameTypes, First extends T['Fact']['kind']> = {
  readonly [Kind in Exclude<T['Fact']['kind'], CourseKind | First>]: FactChange<T, Kind>;
} & { readonly [Kind in Extract<T['Fact']['kind'], CourseKind>]?: FactChange<T, Kind> };

export interface Evolution<T extends CourseTypes, First extends T['Fact']['kind']> {
  /** The fact that every game begins with. */
  readonly first: First;
  readonly begins: (fact: FactOf<T, First>) => T['State'];
  readonly changes: Changes<T, First>;
  /** The facts that happen beside an answer which someone may be composing, and leave it valid. */
  readonly beside?: readonly T['Fact']['kind'][];
}

/** Silence, a voice or a departure makes nobody else's answer stale. */
const BESIDE_ANYWHERE: readonly string[] = ['voiced', 'retired'];

/** The state at the beginning of a game: nobody has left, nothing waits. */
export function begunWith<Phase extends string>(seats: number, phase: Phase, deadline: number | null = null) {
  const retired: readonly boolean[] = Array.from({ length: seats }, () => false);
  return { phase, decision: 0, deadline, turn: 0, pending: null, retired, ended: null } as const;
}

/** The same for a game of points: nobody has any, and nothing is written down. */
export function begunWithPoints<Phase extends string>(seats: number, phase: Phase, deadline: number | null = null) {
  const scores: readonly number[] = Array.from({ length: seats }, () => 0);
  const sheet: readonly never[] = [];
  return { ...begunWith(seats, phase, deadline), scores, sheet };
}

export function evolution<T extends CourseTypes, First extends T['Fact']['kind']>({
  first,
  begins,
  changes,
  beside = [],
}: Evolution<T, First>): Game<T>['evolve'] {
  const own = changes as Readonly<Record<string, FactChange<T, T['Fact']['kind']> | undefined>>;
  const isBeside = new Set([...BESIDE_ANYWHERE, ...beside]);
  const isFirst = (fact: T['Fact']): fact is FactOf<T, First> => fact.kind === first;
  return (state, fact) => {
    if (isFirst(fact)) return begins(fact);
    if (state === null) throw new Error(`a game cannot begin with « ${fact.kind} »`);
    const decided = isBeside.has(fact.kind) ? state : { ...state, decision: state.decision + 1 };
    const followed = isOfTheCourse(fact) ? courseAfter(decided, fact) : decided;
    return own[fact.kind]?.(followed, fact as FactOf<T, T['Fact']['kind']>, state) ?? followed;
  };
}

const COURSE_KINDS: Readonly<Record<CourseKind, true>> = {
  turn: true,
  retired: true,
  ended: true,
  proposed: true,
  voiced: true,
  'put-to-vote': true,
  settled: true,
};

/** The types of a course promise that a fact of such a kind has such a shape. */
function isOfTheCourse(fact: { readonly kind: string }): fact is AnyCourseFact {
  return Object.hasOwn(COURSE_KINDS, fact.kind);
}

function courseAfter<State extends CourseState>(state: State, fact: AnyCourseFact): State {
  switch (fact.kind) {
    case 'turn':
      return { ...state, phase: 'turn', turn: fact.seat, deadline: fact.deadline, pending: null };
    case 'retired':
      return { ...state, retired: state.retired.with(fact.seat, true), pending: state.turn === fact.seat ? null : state.pending };
    case 'ended':
      return { ...state, phase: 'over', deadline: null, pending: null, ended: fact.reason };
    case 'proposed':
      return { ...withBallot(state, fact), phase: 'pending', deadline: fact.deadline };
    case 'put-to-vote':
      return { ...withBallot(state, fact), deadline: fact.deadline };
    case 'settled':
      return { ...withBallot(state, fact), phase: 'turn', deadline: fact.deadline };
    case 'voiced':
      return withBallot(state, fact);
  }
}

function withBallot<State extends CourseState>(state: State, fact: BallotFact<unknown>): State {
  return { ...state, pending: ballotAfter(state.pending, fact, state.retired.length) };
}
