// Knows how to tell what a word can be: « noun masculine singular », « verb present 3rd singular of chanter ».

import type { Lexicon } from '../lexicon.ts';
import type { Tag } from './tag.ts';
import type { PhraseVocabulary } from './vocabulary.ts';

const TENSES: Readonly<Record<string, string>> = {
  P: 'present',
  I: 'imperfect',
  J: 'simple past',
  F: 'future',
  C: 'conditional',
  S: 'present subjunctive',
  T: 'imperfect subjunctive',
  Y: 'imperative',
};
const PERSON_TEXTS: Readonly<Record<string, string>> = { 1: '1st', 2: '2nd', 3: '3rd' };
const NUMBER_TEXTS: Readonly<Record<string, string>> = { s: 'singular', p: 'plural' };
const GENDER_TEXTS: Readonly<Record<string, string>> = { m: 'masculine', f: 'feminine' };

/** How the categories that rules tell apart are called; the others say nothing more. */
const CATEGORY_TEXTS: Readonly<Record<string, readonly string[]>> = {
  noun: ['noun'],
  adjective: ['adj'],
  adverb: ['adv', 'much', 'deg', 'late'],
  interjection: ['interj', 'hail', 'yes'],
  determiner: ['det', 'le', 'la', 'des', 'tout', 'none', 'quel'],
  number: ['num'],
  pronoun: [
    'pron',
    'tonic',
    'ng',
    'celui',
    'clle',
    'clme',
    'clse',
    'cllui',
    'cly',
    'clen',
    'nobody',
    'nothing',
    'subce',
    'qui',
    'quoi',
    'dont',
    'lequel',
  ],
  preposition: ['prep', 'de', 'at', 'en', 'dele', 'ale', 'near', 'until'],
  conjunction: ['conj', 'conjsub', 'and', 'but', 'que', 'si', 'comme', 'ni'],
  negation: ['ne', 'pas'],
  'question word': ['qword'],
  presentative: ['voila'],
};
const NAME_OF = new Map(
  Object.entries(CATEGORY_TEXTS).flatMap(([name, categories]) => categories.map((category) => [category, name])),
);

/** What a word can be, spelling by spelling; a spelling is told when there are several. */
export function tagTexts(word: string, vocabulary: PhraseVocabulary, lexicon: Lexicon): readonly string[] {
  const forms = lexicon.forms(word);
  const texts = forms.flatMap((form) => {
    const own = (vocabulary.tagsOf(form) ?? []).flatMap((tag) => textsOf(tag, { word, vocabulary, lexicon }));
    return forms.length > 1 ? own.map((text) => `${text} (${form})`) : own;
  });
  return [...new Set(texts)];
}

interface Context {
  readonly word: string;
  readonly vocabulary: PhraseVocabulary;
  readonly lexicon: Lexicon;
}

function textsOf(tag: Tag, context: Context): readonly string[] {
  const [, who = '', ...rest] = tag.note.split(' ');
  if (tag.category === 'verb') return verbTexts(tag, context);
  if (tag.category === 'part') return [`past participle ${whoText(who)}${ofLemma(rest.join(' '), context)}`];
  const name = NAME_OF.get(tag.category);
  return name === undefined ? [] : [`${name} ${whoText(who)}`.trim()];
}

function verbTexts({ note }: Tag, context: Context): readonly string[] {
  const [, tense = '', ...rest] = note.split(' ');
  const lemma = ofLemma(rest.filter((word) => word !== 'ce').join(' '), context);
  if (tense === 'W') return ['verb infinitive'];
  if (tense === 'G') return [`present participle${lemma}`];
  const [, tenses = '', persons = '', number = ''] = /^(\D+)([123]+)(\w?)$/.exec(tense) ?? [];
  return [...tenses].flatMap((one) =>
    [...persons].map((person) => `verb ${TENSES[one]} ${PERSON_TEXTS[person]} ${NUMBER_TEXTS[number] ?? ''}`.trim() + lemma),
  );
}

/** The infinitive among the lemmas of a word that takes the same as it. */
function ofLemma(frames: string, { word, vocabulary, lexicon }: Context): string {
  const infinitives = lexicon
    .lemmas(word)
    .flatMap((lemma) => lexicon.forms(lemma).filter((form) => infinitiveFrames(form, vocabulary) !== null));
  const same = infinitives.find((form) => infinitiveFrames(form, vocabulary)?.startsWith(frames));
  const [first] = infinitives;
  return first === undefined ? '' : ` of ${same ?? first}`;
}

function infinitiveFrames(form: string, vocabulary: PhraseVocabulary): string | null {
  const infinitive = (vocabulary.tagsOf(form) ?? []).find(({ note }) => note.startsWith('verb W '));
  return infinitive === undefined ? null : infinitive.note.slice('verb W '.length);
}

/** « 3ms » is « 3rd masculine singular ». */
function whoText(who: string): string {
  const match = /^o?([123]?)([mf]?)([sp]?)$/.exec(who);
  if (match === null) return '';
  const [, person = '', gender = '', number = ''] = match;
  return [PERSON_TEXTS[person], GENDER_TEXTS[gender], NUMBER_TEXTS[number]].filter(Boolean).join(' ');
}
