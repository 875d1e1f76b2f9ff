import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGrammar, loadLexicon } from '../../node/load.ts';
import { judgePhrase } from './judge.ts';
import type { NameTest } from './phrase-word.ts';

const grammar = loadGrammar(loadLexicon());
const towns = ['Paris', 'Lyon', 'Avignon'];
const others =
  'Jacques Michel Dagobert Louis France Italie Maroc États-Unis Espagne Portugal Allemagne Canada Suisse Japon Chine Brésil Nil Seine';
const names = new Map<string, ReturnType<NameTest>>([
  ...[...others.split(' '), 'Victor Hugo', 'tour Eiffel', 'mont Blanc', 'mer Rouge'].map((name) => [name, true] as const),
  ...towns.map((name) => [name, 'town'] as const),
  ['Paul', 'm'],
  ['Marie', 'f'],
]);
const isAccepted = (phrase: string): boolean => judgePhrase(phrase, grammar, (word) => names.get(word) ?? false).accepted;

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
])('the phrases %s', (_, set) => {
  const good = phrasesOf(`${set}-accepted.txt`);
  const bad = phrasesOf(`${set}-refused.txt`);
  const found = good.filter(isAccepted).length;
  const wrong = bad.filter(isAccepted).length;

  test('are 250 of each sort at least', () => expect(Math.min(good.length, bad.length)).toBeGreaterThanOrEqual(250));
  test('are found when they are good', () => expect(found / good.length).toBeGreaterThanOrEqual(WANTED));
  test('are good when they are found', () => expect(found / (found + wrong)).toBeGreaterThanOrEqual(WANTED));
});
