import { expect, test } from 'vitest';
import { shownName } from './names.ts';

test.each([
  ['a-ane', 'âne'],
  ['joker', 'joker'],
  ['rebustory', 'Rébustory'],
])('%s is called « %s »', (id, name) => {
  expect(shownName(id)).toBe(name);
});
