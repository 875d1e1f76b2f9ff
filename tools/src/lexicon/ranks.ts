// Knows how common a form is: by its own count, or by the count of a lemma it belongs to.

import { rolesOf } from './morphology.ts';
import type { Sources } from './sources.ts';

const UNCOUNTED = Number.POSITIVE_INFINITY;

export interface Frequencies {
  /** The rank of a form as it is written; Infinity when nobody counted it. */
  own(form: string): number;
  /** The rank of a form, or of a lemma that it belongs to when it is better. */
  best(form: string): number;
  lemma(lemma: string): number;
}

export function frequenciesOf(forms: Iterable<string>, sources: Sources): Frequencies {
  const own = (form: string): number => ownRank(form, sources);
  const lemmas = lemmaRanks(forms, sources);
  const lemma = (lemma: string): number => Math.min(own(lemma), lemmas.get(lemma) ?? UNCOUNTED);
  const best = (form: string): number => Math.min(own(form), ...rolesOf(form, sources).map((role) => lemma(role.lemma)));
  return { own, best, lemma };
}

/** Subtitles write both cœur and coeur. */
function ownRank(form: string, { ranks }: Sources): number {
  const typed = form.replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return Math.min(ranks.get(form) ?? UNCOUNTED, ranks.get(typed) ?? UNCOUNTED);
}

/** A form speaks for its lemma when it has no other: « sommes » must not make « sommer » a common verb. */
function lemmaRanks(forms: Iterable<string>, sources: Sources): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const form of forms) {
    const rank = ownRank(form, sources);
    const [lemma, ...others] = new Set(rolesOf(form, sources).map((role) => role.lemma));
    if (lemma === undefined || others.length > 0) continue;
    best.set(lemma, Math.min(best.get(lemma) ?? UNCOUNTED, rank));
  }
  return best;
}
