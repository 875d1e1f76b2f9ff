// Knows the definitions that we wrote: a line each, « headword <tab> definition », in alphabetical order.

import { spelled } from '../alphabet.ts';
import { countBefore } from './sorted.ts';

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

/** Our definitions; a text is read where it is asked for. */
export interface Definitions extends Definer {
  /** Every word that has one, as tiles spell it, in alphabetical order. */
  words(): readonly string[];
}

export function openDefinitions(text: string): Definitions {
  const lines = text.trimEnd().split('\n');
  const spelt: string[] = [];

  /** Spelt once: whoever asks for the meaning of every word comes by the same lines again and again. */
  function wordAt(index: number): string {
    const word = spelt[index] ?? wordOf(lines[index]);
    spelt[index] = word;
    return word;
  }

  return {
    definitions(word) {
      const first = countBefore(lines.length, (index) => wordAt(index) < word);
      const after = countBefore(lines.length, (index) => wordAt(index) <= word);
      return lines.slice(first, after).map(readDefinition);
    },
    words: () => [...new Set(lines.map((_, index) => wordAt(index)))],
  };
}

function wordOf(line = ''): string {
  return spelled(line.slice(0, line.indexOf('\t'))) ?? '';
}

function readDefinition(line: string): Definition {
  const [headword = '', text = ''] = line.split('\t');
  return { headword, text, source: OUR_SOURCE };
}
