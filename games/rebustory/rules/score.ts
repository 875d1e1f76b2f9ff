// The points of a rebus and of a turn. (RULES.md 3)

import type { Seat } from '@boite/kernel';
import type { Group, Options, Rebus, RebusPoints, State, TurnPoints, View } from '../types.ts';
import type { CardId } from './cards.ts';
import { cardPoints } from './deck.ts';
import { cardCount, squaresOf } from './group.ts';
import { courseOf, isAlone } from './ways.ts';

/** For a junior's word rightly spelled; for a whole hand laid. */
export const SPELLING_BONUS = 2;
export const ALL_LAID_BONUS = 50;

/** What a card is worth at a table: for the youngest, each is worth one point. (RULES.md 7.7) */
export function cardWorth(card: CardId, { children }: Pick<Options, 'children'>): number {
  return children ? 1 : cardPoints(card);
}

/** The sum of some cards in a row times their number less one. */
export function rowPoints(cards: readonly CardId[], options: Options): { sum: number; cards: number; points: number } {
  const sum = cards.reduce((total, card) => total + cardWorth(card, options), 0);
  const count = cardCount(cards.map((card) => ({ card })));
  return { sum, cards: count, points: sum * (count - 1) };
}

export function rebusPoints(rebus: Rebus, { squares }: Group, options: Options): RebusPoints {
  const cards = squaresOf(rebus, squares).map(({ card }) => card);
  return { word: rebus.word, spelling: 0, ...rowPoints(cards, options) };
}

type Scored = Pick<State, 'options' | 'juniors' | 'plays' | 'turnNumber'>;

/** What the rebuses made or changed in this turn are worth, each once, as they lie now. */
export function turnPoints(seen: Scored & (Pick<State, 'hands'> | Pick<View, 'hand'>), seat: Seat): TurnPoints {
  const hand = 'hands' in seen ? seen.hands[seat] : seen.hand;
  const rebuses = seen.plays.flat().flatMap((group) => rebusesNow(group, seen, seat));
  const bonus = rebuses.length > 0 && hand?.length === 0 ? allLaidBonus(seen.options) : 0;
  return { rebuses, bonus, total: rebuses.reduce((sum, { points }) => sum + points, bonus) };
}

function rebusesNow(group: Group, { options, juniors, turnNumber }: Scored, seat: Seat): readonly RebusPoints[] {
  const now = group.rebuses.filter(({ turn }) => turn === turnNumber);
  return now.map((rebus) => {
    const points = rebusPoints(rebus, group, options);
    const spelling = rebus.isSpelled && juniors.includes(seat) && hasSpellingBonus(options) ? SPELLING_BONUS : 0;
    return { ...points, spelling, points: points.points + spelling };
  });
}

/** For juniors of the first edition. (RULES.md 5.7) */
export function hasSpellingBonus(options: Options): boolean {
  return options.edition === 'classique' && !isAlone(options);
}

/** For all eleven cards laid. (RULES.md 7.4) */
export function allLaidBonus(options: Options): number {
  return courseOf(options).drawsFirst && !options.children ? ALL_LAID_BONUS : 0;
}
