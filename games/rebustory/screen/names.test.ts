import { cases } from '@boite/kernel/testing/table';
import { expect, test } from 'vitest';
import { PICTURE_CARDS } from '../rules/cards.ts';
import { shownName } from './names.ts';

test.each(
  cases(`
  a-chat    | chat
  a-ane     | âne
  a-mat     | mât
  a-oeufs   | œufs
  a-sion    | Sion
  a-t       | T
  joker     | joker
  rebustory | Rébustory
  `),
)('%s is called « %s »', (id, name) => {
  expect(shownName(id)).toBe(name);
});

test('every card has a name, and what is no card has none', () => {
  for (const { id } of PICTURE_CARDS) expect(shownName(id), id).not.toBe('');
  expect(() => shownName('a-dragon')).toThrow();
});
