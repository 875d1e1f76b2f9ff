// The words of the lexicon and the proper nouns by their sounds, as files.

import { KEPT_FILE, KEPT_NAMES_FILE } from '@boite/language';
import { sealedDataFile } from '@boite/language/building';
import { keptNamesSeal, keptSeal, loadLexicon, loadNames, loadSounds } from '@boite/language/node';
import { type Band, lexiconWords, listedWords, spellableNames, WordBands, writtenBands, writtenNames } from '@boite/rebus';

export const BY_SOUND_FILE = KEPT_FILE;
export const NAMES_BY_SOUND_FILE = KEPT_NAMES_FILE;

/** Made of the words themselves, whatever is kept of them. */
export function builtBySound(): Uint8Array<ArrayBuffer> {
  const lexicon = loadLexicon();
  const sounds = loadSounds(lexicon);
  const bands = new WordBands(lexiconWords(lexicon, { of: (word) => sounds.of(word) }));
  const all = bands.source.limits.map((_, nth) => bands.band(nth) as Band);
  return sealedDataFile({ count: keptSeal(), content: writtenBands(all) });
}

export function builtNamesBySound(): Uint8Array<ArrayBuffer> {
  const words = spellableNames(loadNames());
  const band = new WordBands(listedWords(words)).band(0) as Band;
  return sealedDataFile({ count: keptNamesSeal(), content: writtenNames([band], words) });
}
