// Knows what is kept of each word besides its letters: spellings, lemmas, rank.

import { spelled } from '@boite/language/src/alphabet.ts';
import type { Morphology } from '@boite/language/src/lemma-notes.ts';
import { type Role, rolesOf } from './morphology.ts';
import { type Frequencies, frequenciesOf } from './ranks.ts';
import { readReview } from './review.ts';
import { selectedForms } from './selection.ts';
import { readSources, type Sources } from './sources.ts';

export interface WordEntry extends Morphology {
  readonly word: string;
  /** The commonest first. */
  readonly forms: readonly string[];
  readonly rank: number | null;
}

interface EntryContext {
  readonly sources: Sources;
  readonly frequencies: Frequencies;
  readonly isWord: (word: string) => boolean;
}

/** Every word, in alphabetical order. */
export function allEntries(): readonly WordEntry[] {
  const sources = readSources();
  const selected = selectedForms(sources, readReview());
  const frequencies = frequenciesOf([...selected.values()].flat(), sources);
  const context = { sources, frequencies, isWord: (word: string) => selected.has(word) };
  return [...selected].map(([word, forms]) => entryOf(word, forms, context));
}

function entryOf(word: string, forms: readonly string[], context: EntryContext): WordEntry {
  const { frequencies, sources } = context;
  const roles = forms.flatMap((form) => rolesOf(form, sources));
  const rank = Math.min(...forms.map(frequencies.best));
  return {
    word,
    forms: commonestForms(forms, frequencies),
    lemmas: lemmaWords(roles, context) ?? [word],
    rank: Number.isFinite(rank) ? rank : null,
    isConjugatedOnly: roles.length > 0 && roles.every((role) => role.isConjugated),
  };
}

function commonestForms(forms: readonly string[], { own, best }: Frequencies): readonly string[] {
  return forms.toSorted((a, b) => compare(own(a), own(b)) || compare(best(a), best(b)) || compare(a, b));
}

/** The lemmas as tiles spell them; null when none of them is a word. */
function lemmaWords(roles: readonly Role[], { frequencies, isWord }: EntryContext): readonly string[] | null {
  const { lemma: rank } = frequencies;
  const lemmas = roles.map(({ lemma }) => lemma).sort((a, b) => compare(rank(a), rank(b)) || compare(a, b));
  const words = lemmas.map(spelled).filter((word) => word !== null && isWord(word));
  return words.length > 0 ? [...new Set(words as string[])] : null;
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
