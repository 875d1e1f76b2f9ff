// How the books come into the page: each once, when a game first needs it; definitions a letter at a time, when they are read.

import {
  type BookName,
  type DataBytes,
  LETTERS,
  type Letter,
  type Lexicon,
  type Library,
  openDictionary,
  openGrammar,
  openLexicon,
  openNameBook,
  openNames,
  openSounds,
  wholeClasses,
  wholeWords,
} from '@boite/language';
import compoundsFile from '@boite/language/data/compounds.bin?url';
import formsFile from '@boite/language/data/forms.bin?url';
import headwordsFile from '@boite/language/data/headwords.txt?url';
import lemmasFile from '@boite/language/data/lemmas.bin?url';
import nameBookFile from '@boite/language/data/name-book.txt?url';
import namesFile from '@boite/language/data/names.txt?url';
import ranksFile from '@boite/language/data/ranks.bin?url';
import soundsFile from '@boite/language/data/sounds.bin?url';
import tagsFile from '@boite/language/data/tags.bin?url';
import wordsFile from '@boite/language/data/words.bin?url';
import { DEFINITION_FILES } from './definition-files.ts';

type ComingBooks = { [Name in BookName]: Promise<Library[Name]> };

type Openers = { readonly [Name in BookName]: () => ComingBooks[Name] };

const OPENERS: Openers = {
  async lexicon() {
    const [words, forms, lemmas, ranks] = await Promise.all([
      downloadedBytes(wordsFile),
      downloadedBytes(formsFile),
      downloadedBytes(lemmasFile),
      downloadedBytes(ranksFile),
    ]);
    const lexicon: Lexicon = openLexicon({
      words: wholeWords(words),
      ranks,
      get forms() {
        return wholeClasses(forms, lexicon.graph);
      },
      get lemmas() {
        return wholeClasses(lemmas, lexicon.graph);
      },
    });
    return lexicon;
  },
  async sounds() {
    const [sounds, compounds, lexicon] = await Promise.all([
      downloadedBytes(soundsFile),
      downloadedBytes(compoundsFile),
      book('lexicon'),
    ]);
    return openSounds({ sounds, compounds }, lexicon);
  },
  async grammar() {
    const [tags, compounds, lexicon] = await Promise.all([
      downloadedBytes(tagsFile),
      downloadedBytes(compoundsFile),
      book('lexicon'),
    ]);
    const bytes = {
      compounds,
      get tags() {
        return wholeClasses(tags, lexicon.graph);
      },
    };
    return openGrammar(bytes, lexicon);
  },
  async dictionary() {
    const [headwords, lexicon] = await Promise.all([downloadedText(headwordsFile), book('lexicon')]);
    return openDictionary({ headwords, lexicon, definitions: (letter) => arrivedLetters.get(letter) ?? null });
  },
  names: async () => openNames(await downloadedText(namesFile)),
  nameBook: async () => openNameBook(await downloadedText(nameBookFile)),
};

const coming: Partial<ComingBooks> = {};

/** A book; asked again after a failure, so that a moment without network does not close it for good. */
export function book<Name extends BookName>(name: Name): ComingBooks[Name] {
  const asked = coming[name] ?? OPENERS[name]();
  Object.assign(coming, { [name]: asked });
  asked.catch(() => {
    delete coming[name];
  });
  return asked;
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

/** Brings in what the books of a game still lack: for whoever cannot wait for a letter, once the game is on the screen. */
export async function booksCompleted(names: readonly string[]): Promise<void> {
  if (names.includes('dictionary')) await Promise.all(LETTERS.map(definitionsRead));
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
  return Object.hasOwn(OPENERS, name);
}

async function downloadedBytes(address: string): Promise<DataBytes> {
  return new Uint8Array(await (await downloaded(address)).arrayBuffer());
}

async function downloadedText(address: string): Promise<string> {
  return (await downloaded(address)).text();
}

async function downloaded(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
