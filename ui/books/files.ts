// The files of the language as the page asks for them: each once, when someone first needs it.

import type { DataBytes } from '@boite/language';
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
import { downloadedBytes, downloadedText } from './download.ts';
import { Late } from './late.ts';
import { madeWhole, unpackerCalled } from './unpacking.ts';

const wordsFileWhole = new Late(async () => {
  unpackerCalled();
  return madeWhole({ bytes: await downloadedBytes(wordsFile), words: null });
});

/** What it takes to judge a word by ear, where a game does: asked for at once, since whoever reads one of them reads them all. */
export const earPages = new Set<Late<unknown>>();
export const byEar = (): readonly Late<unknown>[] => [...earPages];

export const bookFiles = {
  words: wordsFileWhole,
  forms: new Late(toldByWords(formsFile), byEar),
  lemmas: new Late(toldByWords(lemmasFile)),
  ranks: new Late(() => downloadedBytes(ranksFile)),
  sounds: new Late(() => downloadedBytes(soundsFile)),
  compounds: new Late(() => downloadedBytes(compoundsFile), byEar),
  tags: new Late(toldByWords(tagsFile)),
  headwords: new Late(() => downloadedText(headwordsFile)),
  names: new Late(() => downloadedText(namesFile)),
  nameBook: new Late(() => downloadedText(nameBookFile)),
};

function toldByWords(address: string): () => Promise<DataBytes> {
  return async () => {
    const [bytes, known] = await Promise.all([downloadedBytes(address), wordsFileWhole.come()]);
    return madeWhole({ bytes, words: known });
  };
}
