// Knows what a form that the Lefff misses can be, by the flag of the spelling dictionary that makes it.

import type { Unfolded } from '../lexicon/hunspell.ts';
import type { Analogy } from './analogy.ts';
import { verbNotes } from './verb-notes.ts';
import type { VerbLists } from './verbs.ts';

/** Flags of words with a masculine and a feminine. */
const TWO_GENDERS = /^[FW]/;
const PLURAL = /[sx]$/;
const FEMININE = /es?$/;
const EPICENE_ADJECTIVE = /(?:[ai]ble|ique|iste|aire|oïde|gène|phile|phobe|forme|pare|vore|fère|âtre|if|al|el)s?$/;

export function guessedNotes(unfoldings: readonly Unfolded[], analogy: Analogy, verbs: VerbLists): readonly string[] {
  return [...new Set(unfoldings.flatMap((made) => guesses(made, analogy, verbs)))];
}

function guesses(made: Unfolded, analogy: Analogy, verbs: VerbLists): readonly string[] {
  const traits = analogy(made);
  if (traits.length > 0) return traits.flatMap((trait) => verbNotes(made.entry, trait, verbs));
  if (/^[a-z]/.test(made.flag)) return [];
  return TWO_GENDERS.test(made.flag) ? twoGenders(made) : oneGender(made);
}

function twoGenders({ form, entry }: Unfolded): readonly string[] {
  const number = form !== entry && PLURAL.test(form) ? 'p' : 's';
  const gender = form !== entry && FEMININE.test(form) ? 'f' : 'm';
  return [`n ${gender}${number}`, `a ${gender}${number}`];
}

/** Nobody says which gender, nor whether it is an adjective: its ending may. */
function oneGender({ form, entry }: Unfolded): readonly string[] {
  const number = form !== entry && PLURAL.test(form) ? 'p' : 's';
  return EPICENE_ADJECTIVE.test(form) ? [`n ${number}`, `a ${number}`] : [`n ${number}`];
}
