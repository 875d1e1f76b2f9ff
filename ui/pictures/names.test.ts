import { CARDS } from '@boite/rebus';
import { expect, test } from 'vitest';
import { pictureName } from './names.ts';

test.each([
  ['a-chat', 'chat'],
  ['a-ane', 'âne'],
  ['a-mat', 'mât'],
  ['a-oeufs', 'œufs'],
  ['a-sion', 'Sion'],
  ['a-t', 'T'],
  ['t-9-6', '9/6'],
  ['t-le-la-les', 'LE LA LES'],
  ['t-homme', 'homme'],
])('%s is called « %s »', (id, name) => {
  expect(pictureName(id)).toBe(name);
});

test('every card has a name, and what is no card has none', () => {
  for (const { id } of CARDS) expect(pictureName(id), id).not.toBe('');
  expect(() => pictureName('a-dragon')).toThrow();
});
