// The worked examples of the rules are worth what the rules say.

import { expect, test } from 'vitest';
import { REBUS_EXAMPLES } from './examples.ts';

test('3.1 CHAPEAU, FILET 4, ORANGERAIE 12, TOURNESOL 26, PARATONNERRE 66', () => {
  const worth = Object.fromEntries(REBUS_EXAMPLES.map(({ word, points }) => [word, points]));
  expect(worth).toMatchObject({ filet: 4, orangeraie: 12, tournesol: 26, paratonnerre: 66 });
});
