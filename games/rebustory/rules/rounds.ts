// Knows what comes after a turn: the next player, another round, the end. (RULES.md 5.4 to 5.6, 6, 7.5)

import { type Seat, shuffled, type Tools } from '@boite/kernel';
import type { Books, EndReason, Fact, RoundEnd, State } from '../types.ts';
import { deckOf } from './deck.ts';
import { evolve } from './evolve.ts';
import { dealtFrom, drawnCards } from './pile.ts';
import { active, hasReachedTarget } from './result.ts';
import { CHILDREN_TURNS, courseOf, IDLE_GO_ROUNDS } from './ways.ts';

/** A turn begins; in the second edition with a card drawn. */
export function turnOf(state: State, { seat, goRound }: { seat: Seat; goRound: number }, tools: Tools<Books>): readonly Fact[] {
  const { sablier } = state.options;
  const deadline = typeof sablier === 'number' ? tools.now + sablier * 1000 : null;
  const turn: Fact = { kind: 'turn', seat, goRound, deadline };
  const drawn = courseOf(state.options).drawsFirst ? drawnCards(evolve(state, turn), { seat, count: 1 }, tools) : [];
  return [turn, ...drawn];
}

/** After a turn that did not empty a hand of the second game. */
export function afterTurn(state: State, tools: Tools<Books>): readonly Fact[] {
  const next = nextSeat(state);
  if (!next.isNewGoRound) return turnOf(state, { seat: next.seat, goRound: state.goRound }, tools);
  if (courseOf(state.options).hasRounds) {
    const reason = roundEnd(state);
    if (reason !== null) return afterRound(state, { reason, winner: null }, tools);
  } else {
    const reason = gameEnd(state);
    if (reason !== null) return [{ kind: 'ended', reason }];
  }
  return turnOf(state, { seat: next.seat, goRound: state.goRound + 1 }, tools);
}

/** The round is over: another one, or the end when someone has enough points or nobody laid anything. */
export function afterRound(
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
  const dealt = dealtFrom(cards, { round: round + 1, dealer, seats: hands.length, hand: courseOf(options).hand, retired });
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
  const playing = active(state);
  const order = orderOfPlay(state);
  const later = order.slice(order.indexOf(state.turn) + 1).find((seat) => playing.includes(seat));
  if (later !== undefined) return { seat: later, isNewGoRound: false };
  return { seat: order.find((seat) => playing.includes(seat)) ?? state.turn, isNewGoRound: true };
}

/** The next seat still playing, in the order of play. */
function neighbour(state: State, from: Seat): Seat {
  const playing = active(state);
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
