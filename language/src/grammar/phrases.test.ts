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

describe.each([
  ['that the rules were tuned on', 'tuned'],
  ['of every day that the rules were tuned on', 'tuned2'],
  ['that nobody looked at while tuning', 'unseen'],
  ['of every day that nobody looked at while tuning', 'unseen2'],
  ['of a third set that the rules were tuned on', 'tuned3'],
])('the phrases %s', (_, set) => {
  const good = phrasesOf(`${set}-accepted.txt`);
  const bad = phrasesOf(`${set}-refused.txt`);
  const found = good.filter(isAccepted).length;
  const wrong = bad.filter(isAccepted).length;

  test('are 250 of each sort at least', () => expect(Math.min(good.length, bad.length)).toBeGreaterThanOrEqual(250));
  test('are found when they are good', () => expect(found / good.length).toBeGreaterThanOrEqual(WANTED));
  test('are good when they are found', () => expect(found / (found + wrong)).toBeGreaterThanOrEqual(WANTED));
});
