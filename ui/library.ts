// Knows how the books come into the page: each once, when a game first needs it.

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

type Opening = { readonly [Name in BookName]: () => Promise<Library[Name]> };

const OPENING: Opening = {
  async lexicon() {
    const [words, forms, lemmas, ranks] = await Promise.all([
      bytesOf(wordsFile),
      bytesOf(formsFile),
      bytesOf(lemmasFile),
      bytesOf(ranksFile),
    ]);
    return openLexicon({ words, forms, lemmas, ranks });
  },
  async sounds() {
    const [sounds, lexicon] = await Promise.all([bytesOf(soundsFile), book('lexicon')]);
    return openSounds(sounds, lexicon);
  },
  async grammar() {
    const [tags, compounds, lexicon] = await Promise.all([bytesOf(tagsFile), bytesOf(compoundsFile), book('lexicon')]);
    return openGrammar({ tags, compounds }, lexicon);
  },
  async dictionary() {
    const [definitions, headwords, lexicon] = await Promise.all([
      textOf(definitionsFile),
      textOf(headwordsFile),
      book('lexicon'),
    ]);
    return openDictionary({ definitions, headwords, lexicon });
  },
  names: async () => openNames(await textOf(namesFile)),
};

const opened: { [Name in BookName]?: Promise<Library[Name]> } = {};

/** A book; asked again after a failure, so that a moment without network does not close it for good. */
export function book<Name extends BookName>(name: Name): Promise<Library[Name]> {
  const opening = (opened[name] ?? OPENING[name]()) as Promise<Library[Name]>;
  Object.assign(opened, { [name]: opening });
  opening.catch(() => {
    delete opened[name];
  });
  return opening;
}

/** The books a game consults. */
export async function books(names: readonly string[]): Promise<Partial<Library>> {
  const entries = await Promise.all(names.map(async (name) => [name, await book(name as BookName)]));
  return Object.fromEntries(entries);
}

async function bytesOf(address: string): Promise<DataBytes> {
  return new Uint8Array(await (await fetched(address)).arrayBuffer());
}

async function textOf(address: string): Promise<string> {
  return (await fetched(address)).text();
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
