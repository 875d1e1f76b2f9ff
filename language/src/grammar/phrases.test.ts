import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGrammar, loadLexicon } from '../../node/load.ts';
import { judgePhrase } from './judge.ts';

const grammar = loadGrammar(loadLexicon());
const names = new Set(['Paul', 'Paris', 'Marie', 'Lyon', 'France']);
const isAccepted = (phrase: string): boolean => judgePhrase(phrase, grammar, (word) => names.has(word)).accepted;

const phrasesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`phrases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

/** The grammar was tuned on the first phrase of each two; nobody looked at the second. */
const half = (phrases: readonly string[], parity: number): readonly string[] => phrases.filter((_, line) => line % 2 === parity);

/** What to reach, and what was reached: a change that falls below has broken something. */
const WANTED = 0.97;

describe.each([
  ['tuned on', 0],
  ['never looked at', 1],
])('the phrases %s', (_, parity) => {
  const good = half(phrasesOf('accepted.txt'), parity);
  const bad = half(phrasesOf('refused.txt'), parity);
  const found = good.filter(isAccepted).length;
  const wrong = bad.filter(isAccepted).length;

  test('are 250 of each sort at least', () => expect(Math.min(good.length, bad.length)).toBeGreaterThanOrEqual(250));
  test('are found when they are good', () => expect(found / good.length).toBeGreaterThanOrEqual(WANTED));
  test('are good when they are found', () => expect(found / (found + wrong)).toBeGreaterThanOrEqual(WANTED));
});
