// The points: what a play pays, what cards left in hand cost. (RULES.md 4 and 5)

import type { Card, Holder, Laid, Play, Points } from '../types.ts';
import { cardValue, EXCHANGE_COST, GOMME_VALUE, JOKER_VALUE } from './deck.ts';
import { holderAfter } from './holder.ts';

/** Letters placed before the bonus begins, and what each one after them adds. */
export const WITHOUT_BONUS = 2;
export const BONUS = 3;

/** The points of a legal play on a holder. */
export function pointsOfWord(holder: Holder, play: Play, exchanges: number): Points {
  const after = holderAfter(holder, play);
  const letters = summed(after.map(letterValue));
  const gommes = GOMME_VALUE * after.filter((laid) => laid.kind === 'gomme').length;
  const bonus = placingBonus(play.placements.filter(({ card, faceDown }) => card !== 'gomme' && !faceDown).length);
  const exchanged = exchangePoints(exchanges);
  return { letters, gommes, bonus, exchanges: exchanged, total: letters + gommes + bonus + exchanged };
}

/** For each letter or joker placed from the third on. */
export function placingBonus(placed: number): number {
  return BONUS * Math.max(0, placed - WITHOUT_BONUS);
}

/** What the exchanges of a turn cost, as a number to add. */
export function exchangePoints(exchanges: number): number {
  return exchanges === 0 ? 0 : -EXCHANGE_COST * exchanges;
}

/** What the cards left in hand take off: a gomme takes off too. */
export function leftInHand(cards: readonly Card[]): number {
  return summed(cards.map((card) => Math.abs(cardValue(card))));
}

function letterValue(laid: Laid): number {
  if (laid.kind === 'letter') return cardValue(laid.letter);
  return laid.kind === 'joker' ? JOKER_VALUE : 0;
}

function summed(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
