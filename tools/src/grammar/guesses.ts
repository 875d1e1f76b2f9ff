// Knows what a form that the Lefff misses can be, by the flag of the spelling dictionary that makes it.

import type { Unfolded } from '../lexicon/hunspell.ts';
import type { Analogy } from './analogy.ts';
import { guessedNoun } from './nouns.ts';
import { verbNotes } from './verb-notes.ts';
import type { VerbLists } from './verbs.ts';

export function guessedNotes(unfoldings: readonly Unfolded[], analogy: Analogy, verbs: VerbLists): readonly string[] {
  return [...new Set(unfoldings.flatMap((made) => guesses(made, analogy, verbs)))];
}

function guesses(made: Unfolded, analogy: Analogy, verbs: VerbLists): readonly string[] {
  const traits = analogy(made);
  if (traits.length > 0) return traits.flatMap((trait) => verbNotes(made.entry, trait, verbs));
  if (/^[a-z]/.test(made.flag)) return [];
  return made.flag === '' ? bareNotes(made) : guessedNoun(made);
}

/** An entry without a flag: an adverb by its ending, else a noun of which nothing is known. */
function bareNotes({ form }: Unfolded): readonly string[] {
  return /ment$/.test(form) ? ['r'] : [`n ${/[sx]$/.test(form) ? '' : 's'}`.trim()];
}
