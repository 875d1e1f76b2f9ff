// Knows how a game advances: the one way in for people, bots, clocks and tests.

import type { Coded } from './coded.ts';
import { type Awaiting, type Game, type GameTypes, seatsFor, type Tools } from './game.ts';
import type { Seat, Seating } from './seats.ts';
import { isTakenBack, type LoggedFact, standingFacts } from './take-back.ts';

/** A game in progress. A value: advancing makes a new one. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  /** How many facts made this state. */
  readonly step: number;
  /** The step from which an action may have been composed and still be received. */
  readonly since: number;
}

export interface Advance<T extends GameTypes> {
  readonly match: Match<T>;
  readonly facts: readonly T['Fact'][];
}

/** What every game refuses alike. */
export type MatchRefusal = Coded<'malformed' | 'over' | 'not-awaited'> | Coded<'stale', { step: number }>;

export interface RefusedAction<T extends GameTypes> {
  readonly refusal: T['Refusal'] | MatchRefusal;
}

/** An action as it arrives: not yet trusted. */
export interface ActionRequest {
  readonly seat: Seat;
  /** The step its sender had before its eyes. */
  readonly step: number;
  readonly action: unknown;
}

export function begin<T extends GameTypes>(
  game: Game<T>,
  opening: { readonly options: T['Options']; readonly seating: Seating },
  tools: Tools<T['Books']>,
): Advance<T> {
  const { count } = opening.seating;
  const { min, max } = seatsFor(game, opening.options);
  if (count < min || count > max) throw new RangeError(`${game.id} is not played by ${count}`);
  const facts = game.setup(opening.options, opening.seating, tools);
  return { match: replayed(game, facts), facts };
}

/** The state that facts make, from the first one on; what was taken back makes nothing, and actions composed before that are stale. */
export function replayed<T extends GameTypes>(game: Game<T>, facts: readonly LoggedFact<T>[]): Match<T> {
  const standing = standingFacts<T['Fact']>(facts);
  const [first, ...rest] = standing;
  if (first === undefined) throw new RangeError('a game begins with a fact');
  const begun = { game, state: game.evolve(null, first.fact), step: 1, since: 1 };
  const match = followed(
    begun,
    rest.map(({ fact }) => fact),
  );
  const since = Math.max(standing[match.since - 1]?.step ?? 1, facts.findLastIndex(isTakenBack) + 1);
  return { ...match, step: facts.length, since };
}

/** The match after more facts. */
export function followed<T extends GameTypes>(match: Match<T>, facts: readonly T['Fact'][]): Match<T> {
  let { state, step, since } = match;
  let { decision } = match.game.awaiting(state);
  for (const fact of facts) {
    state = match.game.evolve(state, fact);
    step += 1;
    const next = match.game.awaiting(state).decision;
    if (next !== decision) since = step;
    decision = next;
  }
  return { game: match.game, state, step, since };
}

export function act<T extends GameTypes>(
  match: Match<T>,
  request: ActionRequest,
  tools: Tools<T['Books']>,
): Advance<T> | RefusedAction<T> {
  const { game, state } = match;
  const { seat } = request;
  const action = game.readAction(request.action);
  if (action === null) return { refusal: { code: 'malformed' } };
  if (game.result(state) !== null) return { refusal: { code: 'over' } };
  if (!mayAct(seat, game.awaiting(state))) return { refusal: { code: 'not-awaited' } };
  if (request.step < match.since || request.step > match.step) return { refusal: { code: 'stale', step: match.step } };
  const refusal = game.check(game.view(state, seat), seat, action, tools.books);
  if (refusal !== null) return { refusal };
  return advancedBy(match, game.decide(state, seat, action, tools));
}

/** Whether a seat is awaited, or welcome. */
export function mayAct(seat: Seat, { seats, welcome = [] }: Awaiting): boolean {
  return seats.includes(seat) || welcome.includes(seat);
}

/** The match after its deadline. Nothing happens before it, or when there is none. */
export function expire<T extends GameTypes>(match: Match<T>, tools: Tools<T['Books']>): Advance<T> {
  const { deadline } = match.game.awaiting(match.state);
  if (deadline === null || tools.now < deadline) return { match, facts: [] };
  return advancedBy(match, match.game.expire(match.state, tools));
}

export function retire<T extends GameTypes>(match: Match<T>, seat: Seat, tools: Tools<T['Books']>): Advance<T> {
  if (match.game.result(match.state) !== null) return { match, facts: [] };
  return advancedBy(match, match.game.retire(match.state, seat, tools));
}

export function stop<T extends GameTypes>(match: Match<T>, tools: Tools<T['Books']>): Advance<T> {
  if (match.game.result(match.state) !== null) return { match, facts: [] };
  return advancedBy(match, match.game.stop(match.state, tools));
}

function advancedBy<T extends GameTypes>(match: Match<T>, facts: readonly T['Fact'][]): Advance<T> {
  return { match: followed(match, facts), facts };
}
