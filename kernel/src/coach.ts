// What a game may teach: the same position for everyone of a day. All of it is optional.

import { seededChance } from './chance.ts';
import { noonOf, seedOf } from './day.ts';
import type { Feat } from './feats.ts';
import type { Game, GameTypes } from './game.ts';
import type { Hints, Stuck } from './hints.ts';
import { type Advance, act, type Match, type RefusedAction, replayed, stop } from './match.ts';
import type { Seat } from './seats.ts';

export interface Coach<T extends GameTypes> {
  readonly daily?: Daily<T>;
  readonly insight?: Insight<T>;
  /** For whoever is to move; null when there is nothing to find. */
  hints?(stuck: Stuck<T['View']>, books: T['Books']): Hints | null;
  /** The words or rebuses that stand by a fact. */
  feats?(fact: T['Fact']): readonly Feat[];
}

/** What a turn brought, in the game's own measure and in words. */
export interface TurnWorth {
  readonly points: number;
  /** « MARIE », « début de mot ». */
  readonly told: string;
}

export type Advice = TurnWorth;

/** What a coach sees in a turn, from its player's own view. */
export interface Insight<T extends GameTypes> {
  /** What points are called here: one, and several. */
  readonly unit: readonly [one: string, several: string];
  /** The facts after which someone looks for a move. */
  readonly begins: readonly T['Fact']['kind'][];
  /** Whose turn a fact concludes; null when none's. */
  author(fact: T['Fact']): Seat | null;
  /** What a fact that concludes a turn was worth, for whoever had that view when it began. */
  worth(fact: T['Fact'], view: T['View'], books: T['Books']): TurnWorth;
  /** The solver's answer to a view; null when nothing can be played. */
  best(view: T['View'], seat: Seat, books: T['Books']): Advice | null;
}

/** Whoever plays alone what a coach gives. */
export const PUPIL: Seat = 0;

/** In words that everybody uses, or in any. */
export type WordsUsed = 'everyday' | 'all';

/** The challenge of a day: a position, a few moves, how they went. */
export interface Daily<T extends GameTypes> {
  /** What is asked, in French. */
  readonly asked: string;
  /** Whether the screen of the game shows the best and gives the result to others by itself. */
  readonly hasOwnEnd?: boolean;
  /** Whether hints may be asked for; they are told with the result. */
  readonly allowsHints?: boolean;
  /** What leads to the first move of a day: no clock, the pupil is to act. */
  dealt(day: string, books: T['Books']): readonly T['Fact'][];
  /** What someone else at the table does, who only lets the pupil go on. */
  reply?(state: T['State'], seat: Seat): T['Action'];
  /** Whether nothing more is asked, besides that the game is over. */
  isDone(state: T['State']): boolean;
  outcome(state: T['State']): DayOutcome;
  /** What a solver makes of it. */
  best(day: string, words: WordsUsed, books: T['Books']): DayBest;
  /** The position in a few lines, for whoever reads it as text. */
  position(state: T['State']): readonly string[];
}

/** How a day went, or could have gone. */
export interface DayOutcome {
  readonly points: number;
  /** « 24 points en 3 mots ». */
  readonly told: string;
  /** A line of signs a play: how it went, and nothing that would spoil the day. */
  readonly signs: readonly string[];
}

export interface DayBest {
  readonly points: number;
  /** A line a play, in French. */
  readonly plays: readonly string[];
}

interface DayPlayed<T extends GameTypes> {
  readonly game: Game<T>;
  readonly daily: Daily<T>;
  readonly day: string;
  readonly books: T['Books'];
}

/** The position of a day. */
export function dayBegun<T extends GameTypes>({ game, daily, day, books }: DayPlayed<T>): Advance<T> {
  const facts = daily.dealt(day, books);
  return { match: replayed(game, facts), facts };
}

/** The day after a move of the pupil: the others let it go on at once, and it stops when nothing more is asked. */
export function dayAfter<T extends GameTypes>(
  match: Match<T>,
  action: T['Action'],
  played: DayPlayed<T>,
): Advance<T> | RefusedAction<T> {
  const outcome = act(match, { seat: PUPIL, step: match.step, action }, toolsOn(match, played));
  return 'refusal' in outcome ? outcome : repliedTo(outcome, played);
}

/** The day once the pupil has had enough of it. */
export function dayStopped<T extends GameTypes>(match: Match<T>, played: DayPlayed<T>): Advance<T> {
  return stop(match, toolsOn(match, played));
}

export function isDayOver<T extends GameTypes>({ game, state }: Match<T>): boolean {
  return game.result(state) !== null;
}

function repliedTo<T extends GameTypes>(advance: Advance<T>, played: DayPlayed<T>): Advance<T> {
  const { match, facts } = advance;
  if (isDayOver(match)) return advance;
  if (played.daily.isDone(match.state)) return withMore(facts, dayStopped(match, played));
  const { seats } = match.game.awaiting(match.state);
  const other = seats.find((seat) => seat !== PUPIL);
  if (seats.includes(PUPIL) || other === undefined) return advance;
  const action = played.daily.reply?.(match.state, other);
  const answer = action && act(match, { seat: other, step: match.step, action }, toolsOn(match, played));
  if (answer === undefined || 'refusal' in answer) throw new Error(`nobody answers for seat ${other}: ${JSON.stringify(answer)}`);
  return repliedTo(withMore(facts, answer), played);
}

function withMore<T extends GameTypes>(facts: readonly T['Fact'][], next: Advance<T>): Advance<T> {
  return { match: next.match, facts: [...facts, ...next.facts] };
}

/** The same luck for the same moves. */
function toolsOn<T extends GameTypes>({ step }: Match<T>, { game, day, books }: DayPlayed<T>) {
  return { chance: seededChance(seedOf(`${game.id} ${day} ${step}`)), now: noonOf(day), books };
}
