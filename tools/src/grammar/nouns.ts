// Knows the nouns and adjectives that the Lefff misses: from our own list, or from the flags of the spelling dictionary.

import type { Unfolded } from '../lexicon/hunspell.ts';
import type { Sources } from '../lexicon/sources.ts';

/** Flags of words with a masculine and a feminine. */
const TWO_GENDERS = /^[FW]/;
const ONE_GENDER = /^[SXIA]/;
const PLURAL = /[sx]$/;
const FEMININE = /es?$/;
const EPICENE_ADJECTIVE =
  /(?:[aiu]ble|ique|iste|aire|oïde|gène|phile|phobe|forme|pare|vore|fère|âtre|cide|trope|trophe|morphe|game|phage|oire|esque|if|al|el)s?$/;
const FEMININE_NOUN =
  /(?:[ts]ion|xion|ité|ie|ée|ure|ance|ence|ette|elle|esse|ose|ite|ade|euse|rice|ine|ase|aie|ude|èse|yse|enne|ière)s?$/;
const MASCULINE_NOUN =
  /(?:isme|age|ment|eur|oir|on|in|at|et|ot|eau|ier|al|el|il|ard|um|us|mètre|scope|gramme|saure|cyte|phore|[bcdgkmprt])s?$/;

/** Words of our list are known; the others are guessed by their flag and their ending. */
export function nounNotes(form: string, { unlisted, spelling }: Sources): readonly string[] {
  const listed = (unlisted.get(form) ?? []).map(({ note }) => note).filter((note) => note !== '');
  if (listed.length > 0) return listed;
  return [...new Set((spelling.get(form) ?? []).flatMap(guessedNoun))];
}

export function guessedNoun(made: Unfolded): readonly string[] {
  if (TWO_GENDERS.test(made.flag)) return twoGenders(made);
  return ONE_GENDER.test(made.flag) ? oneGender(made) : [];
}

function twoGenders({ form, entry }: Unfolded): readonly string[] {
  const number = form !== entry && PLURAL.test(form) ? 'p' : 's';
  const gender = form !== entry && FEMININE.test(form) ? 'f' : 'm';
  return [`n ${gender}${number}`, `a ${gender}${number}`];
}

/** Nobody says which gender, nor whether it is an adjective: its ending may. */
function oneGender({ form, entry }: Unfolded): readonly string[] {
  const number = form !== entry && PLURAL.test(form) ? 'p' : 's';
  if (EPICENE_ADJECTIVE.test(form)) return [`n ${number}`, `a ${number}`];
  return [`n ${genderBySound(form)}${number}`];
}

function genderBySound(form: string): 'm' | 'f' | '' {
  if (FEMININE_NOUN.test(form)) return 'f';
  return MASCULINE_NOUN.test(form) ? 'm' : '';
}
