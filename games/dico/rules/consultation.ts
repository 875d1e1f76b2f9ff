// How long the dictionary stays open: until an opponent throws two red faces. (RULES.md 1.2, 3.16, 3.17)

import {
  type Chance,
  clockwiseFrom,
  daysOfSand,
  deadlineAfter,
  type Glance,
  type Moment,
  type Seat,
  sandAgain,
  sandLeft,
} from '@boite/kernel';
import type { Dice, DicoTypes, Fact, Options, Refusal, State } from '../types.ts';

/** A die has so many faces, and so many of them are red. */
export const DIE_FACES = 6;
export const RED_FACES = 2;
/** Seconds: the dice are thrown that often at most, and are thrown for whoever has not thrown them within that time. */
export const THROW_EVERY = 2;
export const THROW_WITHIN = 4;

type OpenedAt = { readonly page: number };

export function consulted({ state, seat, tools }: Moment<DicoTypes>, { page }: OpenedAt): readonly Fact[] {
  return [{ kind: 'consulted', seat, page, left: sandLeft(state, tools), deadline: nextThrow(state, tools.now) }];
}

/** When the dice may be thrown again; null without an hourglass, where a page is turned first. */
function nextThrow({ options }: State, now: number): number | null {
  return deadlineAfter(isThrownByHand(options) ? options.sablier : THROW_EVERY, now);
}

/** Without an hourglass, and over days, one page is turned for one throw. */
export function isThrownByHand(options: Options): boolean {
  return options.sablier === null || daysOfSand(options) !== null;
}

export function leafRefusal({ view: { options, consultation } }: Glance<DicoTypes>): Refusal | null {
  return isThrownByHand(options) && consultation?.isDue ? { code: 'throw-awaited' } : null;
}

export function pageTurned({ state, seat, tools }: Moment<DicoTypes>, { page }: OpenedAt): readonly Fact[] {
  const leafed: Fact = { kind: 'leafed', seat, page };
  if (!isThrownByHand(state.options)) return [leafed];
  return [leafed, { kind: 'throw-due', seat, deadline: deadlineAfter(THROW_WITHIN, tools.now) }];
}

export function throwRefusal({ view: { consultation }, seat }: Glance<DicoTypes>): Refusal | null {
  return consultation?.isDue && consultation.by === seat ? null : { code: 'no-throw' };
}

/** The dice have rested; or nobody has thrown them in time, and they are thrown for the one who should have. */
export function diceUnthrown(moment: Moment<DicoTypes>): readonly Fact[] {
  const { state, seat, tools } = moment;
  if (state.consultation?.isDue) return thrown(moment);
  return [{ kind: 'throw-due', seat, deadline: deadlineAfter(THROW_WITHIN - THROW_EVERY, tools.now) }];
}

/** One throw, and the end of the consultation if it is the last. */
export function thrown({ state, tools }: Moment<DicoTypes>): readonly Fact[] {
  const seat = state.turn;
  const dice: Dice = [dieFace(tools.chance), dieFace(tools.chance)];
  const roll: Fact = { kind: 'rolled', seat, by: throwerIn(state), dice, deadline: nextThrow(state, tools.now) };
  return dice.every((face) => face === 'red') ? [roll, { kind: 'closed', seat, deadline: sandAgain(state.left, tools) }] : [roll];
}

function dieFace({ below }: Chance): Dice[number] {
  return below(DIE_FACES) < RED_FACES ? 'red' : 'plain';
}

/** The opponents at the table throw one after the other, also those who are out of the race. */
export function throwerIn({ turn, retired, consultation }: Pick<State, 'turn' | 'retired' | 'consultation'>): Seat {
  const opponents = clockwiseFrom(turn + 1, retired.length).filter((seat) => seat !== turn && !retired[seat]);
  return opponents[(consultation?.rolls ?? 0) % opponents.length] ?? turn;
}

/** Whoever throws, and the reader; where the dice are thrown by hand the reader has turned a page already, and may only close the book. */
export function awaitedAtBook(state: State): readonly Seat[] {
  if (!state.consultation?.isDue) return [state.turn];
  return isThrownByHand(state.options) ? [throwerIn(state)] : [throwerIn(state), state.turn];
}

/** The reader may always close the book, or announce STOP. */
export function welcomeAtBook({ phase, turn }: State): readonly Seat[] {
  return phase === 'consulting' ? [turn] : [];
}

/** Nobody waits for a thrower who is away: the dice are thrown for them. */
export function replaceableAtBook(state: State): readonly Seat[] {
  return state.consultation?.isDue ? [throwerIn(state)] : [];
}
