// What comes after a turn: the next player, another round, the end. (RULES.md 5.4 to 5.6, 6, 7.5)

import { deadlineAfter, type Seat, seatsLeft, shuffled, type Tools } from '@boite/kernel';
import type { Books, EndReason, Fact, RoundEnd, State } from '../types.ts';
import { cardsOfTable } from './deck.ts';
import { evolve } from './evolve.ts';
import { dealtCards, drawnCards } from './pile.ts';
import { CHILDREN_TURNS, courseOf, IDLE_GO_ROUNDS, isAlone, targetOf } from './ways.ts';

/** A turn begins; in the second edition with a card drawn. */
export function turnOf(state: State, { seat, goRound }: { seat: Seat; goRound: number }, tools: Tools<Books>): readonly Fact[] {
  const { sablier } = state.options;
  const deadline = deadlineAfter(sablier === 'accord' ? null : sablier, tools.now);
  const turn: Fact = { kind: 'turn', seat, goRound, deadline };
  const drawn = courseOf(state.options).drawsFirst ? drawnCards(evolve(state, turn), { seat, count: 1 }, tools) : [];
  return [turn, ...drawn];
}

/** A hand emptied ends a round of the second game; the ladder goes on to its next rung. */
export function afterTurn(state: State, tools: Tools<Books>): readonly Fact[] {
  const { options, turn, hands, retired } = state;
  const { hasRounds } = courseOf(options);
  if (isAlone(options)) return turnOf(state, { seat: turn, goRound: state.goRound + 1 }, tools);
  if (hasRounds && !retired[turn] && hands[turn]?.length === 0)
    return afterRound(state, { reason: 'hand-empty', winner: turn }, tools);
  const { seat, isNewGoRound } = nextSeat(state);
  if (!isNewGoRound) return turnOf(state, { seat, goRound: state.goRound }, tools);
  if (hasRounds) {
    const reason = roundEnd(state);
    if (reason !== null) return afterRound(state, { reason, winner: null }, tools);
  } else {
    const reason = gameEnd(state);
    if (reason !== null) return [{ kind: 'ended', reason }];
  }
  return turnOf(state, { seat, goRound: state.goRound + 1 }, tools);
}

/** The round is over: another one, or the end when someone has enough points or nobody laid anything. */
function afterRound(
  state: State,
  { reason, winner }: { reason: RoundEnd; winner: Seat | null },
  tools: Tools<Books>,
): readonly Fact[] {
  const over: Fact = { kind: 'round-ended', round: state.round, reason, winner };
  if (hasReachedTarget(state)) return [over, { kind: 'ended', reason: 'target' }];
  if (!state.entered.includes(true)) return [over, { kind: 'ended', reason: 'idle' }];
  const { hands, options, retired, round } = state;
  const dealer = neighbour(state, state.first);
  const cards = shuffled(cardsOfTable(options), tools.chance);
  const dealt = dealtCards(cards, { round: round + 1, dealer, seats: hands.length, hand: courseOf(options).hand, retired });
  const after = [over, dealt].reduce<State>(evolve, state);
  return [over, dealt, ...turnOf(after, { seat: dealer, goRound: 1 }, tools)];
}

/** The seats in the order of play, from the first one on, those who left included. */
function orderOfPlay({ first, hands, options }: State): readonly Seat[] {
  const { step } = courseOf(options);
  const count = hands.length;
  return hands.map((_, nth) => (first + step * nth + count * nth) % count);
}

function nextSeat(state: State): { readonly seat: Seat; readonly isNewGoRound: boolean } {
  const seat = neighbour(state, state.turn);
  const order = orderOfPlay(state);
  return { seat, isNewGoRound: order.indexOf(seat) <= order.indexOf(state.turn) };
}

/** The next seat still playing, in the order of play. */
function neighbour(state: State, from: Seat): Seat {
  const [, ...others] = orderOfPlay({ ...state, first: from });
  return others.find((seat) => !state.retired[seat]) ?? from;
}

/** Nothing is left to draw, or nobody lays anything any more. */
function roundEnd({ isDry, hasLaid, idle }: State): 'pile-empty' | 'idle' | null {
  if (isDry) return 'pile-empty';
  return !hasLaid && idle + 1 >= IDLE_GO_ROUNDS ? 'idle' : null;
}

function gameEnd(state: State): EndReason | null {
  if (state.options.children) return state.goRound >= CHILDREN_TURNS ? 'three-turns' : null;
  return hasReachedTarget(state) ? 'target' : roundEnd(state);
}

function hasReachedTarget({ options, retired, scores }: State): boolean {
  const target = targetOf(options);
  return seatsLeft(retired).some((seat) => (scores[seat] ?? 0) >= target);
}
