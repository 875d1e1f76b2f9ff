import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { judgePhrase } from './judge.ts';
import { nameTest } from './name-test.ts';

const { grammar, names } = loadLibrary();
const isName = nameTest(names);
const isAccepted = (phrase: string): boolean => judgePhrase(phrase, grammar, isName).accepted;

const phrasesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`phrases/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

const WANTED = 0.97;
/** What the halves reach that nobody looks at while tuning, and the phrases by class of mistake; they may only rise. */
const FOURTH = 0.927;
const FIFTH = 0.955;
const BY_CLASS = 0.97;
const SEVENTH = { precision: 0.975, recall: 0.962 };
const EIGHTH = { precision: 0.949, recall: 0.906 };
const NINTH = { precision: 0.974, recall: 0.955 };
const ELEVENTH = { precision: 0.968, recall: 0.979 };
const TWELFTH = { precision: 0.978, recall: 0.97 };
const THIRTEENTH = { precision: 0.966, recall: 0.943 };
const FOURTEENTH = { precision: 0.9, recall: 0.96 };

interface PhraseSet {
  readonly of: string;
  readonly set: string;
  readonly size: number;
  readonly precision: number;
  readonly recall?: number;
}

const SETS: readonly PhraseSet[] = [
  { of: 'that nobody looked at while tuning', set: 'unseen', size: 250, precision: WANTED },
  { of: 'by class of mistake', set: 'tuned6', size: 500, precision: BY_CLASS },
  { of: 'of an eighth set that nobody is to look at while tuning', set: 'unseen8', size: 325, ...EIGHTH },
  { of: 'that the rules were tuned on', set: 'tuned', size: 250, precision: WANTED },
  { of: 'of every day that the rules were tuned on', set: 'tuned2', size: 250, precision: WANTED },
  { of: 'of every day that nobody looked at while tuning', set: 'unseen2', size: 250, precision: WANTED },
  { of: 'of a third set that the rules were tuned on', set: 'tuned3', size: 250, precision: WANTED },
  { of: 'of a fourth set that the rules were tuned on', set: 'tuned4', size: 200, precision: WANTED },
  { of: 'of a fourth set that nobody is to look at while tuning', set: 'unseen4', size: 175, precision: FOURTH },
  { of: 'of a fifth set that the rules were tuned on', set: 'tuned5', size: 190, precision: WANTED },
  { of: 'of a fifth set that nobody is to look at while tuning', set: 'unseen5', size: 170, precision: FIFTH, recall: 0.96 },
  { of: 'of a seventh set that the rules were tuned on', set: 'tuned7', size: 500, precision: WANTED },
  { of: 'of a seventh set that nobody is to look at while tuning', set: 'unseen7', size: 250, ...SEVENTH },
  { of: 'of an eighth set that the rules were tuned on', set: 'tuned8', size: 325, precision: WANTED },
  { of: 'of a ninth set that the rules were tuned on', set: 'tuned9', size: 180, precision: WANTED },
  { of: 'of a ninth set that nobody is to look at while tuning', set: 'unseen9', size: 200, ...NINTH },
  { of: 'of a tenth set that the rules were tuned on', set: 'tuned10', size: 900, precision: WANTED },
  { of: 'of an eleventh set that the rules were tuned on', set: 'tuned11', size: 280, precision: WANTED },
  { of: 'of an eleventh set that nobody is to look at while tuning', set: 'unseen11', size: 280, ...ELEVENTH },
  { of: 'of a twelfth set that the rules were tuned on', set: 'tuned12', size: 240, precision: WANTED },
  { of: 'of a twelfth set that nobody is to look at while tuning', set: 'unseen12', size: 240, ...TWELFTH },
  { of: 'of sayings that the rules were tuned on', set: 'tuned13', size: 130, precision: WANTED, recall: 0.953 },
  { of: 'of sayings that nobody is to look at while tuning', set: 'unseen13', size: 120, ...THIRTEENTH },
  { of: 'of a fourteenth set that the rules were tuned on', set: 'tuned14', size: 74, precision: WANTED, recall: 0.943 },
  { of: 'of a fourteenth set that nobody is to look at while tuning', set: 'unseen14', size: 75, ...FOURTEENTH },
];

/** The first ones always, all of them when there is time. */
const heardSets = SETS.slice(0, process.env.BOITE_THOROUGH ? SETS.length : 3);

describe.each(heardSets)('the phrases $of', ({ set, size, precision, recall = WANTED }) => {
  const good = phrasesOf(`${set}-accepted.txt`);
  const bad = phrasesOf(`${set}-refused.txt`);
  const found = good.filter(isAccepted).length;
  const wrong = bad.filter(isAccepted).length;

  test('are many of each sort', () => expect(Math.min(good.length, bad.length)).toBeGreaterThanOrEqual(size));
  test('are found when they are good', () => expect(found / good.length).toBeGreaterThanOrEqual(recall));
  test('are good when they are found', () => expect(found / (found + wrong)).toBeGreaterThanOrEqual(precision));
});
