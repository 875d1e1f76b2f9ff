// Knows how tokens are named.

import { isSounds, soundAlike, waysToSay } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { letterOf, nameOfToken, SYMBOLS, symbolOf, typedToken } from './symbols.ts';
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
  expect(() => symbolOf('a-chat')).toThrow();
});

test('44 symbols of the box and 22 of ours, each once, say something in our sounds', () => {
  expect([SYMBOLS.length, new Set(SYMBOLS.map(({ id }) => id)).size]).toEqual([66, 66]);
  for (const { name, readings } of SYMBOLS) {
    expect(readings.length, name).toBeGreaterThan(0);
    for (const { sounds } of readings) expect(sounds !== '' && isSounds(sounds), `${name} ${sounds}`).toBe(true);
  }
  expect([...new Set(symbolOf('t-le-la-les').readings.map(({ sounds }) => sounds))]).toEqual(['l@', 'la', 'le', 'lE']);
});

test('spellings are said as the lexicon says them, but for a few', () => {
  const { sounds } = loadLibrary();
  const words = SYMBOLS.flatMap(({ readings }) => readings).filter(
    ({ said, isExtension }) => !isExtension && !/^.'?$/u.test(said),
  );
  const others = words.filter((one) => !waysToSay(one.said, { sounds }).some((way) => soundAlike(way, one.sounds, 'souple')));
  // Before a vowel, two words.
  expect(others.map((one) => `${one.said} ${one.sounds}`)).toEqual(['neuf n9v', 'six siz']);
});
