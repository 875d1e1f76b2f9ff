// Knows how a turn closes: points counted once, a card discarded, others drawn. (RULES.md 5.2, 6.4, 7.2, 9)

import { oneOf, type Seat, type Tools } from '@boite/kernel';
import type { Action, Books, EndReason, Fact, Refusal, State, View } from '../types.ts';
import type { CardId } from './cards.ts';
import { evolve } from './evolve.ts';
import { hasLaidInTurn } from './group.ts';
import { drawnCards } from './pile.ts';
import { afterRound, afterTurn, turnOf } from './rounds.ts';
import { turnPoints } from './score.ts';
import { courseOf, HELP_COST, isAlone, LAST_RUNG, RUNG_CARDS } from './ways.ts';

/** Someone's moment to act. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly tools: Tools<Books>;
}

type Finish = Extract<Action, { kind: 'finish' }>;

/** Facts one after the other, each step seeing what the ones before have changed. */
function inTurn(state: State, steps: readonly ((state: State) => readonly Fact[])[]): readonly Fact[] {
  let now = state;
  return steps.flatMap((step) => {
    const facts = step(now);
    now = facts.reduce(evolve, now);
    return facts;
  });
}

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

export function finished(moment: Moment, { discard, takesTop }: Finish): readonly Fact[] {
  if (isAlone(moment.state.options)) return finishedAlone(moment);
  return closed(moment, { discard, takesTop, outOfTime: false });
}

/** Laid rebuses count, chance discards, and the hand is refilled. (RULES.md 9.3) */
export function ranOut(moment: Moment): readonly Fact[] {
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

interface Closing {
  readonly discard: CardId | null;
  readonly takesTop: boolean;
  readonly outOfTime: boolean;
}

/** In the second game a hand emptied by laying or by the discard ends the round before any draw. */
function closed({ state, seat, tools }: Moment, { discard, takesTop, outOfTime }: Closing): readonly Fact[] {
  const counted = scored(state, seat, outOfTime);
  const isEmptied = (state.hands[seat]?.length ?? 0) === (discard === null ? 0 : 1);
  const thrown: readonly Fact[] = discard === null ? [] : [{ kind: 'discarded', seat, card: discard }];
  if (courseOf(state.options).hasRounds && isEmptied) {
    return inTurn(state, [() => [counted, ...thrown], (now) => afterRound(now, { reason: 'hand-empty', winner: seat }, tools)]);
  }
  return inTurn(state, [
    () => [counted, ...(takesTop ? [topTaken(state, seat)] : []), ...thrown],
    (now) => drawnCards(now, { seat, count: missingCards(now, seat, takesTop) }, tools),
    (now) => afterTurn(now, tools),
  ]);
}

function scored(state: State, seat: Seat, outOfTime = false): Fact {
  return { kind: 'scored', seat, points: turnPoints(state, seat), outOfTime };
}

function topTaken({ discards }: State, seat: Seat): Fact {
  return { kind: 'took-top', seat, card: discards[0] as CardId };
}

function missingCards({ options, hands }: State, seat: Seat, takesTop: boolean): number {
  const { draws, hand } = courseOf(options);
  if (draws === 'one') return takesTop ? 0 : 1;
  return Math.max(0, hand - (hands[seat]?.length ?? 0));
}

// Alone. (RULES.md 8)

/** The next rung of the ladder with ten more cards, or the end. */
function finishedAlone({ state, seat, tools }: Moment): readonly Fact[] {
  if (state.options.way === 'tirage') return endedNow(state, 'draw-finished');
  if (state.rung === LAST_RUNG) return endedNow(state, 'ladder-climbed');
  return inTurn(state, [
    () => [scored(state, seat)],
    (now) => drawnCards(now, { seat, count: RUNG_CARDS }, tools),
    (now) => turnOf(now, { seat, goRound: now.goRound + 1 }, tools),
  ]);
}

export function helped({ state, seat }: Moment): readonly Fact[] {
  return [{ kind: 'helped', seat, cost: HELP_COST, cards: state.pile.slice(0, RUNG_CARDS) }];
}
