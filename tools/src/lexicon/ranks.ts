// Knows how common a form is: by its own count, or by the count of a lemma it belongs to.

import { withoutLigatures } from './ligatures.ts';
import { rolesOf } from './morphology.ts';
import type { Sources } from './sources.ts';

/** The ranks of forms and lemmas, 1 for the commonest; Infinity when nobody counted it. */
export interface Frequencies {
  /** As the form is written. */
  own(form: string): number;
  lemma(lemma: string): number;
  /** Its own, or that of a lemma it belongs to when it is better. */
  best(form: string): number;
}

const NEVER_COUNTED = Number.POSITIVE_INFINITY;

export function frequenciesOf(forms: readonly string[], sources: Sources): Frequencies {
  const own = (form: string): number => ownRank(form, sources);
  const lemmas = lemmaRanks(forms, sources);
  const lemma = (name: string): number => Math.min(own(name), lemmas.get(name) ?? NEVER_COUNTED);
  const best = (form: string): number => Math.min(own(form), ...lemmasOf(form, sources).map(lemma));
  return { own, lemma, best };
}

/** Subtitles write both cœur and coeur. */
function ownRank(form: string, { ranks }: Sources): number {
  return Math.min(ranks.get(form) ?? NEVER_COUNTED, ranks.get(withoutLigatures(form)) ?? NEVER_COUNTED);
}

/** The ranks that forms give to their lemmas. « sommes » must not make « sommer » a common verb, but « sommé » may. */
function lemmaRanks(forms: readonly string[], sources: Sources): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const counted = forms.filter((form) => ownRank(form, sources) !== NEVER_COUNTED);
  const isClear = (form: string): boolean => lemmasOf(form, sources).length === 1;
  for (const form of counted.filter(isClear)) speak(form, sources, ranks);
  const isKnown = (lemma: string): boolean => ranks.has(lemma) || ownRank(lemma, sources) !== NEVER_COUNTED;
  const lonely = counted.filter((form) => !lemmasOf(form, sources).some(isKnown));
  for (const form of lonely) speak(form, sources, ranks);
  return ranks;
}

function speak(form: string, sources: Sources, ranks: Map<string, number>): void {
  const rank = ownRank(form, sources);
  for (const lemma of lemmasOf(form, sources)) ranks.set(lemma, Math.min(ranks.get(lemma) ?? NEVER_COUNTED, rank));
}

function lemmasOf(form: string, sources: Sources): readonly string[] {
  return [...new Set(rolesOf(form, sources).map(({ lemma }) => lemma))];
}
