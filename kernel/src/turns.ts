// Turns: when their sand runs out, whose is the next one, how a game of points ends.

import type { Ballot } from './ballot.ts';
import type { CourseState } from './evolution.ts';
import { type Result, ranking } from './game.ts';
import { type Seat, seatAfter, seatsLeft } from './seats.ts';

/** When sand of so many seconds, turned now, runs out; null without an hourglass. */
export function deadlineAfter(sablier: number | null, now: number): number | null {
  return sablier === null ? null : now + sablier * 1000;
}

/** Seconds of a day. Sand of a day or more runs whether people are there or not. */
export const DAY_OF_SAND = 86_400;

/** What a table that plays over days leaves for each decision, in milliseconds; null for one that plays in one go. */
export function daysOfSand(options: object): number | null {
  const sablier = 'sablier' in options ? options.sablier : null;
  return typeof sablier === 'number' && sablier >= DAY_OF_SAND ? sablier * 1000 : null;
}

/** The turn of a seat, its sand turned now. */
export function turnFor(seat: Seat, { sablier }: { readonly sablier: number | null }, { now }: { readonly now: number }) {
  return { kind: 'turn', seat, deadline: deadlineAfter(sablier, now) } as const;
}

interface Timed extends Pick<CourseState, 'turn' | 'retired'> {
  readonly options: { readonly sablier: number | null };
}

/** The turn of the next seat still playing, clockwise. */
export function nextTurn({ turn, retired, options }: Timed, tools: { readonly now: number }) {
  return turnFor(seatAfter(turn, retired), options, tools);
}

/** A game that is won by points, and what a turn writes on its score sheet. */
interface ScoredState<Line> {
  readonly scores: readonly number[];
  readonly sheet: readonly Line[];
}

/** A game that is won by points, in which a play may wait for the others. */
export interface PointsState<Options, Laid, Line, EndReason extends string, Phase extends string = 'turn' | 'pending' | 'over'>
  extends CourseState,
    ScoredState<Line> {
  readonly options: Options;
  readonly phase: Phase;
  readonly ended: EndReason | null;
  readonly pending: Ballot<Laid> | null;
}

export function withLine<State extends ScoredState<{ readonly seat: Seat; readonly points: number }>>(
  state: State,
  line: State['sheet'][number],
): State {
  const score = (state.scores[line.seat] ?? 0) + line.points;
  return { ...state, scores: state.scores.with(line.seat, score), sheet: [...state.sheet, line] };
}

interface Emptying extends Pick<CourseState, 'retired'> {
  readonly pile: readonly unknown[];
  readonly hands: readonly (readonly unknown[])[];
  /** Passes in a row, each with the pile empty. */
  readonly emptyPasses: number;
}

/** Why a game whose hands are filled from a pile is over: one player is left, or the pile is empty and a hand too, or everyone passes. */
export function pileEnding<Emptied extends string>({ retired, pile, hands, emptyPasses }: Emptying, emptied: Emptied) {
  const playing = seatsLeft(retired);
  if (playing.length < 2) return 'alone';
  if (pile.length > 0) return null;
  if (playing.some((seat) => hands[seat]?.length === 0)) return emptied;
  return emptyPasses >= playing.length ? 'all-passed' : null;
}

/** How a game of points came out; null while it goes on. */
export function resultByScore({
  ended,
  scores,
  retired,
}: Pick<CourseState, 'ended' | 'retired'> & { readonly scores: readonly number[] }): Result | null {
  return ended === null ? null : { reason: ended, ranking: ranking(scores, retired) };
}

interface Agreed extends CourseState {
  readonly options: object;
}

/** What everyone sees of a game as it is. */
export type OpenView<State extends Agreed, Key extends keyof State = never> = { readonly seats: number } & Pick<
  State,
  'options' | 'phase' | 'turn' | 'retired' | Key
>;

/** What everyone sees of any game, and what a game adds to it as it is: named one by one, so that no secret slips in. */
export function openView<State extends Agreed, Key extends keyof State = never>(
  state: State,
  ...more: readonly Key[]
): OpenView<State, Key> {
  const { options, phase, turn, retired } = state;
  const added = Object.fromEntries(more.map((key) => [key, state[key]]));
  return { ...added, options, phase, turn, retired, seats: retired.length } as OpenView<State, Key>;
}

/** What everyone sees of a game of points, and what a game adds to it as it is. */
export type PointsView<State extends Agreed & ScoredState<unknown>, Key extends keyof State = never> = OpenView<
  State,
  'scores' | 'sheet' | Key
> & { readonly result: Result | null };

export function scoredView<State extends Agreed & ScoredState<unknown>, Key extends keyof State = never>(
  state: State,
  ...more: readonly Key[]
): PointsView<State, Key> {
  return { ...openView<State, 'scores' | 'sheet' | Key>(state, 'scores', 'sheet', ...more), result: resultByScore(state) };
}
