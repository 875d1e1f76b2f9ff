import { expect, test } from 'vitest';
import { indexAt, rackGroups } from './rack.ts';
import { tokens } from './testing.ts';

const hand = tokens('verre tu a scie 1 et');

test('the rack shows one bag after the other, and leaves out a colour that is not there', () => {
  const shown = rackGroups(hand).map(({ colour, tokens: own }) => [colour, ...own.map(({ token }) => token.slice(2))]);
  expect(shown).toEqual([
    ['blue', '1', 'a'],
    ['red', 'scie', 'verre'],
    ['yellow', 'et', 'tu'],
  ]);
  expect(rackGroups(tokens('a')).map(({ colour }) => colour)).toEqual(['blue']);
});

test('a key lays the token that is at its place on the rack', () => {
  expect([0, 3, 6].map((nth) => indexAt(hand, nth))).toEqual([4, 0, null]);
});
