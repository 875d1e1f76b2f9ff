// Knows which tokens a machine gives back when it finds nothing to lay: those that go with the fewest others. (RULES.md 3.5)

import { totalOf } from '../rules/draw.ts';
import type { Action, Colour, Token, View } from '../types.ts';
import type { Readings } from './readings.ts';

/** Letters are the easiest to use, then people and little words. */
export const FAVOURITES: readonly Colour[] = ['blue', 'yellow', 'red'];

/** The share of the hand that is given back. */
const SHARE = 0.6;

/** Half of the hand or more, as far as the bags go; passing when they are empty. */
export function change({ hand, bagCounts }: Pick<View, 'hand' | 'bagCounts'>, readings: Readings): Action {
  const held = hand ?? [];
  const number = Math.min(Math.ceil(SHARE * held.length), totalOf(bagCounts));
  const lonely = held
    .map((token, at) => ({ token, partners: partnersOf(token, held.toSpliced(at, 1), readings) }))
    .sort((one, other) => one.partners - other.partners);
  const tokens = lonely.slice(0, number).map(({ token }) => token);
  return number === 0 ? { kind: 'pass' } : { kind: 'change', tokens, bags: FAVOURITES };
}

/** How many others say something just before or after a token. */
function partnersOf(token: Token, others: readonly Token[], readings: Readings): number {
  const goes = (other: Token): boolean => readings.of([token, other]) !== null || readings.of([other, token]) !== null;
  return others.filter(goes).length;
}
