// Knows the nearest correct wording of a refused phrase: « les chats mange » is « les chats mangent ».

import { badJunction, CONTRACTIONS, joinedWords, shownWord } from './junctions.ts';
import type { PhraseWord } from './phrase-word.ts';
import type { Refused } from './repairs.ts';
import type { Trials } from './trials.ts';
import type { PhraseFault } from './verdict.ts';

/** Words one after the other, as someone would write them. */
type Wording = readonly string[];
type Edits = (words: Wording, at: number, refused: Refused) => readonly Wording[];

/** Wordings looked at before giving up. */
const MOST_WORDINGS = 160;

const DETERMINERS =
  /^(?:l[ea]s?|l'|une?|des|d[ue]|aux?|[mts](?:on|a|es)|ce[ts]?|cette|[nv]otre|[nv]os|leurs?|quel(?:le)?s?|tou(?:te?)?s?)$/;
const ARTICLES: readonly Wording[] = [['un'], ['une'], ['le'], ['la'], ['des'], ['les'], ['du'], ['de', 'la']];
const MELTED_WORDS: Readonly<Record<string, readonly string[]>> = { le: ['au', 'du'], les: ['aux', 'des'] };
const PLACES: readonly Wording[] = [['en'], ['au'], ['aux'], ['de'], ['du'], ['les'], ['le'], ['la']];
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

const TIME_CHANGES: Readonly<Record<string, string>> = {
  hier: 'demain',
  demain: 'hier',
  'avant-hier': 'après-demain',
  'après-demain': 'avant-hier',
  prochain: 'dernier',
  prochaine: 'dernière',
  dernier: 'prochain',
  dernière: 'prochaine',
};

const otherForms: Edits = (words, at, { grammar }) => grammar.relatives(words[at] ?? '').map((other) => words.with(at, other));
const otherDeterminer: Edits = (words, at, refused) => (DETERMINERS.test(words[at] ?? '') ? otherForms(words, at, refused) : []);
/** « un ancien maison »: a determiner and the word after it are changed together. */
const bothForms: Edits = (words, at, refused) =>
  otherDeterminer(words, at, refused).flatMap((changed) => otherForms(changed, at + 1, refused));
const SUBJECTS = ['il', 'elle', 'on', 'ils', 'elles', 'je', 'tu', 'nous', 'vous'];
const otherSubject: Edits = (words, at) =>
  SUBJECTS.includes((words[at] ?? '').replace("j'", 'je')) ? SUBJECTS.map((subject) => words.with(at, subject)) : [];
const swapped: Edits = (words, at) => (at < 1 ? [] : [words.with(at, words[at - 1] ?? '').with(at - 1, words[at] ?? '')]);
const removed: Edits = (words, at) => (words.length < 3 ? [] : [words.toSpliced(at, 1)]);
const withSubject: Edits = (words, at) =>
  ['il', 'elle', 'je', 'tu', 'ils', 'nous', 'vous'].map((subject) => words.toSpliced(at, 0, subject));
const contracted: Edits = (words, at) => {
  const melted = CONTRACTIONS[`${words[at - 1]} ${words[at]}`];
  return melted === undefined ? [] : [words.toSpliced(at - 1, 2, melted)];
};
const withPas: Edits = (words, at) => [words.toSpliced(at + 1, 0, 'pas')];
const withArticle: Edits = (words, at) => ARTICLES.map((article) => words.toSpliced(at, 0, ...article));
/** « le France » wants another article, « dans Italie » another preposition. */
const otherPlace: Edits = (words, at) => {
  const isArticle = /^(?:l[ea]s?|une?)$/.test(words[at] ?? '');
  return (isArticle ? PLACES.toReversed() : PLACES).map((place) => words.toSpliced(at, 1, ...place));
};
const withSelf: Edits = (words, at) => ['se', 'me', 'te', 'nous', 'vous'].map((self) => words.toSpliced(at, 0, self));
const otherPronoun: Edits = (words, at) => (PRONOUN_CHANGES[words[at] ?? ''] ?? []).map((other) => words.with(at, other));
const otherTime: Edits = (words, at) => {
  const other = TIME_CHANGES[words[at] ?? ''];
  return other === undefined ? [] : [words.with(at, other)];
};
const hyphened: Edits = (words, at) => [words.with(at, `-${words[at]}`), words.with(at, `-t-${words[at]}`)];
const withAt = (words: Wording, at: number): readonly Wording[] => [
  ...meltedAt(words, at, 0),
  words.toSpliced(at, 0, 'à'),
  words.toSpliced(at, 0, 'en'),
];
const withOf = (words: Wording, at: number): readonly Wording[] => [...meltedAt(words, at, 1), words.toSpliced(at, 0, 'de')];
const withPreposition: Edits = (words, at) => [...withAt(words, at), ...withOf(words, at), words.toSpliced(at, 0, 'que')];

function meltedAt(words: Wording, at: number, nth: number): readonly Wording[] {
  const other = MELTED_WORDS[words[at] ?? '']?.[nth];
  return other === undefined ? [] : [words.with(at, other)];
}

/** « a venu » is « est venu ». */
const AUXILIARIES = [
  'ai suis',
  'as es',
  'a est',
  'avons sommes',
  'avez êtes',
  'ont sont',
  'avait était',
  'avais étais',
  'avaient étaient',
];
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
  disagreement: [otherDeterminer, otherForms, bothForms, otherSubject],
  form: [otherForms],
  order: [swapped],
  pas: [withPas],
  article: [withArticle],
  subject: [withSubject],
  pronoun: [otherPronoun],
  time: [otherTime],
  place: [otherPlace],
  needy: [withSelf],
  hyphen: [hyphened],
  auxiliary: [otherAuxiliary],
  stuck: [otherForms, withPreposition, withArticle, swapped, removed],
};

