// A number of the rules that somebody changes must be noticed: a test of the rules fails, or a sentence says another number.

import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { fates, isUnnoticed, testsPass } from './mutants.ts';
import { changedValue, numbersIn, ruleNumbers } from './numbers.ts';
import { isInSentences } from './sentences.ts';

/** Bounds on what comes from outside and on how long a search may take: no rule knows them. */
const NO_RULE = [
  'games/dico/rules/read.ts MOST_WRITTEN',
  'games/rebustory/rules/hearing.ts MOST_ARRANGEMENTS',
  'games/rebustory/rules/read.ts FARTHEST',
  'games/rebustory/rules/read.ts LONGEST_WORD',
  'games/rebustory/rules/read.ts MOST_PLACEMENTS',
];

/** Rules that no test holds yet. To be emptied. */
const UNNOTICED_TODAY = [
  'games/rebustory/game.ts game.seats.max',
  'games/rebustory/game.ts game.seats.min',
  'games/rebustory/rules/read.ts LAST_SEAT',
  'games/rebustory/rules/ways.ts CLASSIQUE.target',
  'games/rebustory/rules/ways.ts COMPACTE.target',
  'games/rebustory/rules/ways.ts ECHELLE.hand',
  'games/rebustory/rules/ways.ts SECOND.target',
  'games/rondo/game.ts game.seats.max',
  'games/rondo/game.ts game.seats.min',
  'games/rondo/rules/deck.ts HOLDER_START',
  'games/rummikub/game.ts game.seats.max',
  'games/rummikub/game.ts game.seats.min',
  'games/scrabble-rebus/game.ts game.seats.max',
  'games/scrabble-rebus/game.ts game.seats.min',
];

describe('The numbers of the rules', () => {
  test('are looked for in every game, and in the kernel', () => {
    const homes = new Set(ruleNumbers().map(({ path }) => path.split('/').slice(0, 2).join('/')));
    expect(homes.size).toBeGreaterThanOrEqual(6);
  });

  test('are noticed when they change, and nothing fails when they do not', { timeout: 1_800_000 }, async () => {
    expect(await testsPass(['kernel/src/', 'games/'], null)).toBe(true);
    const known = await fates(ruleNumbers(), availableParallelism(), () => {});
    const unnoticed = known.filter(isUnnoticed).map(({ path, name }) => `${path} ${name}`);
    expect(unnoticed.sort()).toEqual([...NO_RULE, ...UNNOTICED_TODAY].sort());
  });

  test('are constants, and what the object of a constant holds', () => {
    const code =
      "const A = 1_000; export const B: number = -2; const C = { d: 3, 'e-f': { g: 4 } }; const H = A + 1; function i() { const j = 5; }";
    const found = numbersIn({ path: 'kernel/src/a.ts', text: code });
    expect(found.map(({ name, value }) => [name, value])).toEqual([
      ['A', 1000],
      ['B', -2],
      ['C.d', 3],
      ['C.e-f.g', 4],
    ]);
    expect(found.map(({ start, end }) => code.slice(start, end))).toEqual(['1_000', '-2', '3', '4']);
    expect(found.map(changedValue)).toEqual([2000, -1, 4, 5]);
  });

  test('are said by a sentence that takes them from the rules', () => {
    expect(isInSentences({ path: 'games/rondo/rules/deck.ts', name: 'HOLDER_MAX' })).toBe(true);
    expect(isInSentences({ path: 'games/rummikub/rules/bank.ts', name: 'HOLDER_MAX' })).toBe(false);
  });
});
