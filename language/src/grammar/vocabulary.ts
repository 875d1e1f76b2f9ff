// Knows what every word can be: the little words by hand, the others by their tags, names by the caller's list.

import { spelled } from '../alphabet.ts';
import { type ClassFile, readClasses } from '../class-file.ts';
import { type DataBytes, openDataFile } from '../data-file.ts';
import type { Lexicon } from '../lexicon.ts';
import { COMPOUNDS_FILE, type CompoundFile, readCompounds } from './compound-file.ts';
import { ANYTHING } from './features.ts';
import type { NameTest, PhraseWord } from './phrase-word.ts';
import { readNotes, type Tag } from './tag.ts';
import { type FormNotes, notedTags } from './tag-notes.ts';
import { DETERMINERS } from './words/determiners.ts';
import { LITTLE_WORDS } from './words/little-words.ts';
import { placeNote } from './words/places.ts';
import { PRONOUNS } from './words/pronouns.ts';

/** The files of `language/data/` that a grammar is opened from, besides the lexicon's. */
export const GRAMMAR_FILES = { tags: 'tags.bin', compounds: COMPOUNDS_FILE } as const;

/** The bytes of each file, asked for at their first use: they may be getters. */
export type GrammarBytes = { readonly [name in keyof typeof GRAMMAR_FILES]: DataBytes };

const ADDED = ' += ';
const REPLACED = ' = ';
const NUMBER = readNotes('num p');
const COMMA = readNotes(',');
/** d'Hugo or de Hugo, d'Yves but du Yémen. */
const UNCERTAIN_NAME = /^(?:h|y|ou)/;

const ARTICLES: Readonly<Record<string, string>> = { le: 'ms', la: 'fs' };
/** What tells that a name is a man's or a woman's: le Père Noël, la Belle au bois dormant. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ père: 'ms', petit: 'ms', grand: 'ms', roi: 'ms', prince: 'ms', vieux: 'ms', oncle: 'ms', docteur: 'ms', capitaine: 'ms' },
  ...{ mère: 'fs', petite: 'fs', grande: 'fs', reine: 'fs', princesse: 'fs', belle: 'fs', tante: 'fs', fée: 'fs' },
};

/** « des Italiens » is a noun that agrees, with a capital. */
const PEOPLE =
  /^(?:.*(?:ais|ois|ain|ien|éen|and|ol)(?:e|ne)?|turc|turque|grec|grecque|russe|belge|arabe|serbe|croate|bulgare|basque|tchèque|slave)s?$/u;

export class PhraseVocabulary {
  readonly #lexicon: Lexicon;
  readonly #bytes: GrammarBytes;
  #tags: ClassFile | undefined;
  #compounds: Pick<CompoundFile, 'get'> | undefined;
  /** Few notes are different: each is read once. */
  readonly #known = new Map<string, readonly Tag[]>();

  constructor(bytes: GrammarBytes, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#bytes = bytes;
  }

