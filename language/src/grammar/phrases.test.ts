import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGrammar, loadLexicon, loadNames } from '../../node/load.ts';
import { judgePhrase } from './judge.ts';
import { nameTest } from './name-test.ts';

const grammar = loadGrammar(loadLexicon());
const isName = nameTest(loadNames());
const isAccepted = (phrase: string): boolean => judgePhrase(phrase, grammar, isName).accepted;

const phrasesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`phrases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

const WANTED = 0.97;
/** What the fourth set reaches, which no rule was tuned on yet; it may only rise. */
const REACHED = 0.885;

describe.each([
  { of: 'that the rules were tuned on', set: 'tuned', size: 250, precision: WANTED },
  { of: 'of every day that the rules were tuned on', set: 'tuned2', size: 250, precision: WANTED },
  { of: 'that nobody looked at while tuning', set: 'unseen', size: 250, precision: WANTED },
  { of: 'of every day that nobody looked at while tuning', set: 'unseen2', size: 250, precision: WANTED },
  { of: 'of a third set that the rules were tuned on', set: 'tuned3', size: 250, precision: WANTED },
  { of: 'of a fourth set to tune on', set: 'tuned4', size: 200, precision: REACHED },
  { of: 'of a fourth set that nobody is to look at while tuning', set: 'unseen4', size: 175, precision: REACHED },
])('the phrases $of', ({ set, size, precision }) => {
  const good = phrasesOf(`${set}-accepted.txt`);
  const bad = phrasesOf(`${set}-refused.txt`);
  const found = good.filter(isAccepted).length;
  const wrong = bad.filter(isAccepted).length;

  test('are many of each sort', () => expect(Math.min(good.length, bad.length)).toBeGreaterThanOrEqual(size));
  test('are found when they are good', () => expect(found / good.length).toBeGreaterThanOrEqual(WANTED));
  test('are good when they are found', () => expect(found / (found + wrong)).toBeGreaterThanOrEqual(precision));
});
