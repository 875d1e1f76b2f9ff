import { expect, test } from 'vitest';
import { appended } from './suggestion.ts';

test('a reading is written after what is there, with a space unless an apostrophe ends it', () => {
  expect(appended('', 'il')).toBe('il');
  expect([appended('il', 'a'), appended('il ', 'a')]).toEqual(['il a', 'il a']);
  expect([appended('il s’', 'attache'), appended("l'", 'aile')]).toEqual(['il s’attache', "l'aile"]);
});
