import { expect, test } from 'vitest';
import { appended } from './suggestion.ts';

test.each([
  ['', 'il', 'il'],
  ['il', 'a', 'il a'],
  ['il ', 'a', 'il a'],
  ['il s’', 'attache', 'il s’attache'],
  ["l'", 'aile', "l'aile"],
])('after « %s », « %s » is written « %s »', (text, reading, whole) => {
  expect(appended(text, reading)).toBe(whole);
});
