// Knows the rows of the Lefff: a form, its category, its lemma, its traits.

export interface LefffReading {
  readonly form: string;
  readonly category: string;
  readonly lemma: string;
  readonly traits: string;
}

export function* readLefff(text: string): Generator<LefffReading, void, void> {
  for (const line of text.split('\n')) {
    const [form = '', category = '', lemma = '', traits = ''] = line.split('\t');
    // Pronouns have their category for a lemma: « je » and « elle » would be one word.
    if (/^\p{Ll}+$/u.test(form)) yield { form, category, lemma: lemma === category ? form : lemma, traits };
  }
}

const VERBS = new Set(['v', 'auxAvoir', 'auxEtre']);

/** Infinitives (W), present participles (G) and past participles (K) are verbs that nobody conjugates. */
export function isConjugated({ category, traits }: LefffReading): boolean {
  return VERBS.has(category) && !/^[WGK]/.test(traits);
}

export function isProperNoun({ category }: LefffReading): boolean {
  return category === 'np';
}

/** A participle listed like an adjective still has the verb for its lemma. */
export function isVerbReading({ category, traits }: LefffReading): boolean {
  return VERBS.has(category) || (category === 'adj' && traits.startsWith('K'));
}

/** Simple past (J) and imperfect subjunctive (T): read, and hardly ever said. */
export function isWrittenTense(reading: LefffReading): boolean {
  return isConjugated(reading) && /^[JT]+\d/.test(reading.traits);
}
