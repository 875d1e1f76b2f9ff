// How the files that travel without what can be worked out again are made whole: the words first, the others by the words.

import { type DataBytes, openLexicon, wholeClasses, wholeWords } from '@boite/language';

export interface PackedFile {
  readonly bytes: DataBytes;
  /** The whole file of words, for a file that is told by them; null for the words themselves. */
  readonly words: DataBytes | null;
}

export async function unpacked({ bytes, words }: PackedFile): Promise<DataBytes> {
  if (words === null) return wholeWords(bytes);
  // Nothing but the words is read of them.
  const { graph } = openLexicon({ words, forms: words, lemmas: words, ranks: words });
  return wholeClasses(bytes, graph);
}
