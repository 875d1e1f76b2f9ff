// Knows what must agree in a phrase: fields of bits, where two values agree when they share a bit in every field.

/** What a word or a group of words can be, one bit a possibility. */
export interface Features {
  /** Persons, numbers and genders: of the subject, then of the object that comes before the verb; what the verb needs. */
  readonly agreement: number;
  /** Mood, negation, auxiliary, place, order of the words, what the verb takes. */
  readonly traits: number;
}

/** Fields by the letter that rules name them with. */
const LAYOUT = {
  /** Agreement: 12 persons × numbers × genders, then « on » (two genders), the « il » of « il pleut », « ce ». */
  a: ['agreement', 0, 16],
  /** The gender and number of the object before the verb. */
  o: ['agreement', 16, 4],
  /** Whether « lui » may stand before the verb. */
  d: ['agreement', 20, 2],
  /** Whether the verb may be said without an object. */
  e: ['agreement', 22, 3],
  /** Whether a pronoun that could be a subject leads it (nous, vous). */
  c: ['agreement', 25, 2],
  /** The time it is said of: « hier » goes with no future. */
  t: ['agreement', 27, 4],
  /** Mood. */
  m: ['traits', 0, 6],
  /** Negation: none, whole, « ne » alone. */
  n: ['traits', 6, 3],
  /** Auxiliary. */
  x: ['traits', 9, 2],
  /** Before or after the noun. */
  p: ['traits', 11, 2],
  /** Subject before or after the verb. */
  i: ['traits', 13, 2],
  /** What the verb takes. */
  f: ['traits', 15, 15],
  /** With a reflexive pronoun or not. */
  z: ['traits', 30, 2],
} as const satisfies Record<string, readonly [keyof Features, number, number]>;

export type Field = keyof typeof LAYOUT;
export const FIELDS = Object.keys(LAYOUT) as readonly Field[];

export const ANYTHING: Features = { agreement: -1, traits: -1 };
export const NO_FEATURES: Features = { agreement: 0, traits: 0 };

/** Every bit of a field. */
export function wholeField(field: Field): Features {
  return bitsIn(field, -1);
}

/** Some bits of a field, nothing elsewhere. */
export function bitsIn(field: Field, bits: number): Features {
  const [word, shift, width] = LAYOUT[field];
  return { ...NO_FEATURES, [word]: (bits & ((1 << width) - 1)) << shift };
}

export function either(one: Features, other: Features): Features {
  return { agreement: one.agreement | other.agreement, traits: one.traits | other.traits };
}

export function both(one: Features, other: Features): Features {
  return { agreement: one.agreement & other.agreement, traits: one.traits & other.traits };
}

/** The same, saying nothing about the fields where nothing is said. */
export function withSilentFields(said: Features): Features {
  return FIELDS.map(wholeField)
    .filter((whole) => !sharesBit(whole, said))
    .reduce(either, said);
}

/** The other fields, whole: what is put beside a field that alone matters. */
export function elsewhere({ agreement, traits }: Features): Features {
  return { agreement: ~agreement, traits: ~traits };
}

export function sharesBit(one: Features, other: Features): boolean {
  return (one.agreement & other.agreement) !== 0 || (one.traits & other.traits) !== 0;
}

const [SUBJECT, OBJECT] = [wholeField('a').agreement, wholeField('o').agreement];
const [RECEIVER, ALONE, LED] = [wholeField('d').agreement, wholeField('e').agreement, wholeField('c').agreement];
const TIME = wholeField('t').agreement;
const [MOOD, NEGATION, AUXILIARY] = [wholeField('m').traits, wholeField('n').traits, wholeField('x').traits];
const [PLACE, ORDER] = [wholeField('p').traits, wholeField('i').traits];
const [FRAME, REFLEXIVE] = [wholeField('f').traits, wholeField('z').traits];

/** Whether something is left in every field. */
export function isPossible(agreement: number, traits: number): boolean {
  return (
    (agreement & SUBJECT) !== 0 &&
    (agreement & OBJECT) !== 0 &&
    (agreement & RECEIVER) !== 0 &&
    (agreement & ALONE) !== 0 &&
    (agreement & LED) !== 0 &&
    (agreement & TIME) !== 0 &&
    (traits & MOOD) !== 0 &&
    (traits & NEGATION) !== 0 &&
    (traits & AUXILIARY) !== 0 &&
    (traits & PLACE) !== 0 &&
    (traits & ORDER) !== 0 &&
    (traits & FRAME) !== 0 &&
    (traits & REFLEXIVE) !== 0
  );
}
