// The worked examples of the rules are worth what the rules say.

import { expect, test } from 'vitest';
import { wordOn } from '../rules/holder.ts';
import { HOLDER_EXAMPLES } from './examples.ts';

test('4.1, 4.2 MER 7, MERE 5, MINI 8, MARES 6, VENIR 1', () => {
  expect(HOLDER_EXAMPLES.map(({ after, points }) => [wordOn(after), points])).toEqual([
    ['MER', 7],
    ['MERE', 5],
    ['MINI', 8],
    ['MARES', 6],
    ['VENIR', 1],
  ]);
});
