// How a turn closes: points counted once, a card discarded, others drawn. (RULES.md 5.2, 6.4, 7.2, 8, 9)

import { type ActionOf, type Moment, oneOf, type Seat } from '@boite/kernel';
import type { EndReason, Fact, RebustoryTypes, Refusal, State, View } from '../types.ts';
import type { CardId } from './cards.ts';
import { evolve } from './evolve.ts';
import { hasLaidInTurn } from './group.ts';
import { drawnCards } from './pile.ts';
import { turnPoints } from './score.ts';
import { courseOf, HELP_COST, isAlone, LAST_RUNG, RUNG_CARDS } from './ways.ts';

type CardMoment = Moment<RebustoryTypes>;
type Finish = ActionOf<RebustoryTypes, 'finish'>;

export function finishRefusal(view: View, { discard, takesTop }: Finish): Refusal | null {
  const hand = view.hand ?? [];
  const course = courseOf(view.options);
  if (takesTop && !(course.takesTop && view.discards.length > 0)) return { code: 'no-top-to-take' };
  if (view.options.way === 'echelle' && !hasLaidInTurn(view)) return { code: 'rung-empty', cards: view.rung };
  const discards = course.draws !== 'none' && hand.length > 0;
  if (discard === null) return discards ? { code: 'discard-one' } : null;
  if (!discards) return { code: 'no-discard' };
  return hand.includes(discard) ? null : { code: 'not-in-hand', card: discard };
}

/** Alone: the next rung of the ladder with ten more cards, or the end. */
export function finished(moment: CardMoment, { discard, takesTop }: Finish): readonly Fact[] {
  const { state, seat } = moment;
  if (state.options.way === 'tirage') return endedNow(state, 'draw-finished');
  if (state.options.way !== 'echelle') return closed(moment, { discard, takesTop, outOfTime: false });
  if (state.rung === LAST_RUNG) return endedNow(state, 'ladder-climbed');
  return thenDrawn(moment, [scored(state, seat)], RUNG_CARDS);
}

/** Laid rebuses count, chance discards, and the hand is refilled. (RULES.md 9.3) */
export function ranOut(moment: CardMoment): readonly Fact[] {
  const { state, seat, tools } = moment;
  if (isAlone(state.options)) return endedNow(state, 'out-of-time');
  const hand = state.hands[seat] ?? [];
  const discard = hand.length === 0 ? null : oneOf(hand, tools.chance);
  return closed(moment, { discard, takesTop: false, outOfTime: true });
}

/** The game ends here; what was laid in this turn still counts. */
export function endedNow(state: State, reason: EndReason): readonly Fact[] {
  const ended: Fact = { kind: 'ended', reason };
  return hasLaidInTurn(state) ? [scored(state, state.turn), ended] : [ended];
}

export function helped({ state, seat }: CardMoment): readonly Fact[] {
  return [{ kind: 'helped', seat, cost: HELP_COST, cards: state.pile.slice(0, RUNG_CARDS) }];
}

interface Closing {
  readonly discard: CardId | null;
  readonly takesTop: boolean;
  readonly outOfTime: boolean;
}

/** In the second game a hand emptied by laying or by the discard ends the round before any draw. */
function closed(moment: CardMoment, { discard, takesTop, outOfTime }: Closing): readonly Fact[] {
  const { state, seat } = moment;
  const isEmptied = (state.hands[seat]?.length ?? 0) === (discard === null ? 0 : 1);
  const thrown: readonly Fact[] = discard === null ? [] : [{ kind: 'discarded', seat, card: discard }];
  const counted = scored(state, seat, outOfTime);
  if (courseOf(state.options).hasRounds && isEmptied) return [counted, ...thrown];
  const top: readonly Fact[] = takesTop ? [{ kind: 'took-top', seat, card: state.discards[0] as CardId }] : [];
  const facts = [counted, ...top, ...thrown];
  return thenDrawn(moment, facts, missingCards(facts.reduce<State>(evolve, state), seat, takesTop));
}

function thenDrawn({ state, seat, tools }: CardMoment, facts: readonly Fact[], count: number): readonly Fact[] {
  return [...facts, ...drawnCards(facts.reduce<State>(evolve, state), { seat, count }, tools)];
}

function scored(state: State, seat: Seat, outOfTime = false): Fact {
  return { kind: 'scored', seat, points: turnPoints(state, seat), outOfTime };
}

function missingCards({ options, hands }: State, seat: Seat, takesTop: boolean): number {
  const { draws, hand } = courseOf(options);
  if (draws === 'one') return takesTop ? 0 : 1;
  return Math.max(0, hand - (hands[seat]?.length ?? 0));
}