  /** What an accented form can be; null when it is no word. */
  notesOf(form: string): FormNotes | null {
    if (form.includes('-')) return this.#compoundNotes(form);
    const word = spelled(form);
    if (word === null) return null;
    const nth = this.#lexicon.forms(word).indexOf(form);
    if (nth < 0) return null;
    this.#tags ??= openedTags(this.#bytes.tags, this.#lexicon);
    return notedTags(this.#tags.textAt(this.#lexicon.graph.indexOf(word)))[nth] ?? null;
  }

  tagsOf(form: string): readonly Tag[] | null {
    if (isCompoundNumber(form)) return NUMBER;
    const own = CLOSED.get(form);
    if (own !== undefined && !own.isAdded) return own.tags;
    const noted = this.notesOf(form);
    if (noted === null) return own?.tags ?? null;
    return [...this.#read(noted.notes), ...(own?.tags ?? [])];
  }

  /** A word of a phrase; null when nobody knows it. */
  word(written: string, isName: NameTest): PhraseWord | null {
    const text = written.toLowerCase();
    if (text === ',') return { written, text, tags: COMMA, isElidable: null };
    const forms = this.#formsOf(text);
    // A word that is also a common one is a name by its capital: Rose, Pierre.
    const name = forms.length === 0 || written !== text ? isName(written) : false;
    const isProper = name !== false;
    if (forms.length === 0 && !isProper) return null;
    const isPeople = name === true && PEOPLE.test(text) && placeNote(written) === null && this.#isQuality(text);
    const isPlace = isProper && written !== written.toUpperCase() && (name === 'town' || isLand(written));
    const tags = isPlace ? [] : forms.flatMap((form) => this.tagsOf(form) ?? []);
    const isElidable = isProper && UNCERTAIN_NAME.test(text) ? null : this.#isElidable(forms[0] ?? text);
    return {
      written,
      text,
      tags: [...tags, ...(isProper && !isPeople ? this.#nameTags(written, name) : []), literal(text)],
      isElidable,
    };
  }

  /** A name may be of any gender, and a plural (les Alpes), unless something tells: a list, or its first word (la tour Eiffel). */
  #nameTags(written: string, told: boolean | string): readonly Tag[] {
    const place = placeNote(written);
    if (place !== null) return this.#read(place);
    if (/^les\s/i.test(written)) return this.#read('ng p');
    if (/\set\s/.test(written)) return this.#read('proper;brand;ng mp');
    if (told === 'town') return this.#read('proper s before');
    if (typeof told === 'string') return this.#read(`proper ${told}s`);
    const [first = ''] = written.split(' ');
    const noun = first !== written && first === first.toLowerCase() ? this.notesOf(first) : null;
    const [, called = ''] = /^n ([mf][sp])/.exec(noun?.notes ?? '') ?? [];
    const who = first === written ? '' : (ARTICLES[first] ?? CALLED[first.toLowerCase()] ?? called);
    return this.#read(`proper ${who};brand`.replace(' ;', ';'));
  }

  #read(notes: string): readonly Tag[] {
    const known = this.#known.get(notes);
    if (known !== undefined) return known;
    const tags = readNotes(notes);
    this.#known.set(notes, tags);
    return tags;
  }

  #compoundNotes(form: string): FormNotes | null {
    this.#compounds ??= readCompounds(openDataFile(this.#bytes.compounds, GRAMMAR_FILES.compounds));
    const notes = this.#compounds.get(form);
    if (notes === undefined) return null;
    const [first = ''] = form.split('-');
    return { notes, isAspirated: this.notesOf(first)?.isAspirated ?? false };
  }

  /** The accented forms that someone may have meant: what is written, or, without any accent, all that it may be. */
  #formsOf(text: string): readonly string[] {
    if (CLOSED.has(text) || isCompoundNumber(text) || this.notesOf(text) !== null) return [text];
    if (isNumber(text.slice(1)) && text.startsWith('-')) return [text.slice(1)];
    const word = spelled(text);
    if (word === null || /[^a-z]/.test(text.replaceAll('œ', 'oe').replaceAll('æ', 'ae'))) return [];
    return this.#lexicon.forms(word);
  }

  #isQuality(form: string): boolean {
    const tags = this.tagsOf(form) ?? [];
    return tags.some(({ category }) => category === 'adj') && tags.some(({ category }) => category === 'noun');
  }

  #isElidable(form: string): boolean {
    if (!/^[aeiouyhàâäéèêëîïôöùûüœæ]/.test(form)) return false;
    return form === 'y' || !(this.notesOf(form)?.isAspirated ?? false);
  }
}

function isLand(name: string): boolean {
  return placeNote(name)?.startsWith('land') === true;
}

/** The category of a word that rules name: « 'est' », « '-ce' », « 'qu' » for « qu' ». */
function literal(text: string): Tag {
  const category = `'${text.replace("'", '')}'`;
  return { category, note: category, ...ANYTHING };
}

/** « -deux » in « trente-deux ». */
function isNumber(text: string): boolean {
  const isUnit = ({ category }: Tag): boolean => category === 'num' || category === 'nums' || category === 'unit';
  return CLOSED.get(text)?.tags.some(isUnit) ?? false;
}

/** « vingt-un » is no number: vingt-et-un, but quatre-vingt-un. */
const WITHOUT_AND = /^(?:vingt|trente|quarante|cinquante|soixante)-une?$/;

/** « deux-trois », « onze-un »: what counts units is followed by what is counted. */
const MISCOUNTED =
  /(?:^|-)(?:(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize)-(?!cents?\b|mille|vingts?\b)|dix-(?!sept|huit|neuf|mille))/;

/** « dix-sept », « vingt-et-un » */
function isCompoundNumber(text: string): boolean {
  const [first = '', ...rest] = text.split('-');
  return (
    rest.length > 0 &&
    !WITHOUT_AND.test(text) &&
    !MISCOUNTED.test(text) &&
    isNumber(first) &&
    rest.every((piece) => piece === 'et' || isNumber(piece))
  );
}

interface ClosedWord {
  readonly isAdded: boolean;
  readonly tags: readonly Tag[];
}

const CLOSED: ReadonlyMap<string, ClosedWord> = new Map(
  [DETERMINERS, PRONOUNS, LITTLE_WORDS].flatMap((text) => text.split('\n')).flatMap(closedWords),
);

function closedWords(line: string): readonly (readonly [string, ClosedWord])[] {
  const isAdded = line.includes(ADDED);
  const [words = '', notes] = line.split(isAdded ? ADDED : REPLACED);
  if (notes === undefined) return [];
  return words.split(' ').map((word) => [word, { isAdded, tags: readNotes(notes) }]);
}

function openedTags(bytes: DataBytes, { size }: Lexicon): ClassFile {
  const file = openDataFile(bytes, GRAMMAR_FILES.tags);
  if (file.count !== size) throw new Error(`${GRAMMAR_FILES.tags} and the words are not of the same build`);
  return readClasses(file);
}
