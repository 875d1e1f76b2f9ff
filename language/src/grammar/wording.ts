// Knows the nearest correct wording of a refused phrase: « les chats mange » is « les chats mangent ».

import { joinedWords } from './junctions.ts';
import type { PhraseWord } from './phrase-word.ts';
import type { Refused } from './repairs.ts';
import type { PhraseFault } from './verdict.ts';
import { isPhraseKind, walkedThrough } from './walk.ts';

/** Words one after the other, as someone would write them. */
type Wording = readonly string[];
type Edits = (words: Wording, at: number, refused: Refused) => readonly Wording[];

/** Wordings looked at before giving up. */
const MOST_WORDINGS = 160;

const DETERMINERS = /^(?:l[ea]s?|l'|une?|des|d[ue]|aux?|[mts](?:on|a|es)|ce[ts]?|cette|[nv]otre|[nv]os|leurs?|quel(?:le)?s?|tou(?:te?)?s?)$/;
const ARTICLES: readonly Wording[] = [['un'], ['une'], ['le'], ['la'], ["l'"], ['des'], ['les'], ['du'], ['de', 'la'], ['de', "l'"]];
const AT: readonly Wording[] = [['à'], ['de'], ["d'"], ['que'], ["qu'"], ['en']];
const MELTED_WORDS: Readonly<Record<string, readonly string[]>> = { le: ['au', 'du'], les: ['aux', 'des'] };
const PLACES: readonly Wording[] = [['en'], ['au'], ['aux'], ['la'], ['le'], ["l'"], ['les'], ['de'], ["d'"], ['du']];
const PRONOUN_CHANGES: Readonly<Record<string, readonly string[]>> = {
  lui: ['le', 'la', "l'"],
  leur: ['les'],
  le: ['lui'],
  la: ['lui'],
  "l'": ['lui'],
  les: ['leur'],
  '-lui': ['-le', '-la'],
  '-leur': ['-les'],
  '-le': ['-lui'],
  '-la': ['-lui'],
  '-les': ['-leur'],
};

const otherForms: Edits = (words, at, { grammar }) => grammar.relatives(words[at] ?? '').map((other) => words.with(at, other));
const otherDeterminer: Edits = (words, at, refused) => (DETERMINERS.test(words[at] ?? '') ? otherForms(words, at, refused) : []);
const swapped: Edits = (words, at) => (at < 1 ? [] : [words.with(at, words[at - 1] ?? '').with(at - 1, words[at] ?? '')]);
const removed: Edits = (words, at) => (words.length < 3 ? [] : [words.toSpliced(at, 1)]);
const withPas: Edits = (words, at) => [words.toSpliced(at + 1, 0, 'pas')];
const withArticle: Edits = (words, at) => ARTICLES.map((article) => words.toSpliced(at, 0, ...article));
const otherPlace: Edits = (words, at) => PLACES.map((place) => words.toSpliced(at, 1, ...place));
const withSelf: Edits = (words, at) => ['se', "s'", 'me', "m'", 'te', "t'"].map((self) => words.toSpliced(at, 0, self));
const otherPronoun: Edits = (words, at) => (PRONOUN_CHANGES[words[at] ?? ''] ?? []).map((other) => words.with(at, other));
const hyphened: Edits = (words, at) => [words.with(at, `-${words[at]}`), words.with(at, `-t-${words[at]}`)];
const withPreposition: Edits = (words, at) => [
  ...(MELTED_WORDS[words[at] ?? ''] ?? []).map((melted) => words.with(at, melted)),
  ...AT.map((word) => words.toSpliced(at, 0, ...word)),
];
/** « a venu » is « est venu ». */
const AUXILIARIES = ['ai suis', 'as es', 'a est', 'avons sommes', 'avez êtes', 'ont sont', 'avait était', 'avais étais', 'avaient étaient'];
const otherAuxiliary: Edits = (words, at, refused) => {
  const [pair = ''] = AUXILIARIES.filter((each) => each.split(' ').includes(words[at] ?? ''));
  const other = pair.split(' ').find((word) => word !== words[at]);
  if (other === undefined || pair === '') return [];
  const changed = words.with(at, other);
  return [changed, ...otherForms(changed, at + 1, refused)];
};

/** What may be changed for each cause, the likeliest first. */
const EDITS: Readonly<Partial<Record<PhraseFault['code'], readonly Edits[]>>> = {
  agreement: [otherDeterminer, otherForms],
  disagreement: [otherDeterminer, otherForms],
  form: [otherForms],
  junction: [],
  order: [swapped],
  extra: [removed],
  pas: [withPas],
  article: [withArticle],
  preposition: [withPreposition],
  pronoun: [otherPronoun],
  place: [otherPlace],
  needy: [withSelf],
  hyphen: [hyphened],
  auxiliary: [otherAuxiliary],
  stuck: [otherForms, withPreposition, withArticle, swapped, removed],
};

/** Null when nothing near is right, or nothing can be guessed. */
export function nearestWording(refusal: PhraseFault, refused: Refused): string | null {
  const edits = EDITS[refusal.code];
  if (edits === undefined) return null;
  const texts = refused.words.map(({ written, tags }) => (tags.some(({ category }) => category === 'proper') ? written : written.toLowerCase()));
  const tried = [...mute(texts, refusal, refused), ...edits.flatMap((edit) => places(texts, refused).flatMap((at) => edit(texts, at, refused)))];
  const right = tried.slice(0, MOST_WORDINGS).find((wording) => isRight(wording, refused));
  return right === undefined ? null : joinedWords(right);
}

/** Where the reading stops first, then nearer and nearer to the beginning, then after. */
function places(texts: Wording, { words, grammar }: Refused): readonly number[] {
  const stop = Math.min(walkedThrough(grammar.rules(), words).read, texts.length - 1);
  return [...texts.keys()].sort((a, b) => Math.abs(a - stop) - Math.abs(b - stop) || a - b);
}

/** What sounds alike is nearest: « deux chat » is « deux chats ». */
function mute(texts: Wording, { code }: PhraseFault, refused: Refused): readonly Wording[] {
  if (code !== 'disagreement' && code !== 'agreement') return [];
  return places(texts, refused).flatMap((at) =>
    otherForms(texts, at, refused).filter((wording) => withoutMute(wording[at] ?? '') === withoutMute(texts[at] ?? '')),
  );
}

function withoutMute(word: string): string {
  return DETERMINERS.test(word) ? word : word.replace(/(?:[sxt]|e?nt|es)$/, '');
}

function isRight(wording: Wording, { words, grammar, isProperNoun }: Refused): boolean {
  const found = wording.map((text) => known(text, words) ?? grammar.word(text, isProperNoun));
  return found.every((word) => word !== null) && isPhraseKind(grammar.rules(), found);
}

function known(text: string, words: readonly PhraseWord[]): PhraseWord | null {
  return words.find((word) => word.written === text || word.text === text) ?? null;
}
