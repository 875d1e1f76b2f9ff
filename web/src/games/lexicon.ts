// Knows how the dictionary comes into the page: once, when a game first needs it.

import { type Lexicon, openLexicon } from '@boite/language';
import forms from '@boite/language/data/forms.bin?url';
import lemmas from '@boite/language/data/lemmas.bin?url';
import ranks from '@boite/language/data/ranks.bin?url';
import words from '@boite/language/data/words.bin?url';

let opening: Promise<Lexicon> | null = null;

/** The dictionary; asked again after a failure, so that a moment without network does not close it for good. */
export function lexicon(): Promise<Lexicon> {
  opening ??= openIt().catch((failure: unknown) => {
    opening = null;
    throw failure;
  });
  return opening;
}

async function openIt(): Promise<Lexicon> {
  const [wordBytes, formBytes, lemmaBytes, rankBytes] = await Promise.all([words, forms, lemmas, ranks].map(bytesOf));
  return openLexicon({
    words: wordBytes as Uint8Array<ArrayBuffer>,
    forms: formBytes as Uint8Array<ArrayBuffer>,
    lemmas: lemmaBytes as Uint8Array<ArrayBuffer>,
    ranks: rankBytes as Uint8Array<ArrayBuffer>,
  });
}

async function bytesOf(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
