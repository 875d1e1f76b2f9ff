// How the books come into the page: opened at once with their first pages, the others when they are read. Definitions come a letter at a time.

import { type BookName, type DataBytes, LETTERS, type Letter, type Lexicon, type Library, openLexicon } from '@boite/language';
import { DEFINITION_FILES } from './books/definition-files.ts';
import { downloadedText } from './books/download.ts';
import { bookFiles, byEar, earPages } from './books/files.ts';
import { firstReading } from './books/first-reading.ts';
import { Late, lateBook } from './books/late.ts';
import { nextTask } from './next-task.ts';

type ComingBooks = { readonly [Name in BookName]: Late<Library[Name]> };

const comingBooks: ComingBooks = {
  lexicon: new Late(async () =>
    openLexicon({
      words: await bookFiles.words.come(),
      get forms() {
        return bookFiles.forms.here;
      },
      get lemmas() {
        return bookFiles.lemmas.here;
      },
      get ranks() {
        return bookFiles.ranks.here;
      },
    }),
  ),
  sounds: new Late(async () => {
    const [{ openSounds }, lexicon, sounds] = await Promise.all([
      import('./books/spoken.ts'),
      comingBooks.lexicon.come(),
      bookFiles.sounds.come(),
    ]);
    return openSounds(withCompounds({ sounds }), lexicon);
  }, byEar),
  names: new Late(async () => {
    const [{ openNames }, names] = await Promise.all([import('./books/spoken.ts'), bookFiles.names.come()]);
    return openNames(names);
  }, byEar),
  grammar: new Late(async () => {
    const [{ openGrammar }, lexicon, tags] = await Promise.all([
      import('./books/built.ts'),
      comingBooks.lexicon.come(),
      bookFiles.tags.come(),
    ]);
    return openGrammar(withCompounds({ tags }), lexicon);
  }),
  dictionary: new Late(async () => {
    const [{ openDictionary }, lexicon, headwords] = await Promise.all([
      import('./books/defined.ts'),
      comingBooks.lexicon.come(),
      bookFiles.headwords.come(),
    ]);
    return openDictionary({ headwords, lexicon, definitions: (letter) => arrivedLetters.get(letter) ?? null });
  }),
  nameBook: new Late(async () => {
    const [{ openNameBook }, nameBook] = await Promise.all([import('./books/defined.ts'), bookFiles.nameBook.come()]);
    return openNameBook(nameBook);
  }),
  themeLists: new Late(async () => (await import('./books/listed.ts')).openThemeLists()),
};

/** What is said where the lexicon could not come: the moves can be sent all the same. */
export const WITHOUT_LEXICON = 'Le dictionnaire n’a pas pu être chargé : la table jugera.';

/** Compounds are asked for when the first one is looked up. */
function withCompounds<Bytes extends object>(bytes: Bytes): Bytes & { readonly compounds: DataBytes } {
  return Object.defineProperty(bytes, 'compounds', { get: () => bookFiles.compounds.here }) as Bytes & { compounds: DataBytes };
}

/** All that a book is made of, definitions apart. */
const PAGES: { readonly [Name in BookName]: readonly Late<unknown>[] } = {
  lexicon: [comingBooks.lexicon, bookFiles.forms, bookFiles.lemmas, bookFiles.ranks],
  sounds: [comingBooks.sounds, bookFiles.forms, bookFiles.compounds],
  names: [comingBooks.names],
  grammar: [comingBooks.grammar, bookFiles.compounds],
  dictionary: [comingBooks.dictionary],
  nameBook: [comingBooks.nameBook],
  themeLists: [comingBooks.themeLists],
};

/** Those without whose first pages nothing can be shown; the others come when they are first opened. */
const OPENED_FIRST: readonly BookName[] = ['lexicon', 'dictionary'];
/** Those that are consulted for each word that is judged by ear. */
const HEARD: readonly BookName[] = ['sounds', 'names'];

/** A book with its first pages; whoever reads on before the next have come is told so (`StillComing`). */
export async function book<Name extends BookName>(name: Name): Promise<Library[Name]> {
  if (HEARD.includes(name)) for (const page of PAGES[name]) earPages.add(page);
  const late = comingBooks[name];
  return late.isHere || OPENED_FIRST.includes(name) ? late.come() : lateBook(late);
}

/** The same to its last page, definitions apart. */
export async function wholeBook<Name extends BookName>(name: Name): Promise<Library[Name]> {
  await Promise.all(PAGES[name].map((page) => page.come()));
  return comingBooks[name].come();
}

const arrivedLetters = new Map<Letter, string>();
const comingLetters = new Map<Letter, Promise<void>>();

/** Brings in the definitions under a letter; asked again after a failure. */
export function definitionsRead(letter: Letter): Promise<void> {
  const asked = comingLetters.get(letter) ?? letterDownloaded(letter);
  comingLetters.set(letter, asked);
  asked.catch(() => comingLetters.delete(letter));
  return asked;
}

async function letterDownloaded(letter: Letter): Promise<void> {
  arrivedLetters.set(letter, await downloadedText(DEFINITION_FILES[letter]));
}

/** Brings in what the books of a game still lack: for whoever cannot wait for a page, once the game is on the screen. */
export async function booksCompleted(names: readonly string[]): Promise<void> {
  await nextTask();
  const known = names.filter(isBookName);
  const pages = known.flatMap((name) => PAGES[name]).map((page) => page.come());
  await Promise.all([...pages, ...(known.includes('dictionary') ? LETTERS.map(definitionsRead) : [])]);
  for (const name of known) await firstReading(name, await comingBooks[name].come());
}

/** Resolves once the accents of words have come, for whatever reason they were asked for. */
export function accentsCome(): Promise<Lexicon> {
  return bookFiles.forms.arrival.then(() => comingBooks.lexicon.come());
}

/** The same for those who do not wait at all: whoever takes one in hand too early is told so, and it comes. */
export function lateBooks(names: readonly string[]): Partial<Library> {
  const known = names
    .filter(isBookName)
    .map((name): [BookName, PropertyDescriptor] => [name, { get: () => bookAtHand(name), enumerable: true }]);
  return Object.defineProperties({}, Object.fromEntries(known));
}

function bookAtHand(name: BookName): object {
  const late: Late<object> = comingBooks[name];
  return late.isHere || OPENED_FIRST.includes(name) ? late.here : lateBook(late);
}

/** The books that a game consults. */
export async function gameBooks<Name extends BookName>(names: readonly Name[]): Promise<Pick<Library, Name>> {
  const found = await Promise.all(names.map(async (name) => ({ [name]: await book(name) })));
  return Object.assign({}, ...found);
}

/** The same for those who do not know which game it is. */
export function booksNamed(names: readonly string[]): Promise<Partial<Library>> {
  return gameBooks(names.filter(isBookName));
}

function isBookName(name: string): name is BookName {
  return Object.hasOwn(comingBooks, name);
}
