import { CARDS } from '@boite/rebus';
import { expect, test } from 'vitest';
import { pictureName } from './names.ts';

test('a picture is called as its name is written', () => {
  const ids = ['a-chat', 'a-ane', 'a-mat', 'a-oeufs', 'a-sion', 'a-t', 't-9-6', 't-le-la-les', 't-homme'];
  const names = ['chat', 'âne', 'mât', 'œufs', 'Sion', 'T', '9/6', 'LE LA LES', 'homme'];
  expect(ids.map(pictureName)).toEqual(names);
});

test('every card has a name, and what is no card has none', () => {
  for (const { id } of CARDS) expect(pictureName(id), id).not.toBe('');
  expect(() => pictureName('a-dragon')).toThrow();
});