/** « j'suis » is said by many, but nobody is taught to write it: before a consonant « j' » is « je ». */
function inFull(word: string, at: number, words: Wording): string {
  const isShort = /^(?:[jtmnsd]|qu)['’]$/iu.test(word) && /^[bcdfgjklmnpqrstvwxz]/iu.test(words[at + 1] ?? '');
  return isShort ? `${word.slice(0, -1)}e` : word;
}

/** Null when nothing near is right, or nothing can be guessed. */
export function nearestWording(refusal: PhraseFault, refused: Refused): string | null {
  const edits = editsFor(refusal);
  if (edits === undefined) return null;
  const texts = refused.words.map(shownWord);
  let left = MOST_WORDINGS;
  for (const wording of wordings(texts, { refusal, edits, refused })) {
    if (left-- === 0) return null;
    const right = rightWords(wording.map(inFull), refused);
    if (right !== null) return joinedWords(right.map(shownWord));
  }
  return null;
}

interface Changing {
  readonly refusal: PhraseFault;
  readonly edits: readonly Edits[];
  readonly refused: Refused;
}

/** The likeliest first, each made when it is asked for. */
function* wordings(texts: Wording, { refusal, edits, refused }: Changing): Iterable<Wording> {
  yield* mute(texts, refusal, refused);
  const order = places(texts, refused);
  for (const edit of edits) for (const at of order) yield* edit(texts, at, refused);
}

function isWritten(text: string | undefined, word: string): boolean {
  return text?.toLowerCase() === word.toLowerCase();
}

const withLink =
  (link: string): Edits =>
  (words, at) => [words.toSpliced(at, 0, link)];
/** Those that melt with an article; the others stand before it. */
const LINKS: Readonly<Record<string, Edits>> = { à: withAt, de: withOf };

function editsFor(fault: PhraseFault): readonly Edits[] | undefined {
  if (fault.code === 'spelling') return [(words, at) => replaced(words, at, fault)];
  if (fault.code === 'junction') return [contracted, (words, at) => replaced(words, at, fault)];
  if (fault.code === 'extra')
    return [(words, at, refused) => (isWritten(words[at], fault.word) ? removed(words, at, refused) : [])];
  if (fault.code !== 'preposition') return EDITS[fault.code];
  const link = LINKS[fault.wanted] ?? withLink(fault.wanted);
  return [(words, at, refused) => (isWritten(words[at], fault.word) ? link(words, at, refused) : []), link];
}

/** « plus vite de lui » is « plus vite que lui ». */
function replaced(
  words: Wording,
  at: number,
  { said, wanted }: { readonly said: string; readonly wanted: string },
): readonly Wording[] {
  const length = said.split(' ').length;
  const isHere = words.slice(at, at + length).join(' ') === said;
  return isHere ? [words.toSpliced(at, length, ...wanted.split(' '))] : [];
}

/** Where the reading stops first, then nearer and nearer to the beginning, then after. */
function places(texts: Wording, { words, trials }: Refused): readonly number[] {
  const stop = Math.min(trials.read(words), texts.length - 1);
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
  return DETERMINERS.test(word) ? word : word.replace(/[sx]$/, '').replace(/nt$/, '');
}

/** The words of a wording that is right once they meet well: « je » before « ai » is « j' ». */
function rightWords(wording: Wording, { words, trials }: Refused): readonly PhraseWord[] | null {
  const found = wording.map((text) => known(text, words) ?? trials.word(text));
  if (!found.every((word) => word !== null)) return null;
  const met = metWell(found, trials);
  return trials.isRight(met) ? met : null;
}

function metWell(words: readonly PhraseWord[], trials: Trials): readonly PhraseWord[] {
  const at = words.findIndex((word, nth) => nth > 0 && badJunction(words[nth - 1] as PhraseWord, word) !== null);
  if (at < 0) return words;
  const mended = badJunction(words[at - 1] as PhraseWord, words[at] as PhraseWord)?.mended ?? [];
  const [first, ...rest] = mended.flatMap((text) => (text === words[at]?.text ? (words[at] ?? []) : (trials.word(text) ?? [])));
  return first === undefined ? words : metWell([...words.slice(0, at - 1), first, ...rest, ...words.slice(at + 1)], trials);
}

function known(text: string, words: readonly PhraseWord[]): PhraseWord | null {
  return words.find((word) => word.text === text || (word.written === text && !word.text.endsWith("'"))) ?? null;
}
