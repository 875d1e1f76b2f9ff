// Knows how a phrase that is said is judged: as it is written, else as it is heard.

import { expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { homophones } from './homophones.ts';
import { nameTest } from './name-test.ts';
import { judgeSpokenPhrase, type SpokenPhrase } from './spoken-phrase.ts';

const { lexicon, grammar, sounds, names } = loadLibrary();
const listener = { lexicon, grammar, sounds, isProperNoun: nameTest(names) };
const judged = (text: string): SpokenPhrase => judgeSpokenPhrase(text, listener);

test.each([
  ['tu pense', 'tu penses'],
  ['tu couds une tente noir', 'tu couds une tente noire'],
  ['il vois', 'il voit'],
  ['il pensé', 'il pensait'],
  ['il as', 'il a'],
  ['tu est beau', 'tu es beau'],
  ['il a aimer', 'il a aimé'],
])('« %s » is heard as the sentence « %s »', (said, text) => {
  expect(judged(said)).toMatchObject({ text, verdict: { accepted: true, kind: 'sentence' } });
});

test.each([
  ['les verre', 'les verres'],
  ['une tache noir', 'une tache noire'],
])('« %s » is heard as the noun group « %s »', (said, text) => {
  expect(judged(said)).toMatchObject({ text, verdict: { accepted: true, kind: 'noun group' } });
});

test.each(['Est-ce toi ?', 'il s’attache', 'Paris', 'vertu'])('« %s » stays as it is written', (text) => {
  expect(judged(text)).toMatchObject({ text, verdict: { accepted: true } });
});

test.each([
  ['verre vent scie', 'enumeration'],
  ['verre, vent, scie', 'enumeration'],
  ['le verre et le vent', 'enumeration'],
  ['cou dent', 'enumeration'],
  ['dé dé', 'enumeration'],
  ['porte la an', 'junction'],
  ['il xqz', 'unknown'],
  ['', 'empty'],
  ['il pense '.repeat(40), 'long'],
])('%j is refused for what was written: %s', (text, code) => {
  expect(judged(text)).toMatchObject({ text: text.trim(), verdict: { accepted: false, refusal: { code } } });
});

test('the forms of a word are alike by their endings, other words are not', () => {
  expect(homophones('pense', listener)).toEqual(expect.arrayContaining(['penses', 'pensent']));
  expect(homophones('pense', listener)).not.toContain('pensa');
  expect(homophones('coup', listener)).toEqual(['coups']);
  expect(homophones('xqz', listener)).toEqual([]);
  expect(homophones('', listener)).toEqual([]);
});
