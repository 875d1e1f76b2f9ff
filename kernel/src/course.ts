// The course of a game: whose turn it is, what each may do and when, what closes a turn and what that leads to, leaving, stopping.

import type { CourseSight, CourseTypes } from './evolution.ts';
import type { Awaiting, Game, Tools } from './game.ts';
import type { ActionOf, Glance, Moment } from './moment.ts';
import type { Seat } from './seats.ts';

/** What every game refuses when an action comes at another time than its own. */
export interface NotNow {
  readonly code: 'not-now';
}

/** An action: when it may be done, why it is refused, what facts it makes. */
export interface Ability<T extends CourseTypes, Action extends T['Action']> {
  /** In which phases; while a play waits, in which stage of its ballot. */
  readonly when: readonly string[];
  /** `others`: for those who are not in turn. */
  readonly who?: 'others';
  readonly refusal?: (glance: Glance<T>, action: Action) => T['Refusal'] | null;
  readonly facts: (moment: Moment<T>, action: Action) => readonly T['Fact'][];
  /** It ends the turn, whatever its facts. */
  readonly closes?: true;
}

export type Abilities<T extends CourseTypes> = {
  readonly [Kind in T['Action']['kind']]: Ability<T, ActionOf<T, Kind>>;
};

/** A phase of a game, as far as it is not simply the turn of one seat. */
export interface PhaseRules<T extends CourseTypes> {
  /** Whom it waits for; the seat in turn unless told. */
  readonly awaits?: (state: T['State']) => readonly Seat[];
  /** Whom it does not wait for while they are away, although they are awaited. */
  readonly replaceable?: (state: T['State']) => readonly Seat[];
  /** It gathers the answers of several: what follows once it waits for nobody any more. */
  readonly gathered?: (moment: Moment<T>) => readonly T['Fact'][];
  /** What comes of silence, when the sand runs out. */
  readonly silence: (moment: Moment<T>) => readonly T['Fact'][];
  /** Nobody is in turn yet. */
  readonly isBeforeTurns?: true;
}

export interface Course<T extends CourseTypes> {
  readonly evolve: Game<T>['evolve'];
  readonly abilities: Abilities<T>;
  /** Every phase that sand may run out in; one that is not told of is a moment of the turn. */
  readonly phases: Readonly<Record<string, PhaseRules<T>>>;
  /** The facts that close a turn. */
  readonly closes: readonly T['Fact']['kind'][];
  /** Why the game is over after a turn or a departure; null when it goes on. */
  readonly endReason: (state: T['State']) => T['State']['ended'];
  readonly ending: (state: T['State'], reason: NonNullable<T['State']['ended']>) => readonly T['Fact'][];
  /** What follows a turn that is over. */
  readonly next: (state: T['State'], tools: Tools<T['Books']>) => readonly T['Fact'][];
  /** Seats that may act although nobody waits for them. */
  readonly welcome?: (state: T['State']) => readonly Seat[];
  /** What happens when a seat leaves; it is retired unless more is told. */
  readonly leaving?: (moment: Moment<T>) => readonly T['Fact'][];
}

/** The part of a game that its course plays. */
export type Played<T extends CourseTypes> = Pick<
  Game<T>,
  'evolve' | 'awaiting' | 'check' | 'decide' | 'expire' | 'retire' | 'stop'
>;

export function played<T extends CourseTypes>(course: Course<T>): Played<T> {
  const { evolve, ending } = course;
  return {
    evolve,
    awaiting: (state) => awaitingIn(course, state),
    check: (view, seat, action, books) => abilityRefusal(course, { view, seat, books }, action),
    decide: (state, seat, action, tools) => {
      const { facts, closes } = abilityOf(course, action);
      return ledOn(course, { state, tools }, facts({ state, seat, tools }, action), closes);
    },
    expire: (state, tools) => {
      const facts = phaseRules(course, state).silence({ state, seat: state.turn, tools });
      return ledOn(course, { state, tools }, facts);
    },
    retire: (state, seat, tools) => (state.retired[seat] === false ? departed(course, { state, seat, tools }) : []),
    stop: (state) => ending(state, 'stopped'),
  };
}

