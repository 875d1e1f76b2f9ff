// Knows what is kept of each word besides its letters: spellings, lemmas, rank.

import { spelled } from '../../../language/src/index.ts';
import { rolesOf } from './morphology.ts';
import type { Frequencies } from './ranks.ts';
import type { Sources } from './sources.ts';

export interface Entry {
  readonly word: string;
  /** The commonest first. */
  readonly forms: readonly string[];
  /** As tiles spell them, the commonest first. */
  readonly lemmas: readonly string[];
  readonly rank: number | null;
  readonly isConjugatedOnly: boolean;
}

interface Context {
  readonly sources: Sources;
  readonly frequencies: Frequencies;
  readonly isWord: (word: string) => boolean;
}

export function entryOf(word: string, forms: readonly string[], context: Context): Entry {
  const { frequencies, sources } = context;
  const roles = forms.flatMap((form) => rolesOf(form, sources));
  const rank = Math.min(...forms.map(frequencies.best));
  return {
    word,
    forms: commonestFirst(forms, frequencies),
    lemmas: lemmasOf(
      word,
      roles.map((role) => role.lemma),
      context,
    ),
    rank: Number.isFinite(rank) ? rank : null,
    isConjugatedOnly: roles.length > 0 && roles.every((role) => role.isConjugated),
  };
}

function commonestFirst(forms: readonly string[], { own, best }: Frequencies): readonly string[] {
  return forms.toSorted((a, b) => compare(own(a), own(b)) || compare(best(a), best(b)) || compare(a, b));
}

function lemmasOf(word: string, lemmas: readonly string[], { frequencies, isWord }: Context): readonly string[] {
  const sorted = [...new Set(lemmas)].sort((a, b) => compare(frequencies.lemma(a), frequencies.lemma(b)) || compare(a, b));
  const words = sorted.map(spelled).filter((lemma) => lemma !== null && isWord(lemma));
  return words.length > 0 ? [...new Set(words as string[])] : [word];
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
