// Knows which options go together.

import { expect, test } from 'vitest';
import { box as rebustory } from '../game.ts';
import { readOptions } from './form.ts';
import { readAction } from './read.ts';

test('every option has a default', () => {
  expect(readOptions({})).toEqual({
    edition: 'compacte',
    way: 'premier',
    daily: false,
    target: null,
    tolerance: 'souple',
    equalE: true,
    equalO: true,
    equalEu: true,
    equalA: true,
    equalIn: true,
    equalGlide: true,
    liberty: false,
    judging: 'arbitre',
    phrases: false,
    children: false,
    sablier: null,
  });
});

test.each([
  ['the second edition has one game', { edition: 'compacte', way: 'second' }, { way: 'premier' }],
  ['alone, the arbitre judges', { way: 'tirage', judging: 'table' }, { judging: 'arbitre' }],
  ['alone, nobody agrees on an hourglass', { way: 'echelle', sablier: 'accord' }, { sablier: null }],
  ['alone, there is no target', { way: 'echelle', target: 50 }, { target: null }],
  ['only the great draw has a day', { way: 'echelle', daily: true }, { daily: false }],
  ['the youngest play the second edition', { edition: 'classique', children: true }, { children: false }],
  ['the youngest play three turns', { edition: 'compacte', children: true, target: 50 }, { children: true, target: null }],
])('%s', (_, raw, read) => {
  expect(readOptions(raw)).toMatchObject(read);
});

test('what is no option is refused', () => {
  for (const raw of [null, { way: 'troisième' }, { target: 7 }, { sablier: 1 }, { edition: 'compacte', cheat: true }])
    expect(readOptions(raw)).toBeNull();
});

test('who plays alone is alone; the others are two to six', () => {
  const seats = (way: string) => rebustory.game.seatsWith?.(readOptions({ way }) as never);
  expect(seats('tirage')).toEqual({ min: 1, max: 1 });
  expect(seats('echelle')).toEqual({ min: 1, max: 1 });
  expect(seats('second')).toEqual({ min: 2, max: 6 });
});

test('the form offers what makes sense, and the default is always offered', () => {
  const form = rebustory.text.options;
  const alone = readOptions({ way: 'tirage' });
  expect(alone && form.judging.isOffered?.('table', alone)).toBe(false);
  expect(alone && form.daily.isOffered?.(true, alone)).toBe(true);
  const compacte = readOptions({ edition: 'compacte' });
  expect(compacte && form.way.isOffered?.('second', compacte)).toBe(false);
  for (const raw of [{}, { way: 'tirage' }, { way: 'second' }, { edition: 'compacte', children: true }]) {
    const options = readOptions(raw) as never;
    for (const [key, field] of Object.entries(form)) {
      const value = options[key];
      const isOffered = field.isOffered as ((value: unknown, options: unknown) => boolean) | undefined;
      expect(isOffered?.(value, options) ?? true, key).toBe(true);
    }
  }
});

/** CHAT and POT at the top of a new group, with something else in it. */
function layWith(more: object, { row = 0, word = 'chapeau', cards = 2 } = {}) {
  const placements = Array.from({ length: cards }, (_, column) => ({ card: 'a-chat', row, column }));
  const claims = [{ word, row, column: 0, direction: 'across' }];
  return { kind: 'lay', owner: 0, group: null, placements, claims, ...more };
}

test.each([
  ['a seat that there can be', layWith({ owner: 5 }), layWith({ owner: 6 })],
  ['a square near enough', layWith({}, { row: -99 }), layWith({}, { row: -100 })],
  ['as many cards as a hand holds', layWith({}, { cards: 20 }), layWith({}, { cards: 21 })],
  ['words, not books', layWith({}, { word: 'a'.repeat(80) }), layWith({}, { word: 'a'.repeat(81) })],
])('a move has %s', (_, fair, unfair) => {
  expect(readAction(fair)).toEqual(fair);
  expect(readAction(unfair)).toBeNull();
});
