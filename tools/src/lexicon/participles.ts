// Knows the participles that nobody says: « accédée », « mentis », of verbs that take no object.

import type { LefffReading } from './lefff.ts';
import type { Sources } from './sources.ts';

const PARTICIPLE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/er$/, 'é'],
  [/(?:enir)$/, 'enu'],
  [/ourir$/, 'ouru'],
  [/ir$/, 'i'],
  [/ivre$/, 'écu'],
  [/aître$/, 'u'],
  [/re$/, 'u'],
];

/** The feminines and the plurals of the participles of some verbs, but for those that are something else too. */
export function impossibleParticiples(verbs: ReadonlySet<string>, sources: Sources): ReadonlySet<string> {
  const forms = [...verbs].map(participleOf).flatMap((own) => [`${own}e`, `${own}es`, `${own}s`]);
  return new Set(forms.filter((form) => !isSomethingElse(form, verbs, sources)));
}

function participleOf(verb: string): string {
  const [ending, put] = PARTICIPLE_ENDINGS.find(([pattern]) => pattern.test(verb)) ?? [/$/, ''];
  return verb.replace(ending, put);
}

/** A noun (« fusée »), or a form of another verb. The spelling dictionary lists many participles as adjectives: it is not asked. */
function isSomethingElse(form: string, verbs: ReadonlySet<string>, { lefff, spelling }: Sources): boolean {
  const isNoun = (spelling.get(form) ?? []).some(({ entry }) => entry === form || entry === form.replace(/s$/, ''));
  const readings = lefff.get(form) ?? [];
  return (isNoun && !form.endsWith('é') && !form.endsWith('és')) || readings.some((one) => !isOwnParticiple(one, verbs));
}

function isOwnParticiple({ category, lemma, traits }: LefffReading, verbs: ReadonlySet<string>): boolean {
  return (category === 'v' || category === 'adj') && traits.startsWith('K') && verbs.has(lemma);
}
