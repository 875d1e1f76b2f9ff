// Knows which forms are words of the games: those that two sources of three agree on, the regular ones of the best source, and what was reviewed by hand.

import { spelled } from '@boite/language/src/alphabet.ts';
import { withoutLigatures } from './ligatures.ts';
import { impossibleParticiples } from './participles.ts';
import type { Review } from './review.ts';
import type { Sources } from './sources.ts';
import { formsSpelledAlone } from './spelled-alone.ts';

/** Nobody scores À, Y or Ô: no grid crosses on them and no rack is short of them. */
const SHORTEST_FORM = 2;

/** The accented forms of each word as tiles spell it, in alphabetical order. */
export function selectedForms(sources: Sources, review: Review): ReadonlyMap<string, readonly string[]> {
  const alone = formsSpelledAlone(sources, review.declined);
  const forms = new Set([...agreedForms(sources), ...addedForms(sources, review), ...alone]);
  for (const form of missingForms(sources, forms)) forms.add(form);
  const impossible = impossibleParticiples(review.intransitive, sources);
  return bySpelling([...forms].filter((form) => !review.removed.has(form) && !impossible.has(form)));
}

function agreedForms(sources: Sources): readonly string[] {
  const { spelling, lefff, array } = sources;
  const all = new Set([...spelling.keys(), ...lefff.keys(), ...array]);
  return [...all].filter((form) => votes(form, sources) >= 2 && !isName(form, sources));
}

function votes(form: string, { spelling, lefff, array }: Sources): number {
  return Number(spelling.has(form)) + Number(lefff.has(form)) + Number(array.has(withoutLigatures(form)));
}

/** What the spelling dictionary writes with a capital only: halloween, airbus. */
function isName(form: string, { spelling, names }: Sources): boolean {
  return names.has(form) && !spelling.has(form);
}

/** Every form of the entries that were added by hand. */
function addedForms({ spelling, lefff }: Sources, { added }: Review): readonly string[] {
  const unfolded = [...spelling.values()].flat().filter(({ entry }) => added.has(entry));
  const readings = [...lefff.values()].flat().filter(({ lemma, category }) => added.has(lemma) && category !== 'np');
  return [...added, ...unfolded.map(({ form }) => form), ...readings.map(({ form }) => form)];
}

/** The rest of a paradigm that is there by half: AUTEURE beside AUTEUR. */
function missingForms({ spelling }: Sources, forms: ReadonlySet<string>): readonly string[] {
  const unfolded = [...spelling.values()].flat().filter(({ entry }) => forms.has(entry));
  const incomplete = new Set(unfolded.filter(({ form }) => !forms.has(form)).map(({ entry }) => entry));
  const paradigms = Map.groupBy(
    unfolded.filter(({ entry }) => incomplete.has(entry)),
    ({ entry, flag }) => `${entry}/${flag}`,
  );
  return [...paradigms.values()]
    .map((paradigm) => [...new Set(paradigm.map(({ form }) => form))])
    .filter((paradigm) => paradigm.filter((form) => forms.has(form)).length * 2 >= paradigm.length)
    .flat();
}

function bySpelling(forms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(forms, (form) => spelled(form) ?? '');
  const words = [...groups].filter(([word]) => word.length >= SHORTEST_FORM);
  return new Map(words.map(([word, spellings]) => [word, withoutTwins(spellings)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** œuf makes oeuf superfluous. */
function withoutTwins(forms: readonly string[]): readonly string[] {
  const twins = new Set(forms.filter((form) => /[œæ]/.test(form)).map(withoutLigatures));
  return forms.filter((form) => !twins.has(form));
}
