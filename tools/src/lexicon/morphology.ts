// Knows what a form can be: the lemmas it belongs to, and whether each makes a conjugated verb of it.

import type { Unfolded } from './hunspell.ts';
import { isConjugated, isProperNoun, isVerbReading, isWrittenTense, type LefffReading } from './lefff.ts';
import { withoutLigatures } from './ligatures.ts';
import type { Sources } from './sources.ts';

export interface Role {
  readonly lemma: string;
  readonly isVerbal: boolean;
  readonly isConjugated: boolean;
}

/**
 * The roles of a form in both dictionaries: each knows nouns that the other takes for verbs alone (boucane, tortilla).
 * The Lefff has the last word on verbs, which the other only lets us guess, and on irregular plurals (chevaux), which the
 * other lists like words of their own.
 */
export function rolesOf(form: string, { lefff, spelling }: Sources): readonly Role[] {
  const readings = lefff.get(form) ?? lefff.get(withoutLigatures(form)) ?? [];
  const useful = readings.filter((reading) => !isProperNoun(reading) && !isPluralLemma(reading, readings));
  const roles = useful.map((reading) => ({
    lemma: reading.lemma,
    isVerbal: isVerbReading(reading),
    isConjugated: isConjugated(reading),
  }));
  const isNoun = roles.some((role) => !role.isConjugated);
  const unfoldings = (spelling.get(form) ?? []).filter(({ flag }) => {
    if (flag === BARE) return !isNoun;
    return roles.length === 0 || !VERB_FLAG.test(flag);
  });
  return [...roles, ...unfoldings.map(unfoldedRole)];
}

/** Endings of the tenses that are hardly ever said, of verbs that only the spelling dictionary has. */
const WRITTEN_ENDING = /(?:[âîû](?:mes|tes|t)|èrent|[iu]rent|inrent|[aiu]ss(?:es?|ent|ions|iez))$/;

/** Whether a form is nothing but a tense that is hardly ever said. */
export function isWrittenForm(form: string, sources: Sources): boolean {
  const readings = (sources.lefff.get(form) ?? sources.lefff.get(withoutLigatures(form)) ?? []).filter(
    (reading) => !isProperNoun(reading),
  );
  if (readings.length > 0) return readings.every(isWrittenTense);
  const roles = rolesOf(form, sources);
  return roles.length > 0 && roles.every((role) => role.isConjugated) && WRITTEN_ENDING.test(form);
}

/** An entry as it stands in the dictionary. */
const BARE = '';

/** The Lefff gives « travaux » to « travail » and, again, to itself. */
function isPluralLemma({ form, lemma, category, traits }: LefffReading, readings: readonly LefffReading[]): boolean {
  const hasSingular = readings.some((other) => other.category === category && other.lemma !== form);
  return lemma === form && traits.endsWith('p') && hasSingular;
}

/** Flags that make verbs are in small letters; these two make their past participles. */
const PARTICIPLE_FLAGS = /^[pq][+.]$/;
const VERB_FLAG = /^[a-z]/;
/** Flags of verbs in -er and -ir that follow the rule: their past participles have a flag of their own. */
const REGULAR_FLAGS = /^(?:[abcdf]0|a[68])$/;
/** Endings that no participle has. */
const FINITE_ENDING = /(?:ons|ez|ent|ont|ais|ait|rai|ras?|[âîû](?:mes|tes|t)|[iu]sses?)$/;

function unfoldedRole(made: Unfolded): Role {
  return { lemma: made.entry, isVerbal: VERB_FLAG.test(made.flag), isConjugated: isFiniteVerb(made) };
}

function isFiniteVerb({ form, entry, flag }: Unfolded): boolean {
  if (!VERB_FLAG.test(flag) || PARTICIPLE_FLAGS.test(flag)) return false;
  if (form === entry || form.endsWith('ant')) return false;
  return REGULAR_FLAGS.test(flag) || FINITE_ENDING.test(form);
}
