// Knows the definitions that we wrote: a line each, « headword <tab> definition », the senses of a word together.

import { spelled } from '../alphabet.ts';

export interface Definition {
  /** The word with its accents: « pêcheur » and « pécheur » are both PECHEUR. */
  readonly headword: string;
  readonly text: string;
  /** Who wrote it, to be shown with it. */
  readonly source: string;
}

/** Whoever knows definitions. */
export interface Definer {
  /** The definitions of a word as tiles spell it, the commonest sense first. */
  definitions(word: string): readonly Definition[];
}

export const OUR_SOURCE = 'Boîte à mots';

/** Our definitions by word, as tiles spell it. */
export function readDefinitions(text: string): ReadonlyMap<string, readonly Definition[]> {
  const byWord = new Map<string, Definition[]>();
  for (const line of text.trimEnd().split('\n')) {
    const [headword = '', definition = ''] = line.split('\t');
    const word = spelled(headword) ?? '';
    const known = byWord.get(word);
    const read = { headword, text: definition, source: OUR_SOURCE };
    if (known === undefined) byWord.set(word, [read]);
    else known.push(read);
  }
  return byWord;
}
