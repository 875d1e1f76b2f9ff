// Knows what compounds mean: « week-end », with or without its hyphen, in the singular or in the plural.

import { spelled } from '../alphabet.ts';
import { type Definition, definitionsIn } from './definitions.ts';

/** In `language/data/`, written like the files of the letters. No game needs it: pages do not fetch it. */
export const COMPOUND_DEFINITIONS_FILE = 'definitions/compounds.tsv';

export interface CompoundDefinitions {
  /** Those of the compounds that are said with the same letters. */
  of(text: string): readonly Definition[];
  /** In alphabetical order. */
  all(): readonly Definition[];
}

export function openCompoundDefinitions(text: string): CompoundDefinitions {
  const all = definitionsIn(text.trimEnd().split('\n'));
  const byKey = Map.groupBy(all, ({ headword }) => compoundKey(headword));
  return { of: (asked) => byKey.get(compoundKey(asked)) ?? [], all: () => all };
}

/** Its letters, piece by piece, without what a plural changes: « chevaux-vapeur » is « cheval-vapeur ». */
function compoundKey(text: string): string {
  return text
    .split(/[-'’ ]+/)
    .map((piece) => singular(spelled(piece) ?? '?'))
    .join('');
}

/** The same for both numbers, whether or not it is the singular: SOURI for « souris ». */
function singular(letters: string): string {
  return letters.replace(/(?<!E)AUX$/, 'AL').replace(/[SX]$/, '');
}
