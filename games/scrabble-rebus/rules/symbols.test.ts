// Knows how tokens are named.

import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { cardOf, letterOf, nameOfToken, typedToken } from './symbols.ts';
import { BAGS } from './tokens.ts';

test.each([
  ['VERRE', 't-verre'],
  ['vert', 't-verre'],
  ['Nœud', 't-noeud'],
  ['NOEUD', 't-noeud'],
  ['corde', 't-noeud'],
  ['9/6', 't-9-6'],
  ['six', 't-9-6'],
  ['d', 't-d'],
  ['dé', 't-de'],
  ['elle', 't-femme'],
  ['le', 't-le-la-les'],
  ['aime', 't-coeur'],
  ['xqz', null],
  ['', null],
  ['constructor', null],
  ['a'.repeat(10_000), null],
])('whoever types %j means %s', (typed, token) => {
  expect(typedToken(typed)).toBe(token);
});

test.each([
  ['coud', 't-cou'],
  ['Lyre', null],
  ['vers', 't-verre'],
  ['taches', 't-tache'],
  ['xqz', null],
  ['', null],
  ['a'.repeat(10_000), null],
])('by ear, whoever types %j means %s', (typed, token) => {
  expect(typedToken(typed, loadLibrary())).toBe(token);
});

test('every token is found by its name', () => {
  for (const token of Object.values(BAGS).flat()) expect(typedToken(nameOfToken(token))).toBe(token);
});

test('only letters are letters', () => {
  expect(['t-m', 't-hache', 't-1', 't-et'].map(letterOf)).toEqual(['M', null, null, null]);
  expect(() => cardOf('a-chat')).toThrow();
});
