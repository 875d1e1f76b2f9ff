// Knows how a phrase that is said is judged: as it is written, else as it is heard.

import { expect, test } from 'vitest';
import { loadGrammar, loadLexicon, loadNames, loadSounds } from '../../node/load.ts';
import { homophones } from './homophones.ts';
import { nameTest } from './name-test.ts';
import { judgeSpokenPhrase, type SpokenPhrase } from './spoken-phrase.ts';

const lexicon = loadLexicon();
const sounds = loadSounds(lexicon);
const listener = { lexicon, grammar: loadGrammar(lexicon), sounds, isProperNoun: nameTest(loadNames()) };
const judged = (text: string): SpokenPhrase => judgeSpokenPhrase(text, listener);

test.each([
  ['tu pense', 'tu penses', 'sentence'],
  ['tu couds une tente noir', 'tu couds une tente noire', 'sentence'],
  ['il vois', 'il voit', 'sentence'],
  ['il pensé', 'il pensait', 'sentence'],
  ['il as', 'il a', 'sentence'],
  ['tu est beau', 'tu es beau', 'sentence'],
  ['les verre', 'les verres', 'noun group'],
  ['une tache noir', 'une tache noire', 'noun group'],
  ['il a aimer', 'il a aimé', 'sentence'],
])('« %s » is heard as « %s »', (said, text, kind) => {
  expect(judged(said)).toMatchObject({ text, verdict: { accepted: true, kind } });
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
