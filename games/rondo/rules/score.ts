// Knows the points: what a play pays, and what cards left in hand cost. (RULES.md 4 and 5)

import type { Card, Holder, Laid, Play, Points } from '../types.ts';
import { cardValue, EXCHANGE_COST, GOMME_VALUE, JOKER_VALUE } from './deck.ts';
import { holderAfter } from './holder.ts';

/** Letters placed before the bonus begins. */
const WITHOUT_BONUS = 2;
const BONUS = 3;

/** The points of a legal play on a holder. */
export function pointsOf(holder: Holder, play: Play, exchanges: number): Points {
  const after = holderAfter(holder, play);
  const letters = sum(after.map(letterValue));
  const gommes = GOMME_VALUE * after.filter((laid) => laid.kind === 'gomme').length;
  const bonus = bonusFor(play.placements.filter(({ card, faceDown }) => card !== 'gomme' && !faceDown).length);
  const exchanged = exchangePoints(exchanges);
  return { letters, gommes, bonus, exchanges: exchanged, total: letters + gommes + bonus + exchanged };
}

/** +3 for each letter or joker placed from the third on. */
export function bonusFor(placed: number): number {
  return BONUS * Math.max(0, placed - WITHOUT_BONUS);
}

/** What the exchanges of a turn cost, as a number to add. */
export function exchangePoints(exchanges: number): number {
  return exchanges === 0 ? 0 : -EXCHANGE_COST * exchanges;
}

/** What the cards left in hand take off: a gomme counts as +2. */
export function leftInHand(cards: readonly Card[]): number {
  return sum(cards.map((card) => Math.abs(cardValue(card))));
}

function letterValue(laid: Laid): number {
  if (laid.kind === 'letter') return cardValue(laid.letter);
  return laid.kind === 'joker' ? JOKER_VALUE : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
