// Knows what is kept of each word besides its letters: spellings, lemmas, rank.

import { spelled } from '@boite/language/src/alphabet.ts';
import type { Inflection, Morphology } from '@boite/language/src/lemma-notes.ts';
import { type WordRanks, WRITTEN_ONLY } from '@boite/language/src/rank-file.ts';
import { definedForms } from './defined.ts';
import { withoutLigatures } from './ligatures.ts';
import { isWrittenForm, type Role, rolesOf } from './morphology.ts';
import { type Frequencies, frequenciesOf } from './ranks.ts';
import { readReview } from './review.ts';
import { selectedForms } from './selection.ts';
import { readSources, type Sources } from './sources.ts';

export interface WordEntry extends Morphology {
  readonly word: string;
  /** The commonest first. */
  readonly forms: readonly string[];
  readonly ranks: WordRanks;
}

interface EntryContext {
  readonly sources: Sources;
  readonly frequencies: Frequencies;
  /** The spellings of a word as tiles spell it; none when it is no word. */
  readonly formsOf: (word: string) => readonly string[];
  readonly isDefined: (form: string) => boolean;
}

/** Every word, in alphabetical order. */
export function allEntries(): readonly WordEntry[] {
  const sources = readSources();
  const selected = selectedForms(sources, readReview());
  const frequencies = frequenciesOf([...selected.values()].flat(), sources);
  const defined = definedForms();
  const context: EntryContext = {
    sources,
    frequencies,
    formsOf: (word) => selected.get(word) ?? [],
    isDefined: (form) => defined.has(form),
  };
  return [...selected].map(([word, forms]) => entryOf(word, forms, context));
}

function entryOf(word: string, forms: readonly string[], context: EntryContext): WordEntry {
  const { frequencies } = context;
  const roles = forms.map((form) => ({ form, roles: allRoles(form, context) }));
  const ordered = commonestForms(forms, frequencies);
  return {
    word,
    forms: ordered,
    inflections: inflectionsIn(roles, context) ?? ordered.map((form) => ({ form, lemma: form, isVerbal: false })),
    ranks: ranksOf(forms, context),
    isConjugatedOnly: isConjugatedWord(roles.flatMap((each) => each.roles)),
  };
}

/** In its own form it is as common as the commonest of its spellings that are said. */
function ranksOf(forms: readonly string[], { frequencies, sources, isDefined }: EntryContext): WordRanks {
  const counted = (rank: number): number | null => (Number.isFinite(rank) ? rank : null);
  const said = forms.filter((form) => isDefined(form) || !isWrittenForm(form, sources));
  const own = said.length === 0 ? WRITTEN_ONLY : counted(Math.min(...said.map(frequencies.own)));
  return { best: counted(Math.min(...forms.map(frequencies.best))), own };
}

function allRoles(form: string, { sources, isDefined }: EntryContext): readonly Role[] {
  const roles = rolesOf(form, sources);
  const isOwnLemma = roles.some(({ lemma, isVerbal }) => lemma === form && !isVerbal);
  return isOwnLemma || !isDefined(form) ? roles : [...roles, { lemma: form, isVerbal: false, isConjugated: false }];
}

function isConjugatedWord(roles: readonly Role[]): boolean {
  return roles.length > 0 && roles.every((role) => role.isConjugated);
}

function commonestForms(forms: readonly string[], { own, best }: Frequencies): readonly string[] {
  return forms.toSorted((a, b) => compare(own(a), own(b)) || compare(best(a), best(b)) || compare(a, b));
}

interface FormRoles {
  readonly form: string;
  readonly roles: readonly Role[];
}

/** Those whose lemma is a word, each once; null when there is none. */
function inflectionsIn(forms: readonly FormRoles[], { frequencies, formsOf }: EntryContext): readonly Inflection[] | null {
  const inflections = forms.flatMap(({ form, roles }) =>
    roles.flatMap(({ lemma, isVerbal }) => {
      const written = writtenLemma(lemma, formsOf(spelled(lemma) ?? ''));
      return written === null ? [] : [{ form, lemma: written, isVerbal, rank: frequencies.lemma(lemma) }];
    }),
  );
  if (inflections.length === 0) return null;
  const sorted = inflections.sort((a, b) => compare(a.rank, b.rank) || compare(a.lemma, b.lemma));
  const once = Map.groupBy(sorted, ({ form, lemma, isVerbal }) => `${form} ${lemma} ${isVerbal}`);
  return [...once.values()].flatMap(([first]) => first ?? []);
}

/** A lemma as we write it: the Lefff has « oeil » for « œil ». */
function writtenLemma(lemma: string, forms: readonly string[]): string | null {
  if (forms.includes(lemma)) return lemma;
  return forms.find((form) => withoutLigatures(form) === lemma) ?? forms[0] ?? null;
}

function compare<Value extends number | string>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
