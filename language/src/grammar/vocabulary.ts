// Knows what every word can be: the little words by hand, the others by their tags, names by the caller's list.

import { spelled } from '../alphabet.ts';
import { type ClassFile, readClasses } from '../class-file.ts';
import { type DataBytes, openDataFile } from '../data-file.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Reading, readNotes } from './reading.ts';
import { type FormTags, notedTags } from './tag-notes.ts';
import { DETERMINERS } from './words/determiners.ts';
import { LITTLE_WORDS } from './words/little-words.ts';
import { PRONOUNS } from './words/pronouns.ts';

export const TAGS_FILE = 'tags.bin';

/** A word of a phrase, as it is written, with all that it can be. */
export interface Token {
  readonly text: string;
  readonly readings: readonly Reading[];
  /** Whether « l' » stands before it rather than « le » or « la »; null for names, that allow both. */
  readonly isElidable: boolean | null;
}

export type NameTest = (word: string) => boolean;

const ADDED = ' += ';
const REPLACED = ' = ';
/** A name may be of any gender, and a plural (les Alpes). */
const NAME = readNotes('proper');
const COMMA = readNotes(',');

export class Vocabulary {
  readonly #lexicon: Lexicon;
  readonly #open: () => ClassFile;
  #tags: ClassFile | undefined;

  constructor(bytes: { readonly tags: DataBytes }, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#open = () => openedTags(bytes.tags, lexicon);
  }

  /** What an accented form can be; null when it is no word. */
  tagsOf(form: string): FormTags | null {
    const word = spelled(form);
    if (word === null) return null;
    const nth = this.#lexicon.forms(word).indexOf(form);
    if (nth < 0) return null;
    this.#tags ??= this.#open();
    return notedTags(this.#tags.textAt(this.#lexicon.graph.indexOf(word)))[nth] ?? null;
  }

  readingsOf(form: string): readonly Reading[] | null {
    const own = CLOSED.get(form);
    if (own !== undefined && !own.isAdded) return own.readings;
    const tags = this.tagsOf(form);
    if (tags === null) return own?.readings ?? null;
    return [...readNotes(tags.notes), ...(own?.readings ?? [])];
  }

  /** A word of a phrase; null when nobody knows it. */
  token(text: string, isName: NameTest): Token | null {
    if (text === ',') return { text, readings: COMMA, isElidable: null };
    const forms = this.#formsOf(text);
    const readings = forms.flatMap((form) => this.readingsOf(form) ?? []);
    const names = isName(text) ? NAME : [];
    if (forms.length === 0 && names.length === 0) return null;
    const isElidable = names.length > 0 && text.startsWith('h') ? null : this.#isElidable(forms[0] ?? text);
    return { text, readings: [...readings, ...names, ...readNotes(literal(text))], isElidable };
  }

  /** The accented forms that someone may have meant: what is written, or, without any accent, all that it may be. */
  #formsOf(text: string): readonly string[] {
    if (CLOSED.has(text) || this.tagsOf(text) !== null) return [text];
    const word = spelled(text);
    if (word === null || /[^a-z]/.test(text.replaceAll('œ', 'oe').replaceAll('æ', 'ae'))) return [];
    return this.#lexicon.forms(word);
  }

  #isElidable(form: string): boolean {
    if (!/^[aeiouyhàâäéèêëîïôöùûüœæ]/.test(form)) return false;
    return form === 'y' || !(this.tagsOf(form)?.isAspirated ?? false);
  }
}

/** The category of a word that rules name: « 'est' », « '-ce' », « 'qu' » for « qu' ». */
function literal(text: string): string {
  return `'${text.replace("'", '')}'`;
}

interface ClosedWord {
  readonly isAdded: boolean;
  readonly readings: readonly Reading[];
}

const CLOSED: ReadonlyMap<string, ClosedWord> = new Map(
  [DETERMINERS, PRONOUNS, LITTLE_WORDS].flatMap((text) => text.split('\n')).flatMap(closedWords),
);

function closedWords(line: string): readonly (readonly [string, ClosedWord])[] {
  const isAdded = line.includes(ADDED);
  const [words = '', notes] = line.split(isAdded ? ADDED : REPLACED);
  if (notes === undefined) return [];
  return words.split(' ').map((word) => [word, { isAdded, readings: readNotes(notes) }]);
}

function openedTags(bytes: DataBytes, { size }: Lexicon): ClassFile {
  const file = openDataFile(bytes, TAGS_FILE);
  if (file.count !== size) throw new Error(`${TAGS_FILE} and the words are not of the same build`);
  return readClasses(file);
}
