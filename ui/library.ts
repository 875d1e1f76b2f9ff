// How the books come into the page: each once, when a game first needs it.

import {
  type BookName,
  type DataBytes,
  type Library,
  openDictionary,
  openGrammar,
  openLexicon,
  openNames,
  openSounds,
} from '@boite/language';
import compoundsFile from '@boite/language/data/compounds.bin?url';
import definitionsFile from '@boite/language/data/definitions.txt?url';
import formsFile from '@boite/language/data/forms.bin?url';
import headwordsFile from '@boite/language/data/headwords.txt?url';
import lemmasFile from '@boite/language/data/lemmas.bin?url';
import namesFile from '@boite/language/data/names.txt?url';
import ranksFile from '@boite/language/data/ranks.bin?url';
import soundsFile from '@boite/language/data/sounds.bin?url';
import tagsFile from '@boite/language/data/tags.bin?url';
import wordsFile from '@boite/language/data/words.bin?url';

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
    return openLexicon({ words, forms, lemmas, ranks });
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
    return openGrammar({ tags, compounds }, lexicon);
  },
  async dictionary() {
    const [definitions, headwords, lexicon] = await Promise.all([
      downloadedText(definitionsFile),
      downloadedText(headwordsFile),
      book('lexicon'),
    ]);
    return openDictionary({ definitions, headwords, lexicon });
  },
  names: async () => openNames(await downloadedText(namesFile)),
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
