// Knows how a verb that the Lefff misses is conjugated: as the verbs that the same flag of the spelling dictionary unfolds.

import type { Unfolded } from '../lexicon/hunspell.ts';
import type { LefffReading } from '../lexicon/lefff.ts';
import type { Sources } from '../lexicon/sources.ts';

/** The traits of a form by analogy: « P1p » for « tweetons ». */
export type Analogy = (made: Unfolded) => readonly string[];

/** An ending is known by this many verbs at least, or it is a whim of one. */
const WITNESSES = 2;

export function readAnalogy({ spelling, lefff }: Sources): Analogy {
  const counts = new Map<string, Map<string, number>>();
  for (const [form, unfoldings] of spelling) {
    for (const made of unfoldings.filter(isVerb)) {
      const traits = traitsOf(lefff.get(form) ?? [], made.entry);
      if (traits !== '') countTraits(counts, endingKey(made), traits);
    }
  }
  return (made) => commonest(counts.get(endingKey(made)))?.split(' ') ?? [];
}

/** Flags that make verbs are in small letters; an infinitive stands in the dictionary as it is. */
function isVerb({ flag }: Unfolded): boolean {
  return /^[a-z]/.test(flag);
}

function traitsOf(readings: readonly LefffReading[], lemma: string): string {
  const own = readings.filter((reading) => reading.category === 'v' && reading.lemma === lemma);
  return own.map(({ traits }) => traits).join(' ');
}

function endingKey({ form, entry, flag }: Unfolded): string {
  let shared = 0;
  while (shared < form.length && form[shared] === entry[shared]) shared++;
  return `${flag} ${entry.slice(shared)} ${form.slice(shared)}`;
}

function countTraits(counts: Map<string, Map<string, number>>, key: string, traits: string): void {
  const own = counts.get(key) ?? new Map<string, number>();
  own.set(traits, (own.get(traits) ?? 0) + 1);
  counts.set(key, own);
}

function commonest(counts: ReadonlyMap<string, number> | undefined): string | undefined {
  const [best] = [...(counts ?? [])].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= WITNESSES ? best[0] : undefined;
}
