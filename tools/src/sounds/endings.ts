// Knows the endings that sound by what the word is: they « couvent » and « le couvent », we « portions » and « les portions ».

import type { Role } from '../lexicon/morphology.ts';

/** The spellings to read for a form, by the roles it has; itself when its ending is not one of those. */
export function endingReadings(form: string, roles: readonly Role[]): readonly string[] {
  if (roles.length === 0) return [form];
  const readings = roles.map((role) => reading(form, role));
  return [...new Set(readings)];
}

function reading(form: string, role: Role): string {
  if (/[^ai]ent$|[^a]ient$/.test(form)) return withoutTail(form, 'ent') + (role.isConjugated ? conjugatedEnt(form, role) : 'ênt');
  if (/[^sx]tions$/.test(form) && role.isConjugated && !role.lemma.endsWith('tier')) return `${withoutTail(form, 'tions')}thions`;
  if (/[^aeo]us$/.test(form) && role.lemma === form && !role.isConjugated && !role.hasFeminine) return `${withoutTail(form, 's')}{s}`;
  if (/[^iéyïe]ens?$/.test(form) && /[^iéyïe]en$/.test(role.lemma) && !role.isConjugated) return form.replace(/ens?$/, '{En}');
  return form;
}

/** « Il tient », « il ment », « ils couvent ». */
function conjugatedEnt(form: string, { lemma }: Role): string {
  if (lemma.endsWith('enir') && form.endsWith('ient')) return '{5}';
  return form === withoutTail(lemma, 'ir') ? 'ênt' : 'e';
}

function withoutTail(form: string, tail: string): string {
  return form.slice(0, -tail.length);
}
