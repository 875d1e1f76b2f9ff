import { graphOf, type Lexicon } from '@boite/language';
import { loadLexicon } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import type { Bench, Group } from './bench.ts';
import { dico } from './dico.ts';
import { dicoTurns } from './dico-turns.ts';
import { growth } from './growth.ts';
import { kernel } from './kernel.ts';
import { lookups } from './lookups.ts';
import { median, raced, speedIn, timesFaster } from './measure.ts';
import { memory } from './memory.ts';
import { racks } from './racks.ts';
import { rebus } from './rebus.ts';
import { rebusJudge } from './rebus-judge.ts';
import { rebustory } from './rebustory.ts';
import { allHold, amount, json, table } from './report.ts';
import { rondo } from './rondo.ts';
import { type Row, verdict } from './row.ts';
import { rummikub } from './rummikub.ts';
import { scrabbleRebus } from './scrabble-rebus.ts';
import { wholeLanguage } from './whole-language.ts';

/** One word in thirty, so that the peers are soon built. */
const words = [...loadLexicon().words()].filter((_, nth) => nth % 30 === 0);
const graph = graphOf(words);
const lexicon: Lexicon = {
  graph,
  size: words.length,
  has: (word) => graph.has(word),
  forms: () => [],
  lemmas: () => [],
  rank: () => null,
  isConjugatedOnly: () => false,
  words: () => graph.words(),
};
const tiny: Bench = { words, lexicon, effort: { rounds: 1, ms: 1 }, wants: () => true };

const EXPECTED: readonly [Group, readonly string[]][] = [
  [lookups, ['lookups v Set', 'lookups v cspell-optimised', 'lookups v mnemonist', 'lookups v dawg-lookup']],
  [memory, ['memory v Set', 'memory v mnemonist', 'cold load v rebuilding a Set']],
  [racks, ['racks v mnemonist', 'racks v cspell-optimised']],
  [kernel, ['kernel v boardgame.io', 'kernel after 10000 moves']],
  [rondo, ['rondo v a trie walk', 'growth: rondo, first joker, steps', 'growth: rondo, second joker, steps']],
  [
    rummikub,
    [
      'rummikub v HiGHS',
      'rummikub, proven in 50 ms, no joker',
      'rummikub, proven in 200 ms, two jokers',
      'growth: rummikub, 5 to 40 table words, steps',
      'growth: rummikub, rack of 7 to 14, steps',
    ],
  ],
  [
    rebus,
    [
      'rebus, 16 cards v a scan',
      'growth: rebus, 16 cards, time an answer',
      'growth: rebus, one joker, time an answer',
      'growth: rebus, joker and Rébustory, time an answer',
    ],
  ],
  [rebustory, ['rebustory, a whole turn of an expert, compacte', 'rebustory, a whole turn of an expert, classique']],
  [dico, ['dico, best question v a naive group-by', 'growth: dico, words ×16, time a question']],
  [dicoTurns, ['dico, a whole turn of an expert']],
  [scrabbleRebus, ['scrabble-rebus, all plays v a trie walk', 'scrabble-rebus, a decision of an expert']],
  [wholeLanguage, ['language, memory', 'language, first load', 'language, compressed']],
  [growth, ['growth: lexicon ×16, bytes', 'growth: lexicon ×16, lookups']],
];

describe('The benchmarks', () => {
  // Before it is timed, every peer must give our answers: a group throws when one does not.
  test.each(EXPECTED)('$name: peers agree, and every row that has an aim is measured', ({ run }, names) => {
    const rows = run(tiny);
    expect(rows.filter(({ aim }) => aim !== null).map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
    for (const { name, ratio, measured } of rows) {
      expect({ name, isRatio: ratio > 0 && Number.isFinite(ratio) }).toEqual({ name, isRatio: true });
      expect(measured).toMatch(/^[\d.]+.* v [\d.]+/);
    }
  });

  test.each(EXPECTED)('$name: only what is asked for is run', ({ run }, [first]) => {
    const rows = run({ ...tiny, wants: (name) => name === first });
    expect(rows.map(({ name }) => name)).toEqual([first]);
    expect(run({ ...tiny, wants: () => false })).toEqual([]);
  });

  test('claims heard by the judge of rebuses are counted, for information', () => {
    expect(rebusJudge.run(tiny)).toEqual([expect.objectContaining({ aim: null, measured: expect.stringMatching(/claims\/s/) })]);
    expect(rebusJudge.run({ ...tiny, wants: () => false })).toEqual([]);
  });
});

describe('A race', () => {
  test('runs everyone in every round, ready before the clock', () => {
    const seen: string[] = [];
    const contender = (name: string) => ({
      name,
      prepare: () => seen.push(`${name} ready`),
      work: () => seen.push(`${name} works`),
    });
    const race = raced([contender('a'), contender('b')], { rounds: 3, ms: 0 });
    expect(race.get('a')?.length).toBe(3);
    const round = (first: string, second: string) => [`${first} ready`, `${first} works`, `${second} ready`, `${second} works`];
    expect(seen.slice(-12)).toEqual([...round('a', 'b'), ...round('b', 'a'), ...round('a', 'b')]);
  });

  test('is judged by the middle of the rounds’ ratios', () => {
    const race = new Map([
      ['a', [10, 20, 30]],
      ['b', [10, 5, 10]],
    ]);
    expect(timesFaster(race, 'a', 'b')).toBe(3);
    expect(speedIn(race, 'a')).toBe(20);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });
});

describe('A report', () => {
  const row = (ratio: number, aim: Row['aim']): Row => ({ name: 'something', measured: '1 v 2', ratio, aim });
  const speed = { atLeast: 8, stretch: 20 };
  const conditions = { node: 'v24', words: 3, rounds: 9, ms: 100 };

  test('says whether a row holds', () => {
    expect([7.9, 8, 20].map((ratio) => verdict(row(ratio, speed)))).toEqual(['below floor', 'ok', 'stretch']);
    expect([4, 4.1].map((ratio) => verdict(row(ratio, { atMost: 4, stretch: null })))).toEqual(['ok', 'below floor']);
    expect(verdict(row(1, null))).toBe('');
  });

  test('holds when no row is below its floor', () => {
    expect(allHold([row(8, speed), row(0.1, null)])).toBe(true);
    expect(allHold([row(8, speed), row(7, speed)])).toBe(false);
  });

  test('is a table or one JSON value', () => {
    expect(table([row(9.4, speed)], conditions)).toMatch(/something +1 v 2 +×9\.40 +≥ ×8\.00 +≥ ×20\.0 +ok$/);
    expect(JSON.parse(json([row(9, speed)], conditions))).toMatchObject({
      holds: true,
      rows: [{ name: 'something', verdict: 'ok' }],
    });
    expect([1234, 12, 3_456_789].map((number) => amount(number, 'x'))).toEqual(['1.23 k x', '12 x', '3.46 M x']);
  });
});
