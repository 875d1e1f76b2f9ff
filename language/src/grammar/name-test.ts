// Knows when a word of a phrase is a name: as the list writes it, word for word, whatever the accents.

import type { Names } from '../names/names.ts';
import type { NameTest } from './phrase-word.ts';

/** Lists of names do not look at spaces: without this « la os » would be Laos. */
export function nameTest(names: Names): NameTest {
  return (word) => names.isFullName(word) || names.written(word).some((name) => wordsOfName(name) === wordsOfName(word));
}

function wordsOfName(name: string): number {
  return name.split(/[\s'’-]/u).length;
}
