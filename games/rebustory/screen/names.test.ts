import { expect, test } from 'vitest';
import { cardName } from './names.ts';

test.each([
  ['a-ane', 'âne'],
  ['joker', 'joker'],
  ['rebustory', 'Rébustory'],
])('%s is called « %s »', (id, name) => {
  expect(cardName(id)).toBe(name);
});
