// Knows the endings that sound by what the word is: they « couvent » and « le couvent », we « portions » and « les portions ».

import type { Role } from '../lexicon/morphology.ts';

/** A form, what it can be, and which other forms exist. */
export interface Word {
  readonly form: string;
  readonly roles: readonly Role[];
  readonly isForm: (form: string) => boolean;
}

/** The spellings to read for a form, by the roles it has; itself when its ending is not one of those. */
export function endingReadings(word: Word): readonly string[] {
  return word.roles.length === 0 ? [word.form] : [...new Set(word.roles.map((role) => reading(word, role)))];
}

function reading({ form, isForm }: Word, { lemma, isConjugated }: Role): string {
  if (/(?<!ai)ent$/.test(form)) return withoutTail(form, 'ent') + (isConjugated ? conjugatedEnt(form, lemma) : 'ênt');
  if (isConjugated) return conjugated(form, lemma);
  // « Un balai », but « je parlai ».
  if (form.endsWith('ai')) return `${withoutTail(form, 'ai')}aie`;
  // Latin: « un virus », but « des vertus » and « inclus, incluse ».
  if (/[^aeo]us$/.test(form) && lemma === form && !isForm(`${form}e`)) return `${withoutTail(form, 's')}{s}`;
  // Latin and German: « des abdomens », but « des moyens ».
  if (/[^iéyïe]en$/.test(lemma) && /ens?$/.test(form)) return form.replace(/ens?$/, '{En}');
  return form;
}

/** We « portions » keeps its t. */
function conjugated(form: string, lemma: string): string {
  return /[^sx]tions$/.test(form) && !lemma.endsWith('tier') ? `${withoutTail(form, 'tions')}thions` : form;
}

/** « Il tient », « il ment », « ils couvent ». */
function conjugatedEnt(form: string, lemma: string): string {
  if (lemma.endsWith('enir') && form.endsWith('ient')) return '{5}';
  return form === withoutTail(lemma, 'ir') ? 'ênt' : 'e';
}

function withoutTail(form: string, tail: string): string {
  return form.slice(0, -tail.length);
}
