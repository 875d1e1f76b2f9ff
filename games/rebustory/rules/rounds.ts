// What comes after a turn: the next player, another round, the end. (RULES.md 5.4 to 5.6, 6, 7.5)

import { deadlineAfter, type Seat, seatsLeft, shuffled, type Tools } from '@boite/kernel';
import type { Books, EndReason, Fact, RoundEnd, State } from '../types.ts';
import { deckOf } from './deck.ts';
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
  const next = nextSeat(state);
  if (!next.isNewGoRound) return turnOf(state, { seat: next.seat, goRound: state.goRound }, tools);
  const roundOver = hasRounds ? roundEnd(state) : null;
  if (roundOver !== null) return afterRound(state, { reason: roundOver, winner: null }, tools);
  const over = hasRounds ? null : gameEnd(state);
  return over === null
    ? turnOf(state, { seat: next.seat, goRound: state.goRound + 1 }, tools)
    : [{ kind: 'ended', reason: over }];
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
  const cards = shuffled(deckOf(options.edition), tools.chance);
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
  const playing = seatsLeft(state.retired);
  const order = orderOfPlay(state);
  const later = order.slice(order.indexOf(state.turn) + 1).find((seat) => playing.includes(seat));
  if (later !== undefined) return { seat: later, isNewGoRound: false };
  return { seat: order.find((seat) => playing.includes(seat)) ?? state.turn, isNewGoRound: true };
}

/** The next seat still playing, in the order of play. */
function neighbour(state: State, from: Seat): Seat {
  const playing = seatsLeft(state.retired);
  return (
    orderOfPlay({ ...state, first: from })
      .slice(1)
      .find((seat) => playing.includes(seat)) ?? from
  );
}

/** Go-rounds in a row without a card laid, the one that ends here included. */
function idleNow({ hasLaid, idle }: State): number {
  return hasLaid ? 0 : idle + 1;
}

function roundEnd(state: State): RoundEnd | null {
  if (state.isDry) return 'pile-empty';
  return idleNow(state) >= IDLE_GO_ROUNDS ? 'idle' : null;
}

function gameEnd(state: State): EndReason | null {
  if (state.options.children) return state.goRound >= CHILDREN_TURNS ? 'three-turns' : null;
  if (hasReachedTarget(state)) return 'target';
  if (state.isDry) return 'pile-empty';
  return idleNow(state) >= IDLE_GO_ROUNDS ? 'idle' : null;
}

function hasReachedTarget({ options, retired, scores }: State): boolean {
  const target = targetOf(options);
  return seatsLeft(retired).some((seat) => (scores[seat] ?? 0) >= target);
}
