// The words of the lexicon by their sounds, as a file.

import { KEPT_FILE } from '@boite/language';
import { sealedDataFile } from '@boite/language/building';
import { keptSeal, loadLexicon, loadSounds } from '@boite/language/node';
import { type Band, lexiconWords, WordBands, writtenBands } from '@boite/rebus';

export const BY_SOUND_FILE = KEPT_FILE;

/** Made of the words themselves, whatever is kept of them. */
export function builtBySound(): Uint8Array<ArrayBuffer> {
  const lexicon = loadLexicon();
  const sounds = loadSounds(lexicon);
  const bands = new WordBands(lexiconWords(lexicon, { of: (word) => sounds.of(word) }));
  const all = bands.source.limits.map((_, nth) => bands.band(nth) as Band);
  return sealedDataFile({ count: keptSeal(), content: writtenBands(all) });
}
