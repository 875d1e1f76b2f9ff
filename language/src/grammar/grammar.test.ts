import { expect, test } from 'vitest';
import { loadLibrary } from '../../node/load.ts';
import { readCompounds, writtenCompounds } from './compound-file.ts';
import { openGrammar } from './grammar.ts';
import { readRules } from './rule-table.ts';
import { NOUN_GROUP_RULES } from './rules/noun-group.ts';
import { SENTENCE_RULES } from './rules/sentence.ts';
import { SET_ADVERB_RULES } from './rules/set-adverbs.ts';
import { SET_PHRASE_RULES } from './rules/set-phrases.ts';
import { SPOKEN_RULES } from './rules/spoken.ts';
import { VERB_GROUP_RULES } from './rules/verb-group.ts';
import { readNotes } from './tag.ts';
import { notedTags, tagNotes } from './tag-notes.ts';

const RULE_TEXTS = [NOUN_GROUP_RULES, VERB_GROUP_RULES, SENTENCE_RULES, SPOKEN_RULES, SET_PHRASE_RULES, SET_ADVERB_RULES];

const { lexicon, grammar } = loadLibrary();

test.each([
  ['CHAT', ['noun masculine singular']],
  ['PLEUT', ['verb present 3rd singular of pleuvoir']],
  ['CHANTONS', ['verb present 1st plural of chanter', 'verb imperative 1st plural of chanter']],
  ['CHANTEES', ['past participle feminine plural of chanter']],
  ['TU', ['pronoun 2nd singular']],
  ['XQZ', []],
])('what %s can be: %j', (word, tags) => expect(grammar.tags(word)).toEqual(tags));

test('a word with several spellings tells them apart', () => {
  expect(grammar.tags('MARCHE')).toContain('noun masculine singular (marché)');
  expect(grammar.tags('MARCHE')).toContain('noun feminine singular (marche)');
  expect(grammar.tags('SUIS')).toEqual(
    expect.arrayContaining(['verb present 1st singular of être', 'verb present 1st singular of suivre']),
  );
});

test('nearly every form is tagged', () => {
  const untagged = [...lexicon.words()].flatMap((word) =>
    lexicon.forms(word).filter((form) => grammar.vocabulary.tagsOf(form)?.length === 0),
  );
  expect(untagged.length).toBeLessThan(600);
});

test.each([
  ['héros', false],
  ['héroïne', true],
  ['hibou', false],
  ['homme', true],
  ['onze', false],
  ['yeux', true],
  ['yaourt', false],
  ['arc-en-ciel', true],
  ['haut-parleur', false],
  ['chat', false],
])('elision before « %s »: %s', (word, isElidable) => expect(grammar.word(word)?.isElidable).toBe(isElidable));

test('notes and compounds are read as they were written', () => {
  const forms = [
    { notes: 'n ms', isAspirated: true },
    { notes: '', isAspirated: false },
  ];
  expect(notedTags(tagNotes(forms))).toEqual(forms);
  const compound = (notes: string, ...sounds: readonly string[]) => ({ notes, sounds, isAspirated: false });
  const compounds = new Map([
    ['arrière-pensée', compound('n fs')],
    ['crève-cœur', compound('n m')],
    ['week-end', compound('n ms', 'wikEnd', 'wikEn')],
    ["chef-d'œuvre", compound('n ms', 'SEd9vR_')],
    ['hot-dog', { ...compound('n ms', 'OtdOg'), isAspirated: true }],
  ]);
  const read = readCompounds(writtenCompounds(compounds));
  for (const [form, { notes }] of compounds) expect(read.get(form)).toBe(notes);
  for (const [form, one] of compounds) expect(read.alike(form)).toEqual([{ form, ...one }]);
  expect(read.alike('weekend')).toEqual(read.alike('Week end'));
  expect(read.alike('week')).toEqual([]);
});

test('files of two builds do not go together', () => {
  const other = openGrammar({ tags: new Uint8Array(12), compounds: new Uint8Array(12) }, lexicon);
  expect(() => other.word('chat')).toThrow(/^tags\.bin is not a language file/);
});

test('what cannot be read in a note or a rule is told', () => {
  expect(() => readNotes('noun x9')).toThrow('a note of the grammar cannot be read: x9');
  const begun = (rule: string) => () => readRules([rule]).starting(new Set(['b']))('A');
  expect(begun('A = b/a+')).toThrow('a rule of the grammar cannot be read: b/a+');
  expect(begun('A = b.zz')).toThrow('a rule of the grammar wants something unknown: zz');
  expect(begun('A = B')).toThrow('no rule of the grammar makes B');
});

test('every rule can be read, and every group that one names is made by another', () => {
  const table = readRules(RULE_TEXTS);
  const groups = new Set(RULE_TEXTS.join('\n').match(/^[A-Z]\w*(?=.* = )/gm));
  for (const group of groups) {
    for (const { parts } of table.starting(new Set(table.beginnings(group)))(group)) {
      for (const { name } of parts.filter(({ isGroup }) => isGroup)) expect(groups).toContain(name.split('~')[0]);
    }
  }
});