/** A phase in which one seat acts, and nothing but turns follows. */
const TIMELESS = {
  silence: () => {
    throw new Error('the sand ran out in a phase without one');
  },
};

function phaseRules<T extends CourseTypes>({ phases }: Course<T>, { phase }: Pick<CourseSight, 'phase'>): PhaseRules<T> {
  return phases[phase] ?? phases.turn ?? TIMELESS;
}

function abilityOf<T extends CourseTypes>({ abilities }: Course<T>, action: T['Action']): Ability<T, T['Action']> {
  return abilities[action.kind as T['Action']['kind']] as Ability<T, T['Action']>;
}

function awaitingIn<T extends CourseTypes>(course: Course<T>, state: T['State']): Awaiting {
  const { deadline, decision } = state;
  const welcome = course.welcome?.(state) ?? [];
  const replaceable = phaseRules(course, state).replaceable?.(state) ?? [];
  return { seats: awaitedSeats(course, state), welcome, replaceable, deadline, decision };
}

function awaitedSeats<T extends CourseTypes>(course: Course<T>, state: T['State']): readonly Seat[] {
  if (state.ended !== null) return [];
  return phaseRules(course, state).awaits?.(state) ?? [state.turn];
}

/** The types of a course ask that a game's refusals include this one. */
const NOT_NOW: NotNow = { code: 'not-now' };

function abilityRefusal<T extends CourseTypes>(course: Course<T>, glance: Glance<T>, action: T['Action']): T['Refusal'] | null {
  const { view, seat } = glance;
  const { when, who, refusal } = abilityOf(course, action);
  const gathers = phaseRules(course, view).gathered !== undefined;
  const isTheirs = gathers || (who === 'others') !== (view.turn === seat);
  if (!isTheirs || !when.includes(view.pending?.stage ?? view.phase)) return NOT_NOW;
  return refusal?.(glance, action) ?? null;
}

/** The facts, and what they lead to: the end, another turn, or what a phase had waited for. */
function ledOn<T extends CourseTypes>(
  course: Course<T>,
  { state, tools }: Omit<Moment<T>, 'seat'>,
  facts: readonly T['Fact'][],
  closes = false,
): readonly T['Fact'][] {
  const now = facts.reduce<T['State']>(course.evolve, state);
  if (now.ended !== null) return facts;
  if (closes || facts.some(({ kind }) => course.closes.includes(kind))) return [...facts, ...nextOrEnd(course, now, tools)];
  const { gathered } = phaseRules(course, now);
  if (gathered === undefined || awaitedSeats(course, now).length > 0) return facts;
  return [...facts, ...ledOn(course, { state: now, tools }, gathered({ state: now, seat: now.turn, tools }))];
}

function nextOrEnd<T extends CourseTypes>(course: Course<T>, state: T['State'], tools: Tools<T['Books']>): readonly T['Fact'][] {
  const reason = course.endReason(state);
  return reason === null ? course.next(state, tools) : course.ending(state, reason);
}

/** A seat leaves: the end, the next turn if it was its own, or what the others had been waiting for. */
function departed<T extends CourseTypes>(course: Course<T>, moment: Moment<T>): readonly T['Fact'][] {
  const { state, seat, tools } = moment;
  const facts = course.leaving?.(moment) ?? [{ kind: 'retired', seat }];
  const now = facts.reduce<T['State']>(course.evolve, state);
  const reason = course.endReason(now);
  if (reason !== null) return [...facts, ...course.ending(now, reason)];
  const isTheirTurn = state.turn === seat && !phaseRules(course, state).isBeforeTurns;
  return ledOn(course, { state, tools }, facts, isTheirTurn);
}
