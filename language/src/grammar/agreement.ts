// Knows who is who: persons, numbers and genders as bits, and which of them a word of each kind can agree with.

import { bitsIn, type Features } from './features.ts';

const GRAMMATICAL_PERSONS = '123';
const GRAMMATICAL_NUMBERS = 'sp';
const GRAMMATICAL_GENDERS = 'mf';

const [ON_MASCULINE, ON_FEMININE, IMPERSONAL, CE] = [12, 13, 14, 15].map((bit) => 1 << bit) as [number, number, number, number];
const ON = ON_MASCULINE | ON_FEMININE;

/** « 3ms », « 12s », « fp », « 3 », « »: what is not said may be anything. */
export interface Who {
  readonly persons: string;
  readonly genders: string;
  readonly numbers: string;
}

export function readWho(text: string): Who | null {
  const match = /^([123]*)([mf]?)([sp]?)$/.exec(text);
  if (match === null) return null;
  const [, persons = '', genders = '', numbers = ''] = match;
  return {
    persons: persons || GRAMMATICAL_PERSONS,
    genders: genders || GRAMMATICAL_GENDERS,
    numbers: numbers || GRAMMATICAL_NUMBERS,
  };
}

/** Nouns, pronouns and what stands before a noun: exactly these persons. */
export function personsOf(who: Who): number {
  return bitsFor(who, (person, number, gender) => (GRAMMATICAL_PERSONS.indexOf(person) * 2 + number) * 2 + gender);
}

/** « on », the « il » of « il pleut », « ce » have a bit of their own beside the third person's. */
const SPECIAL_PERSONS: Readonly<Record<string, number>> = { on: ON, il: IMPERSONAL, ce: CE };

export function specialPerson(name: string): number | null {
  return Object.hasOwn(SPECIAL_PERSONS, name) ? (SPECIAL_PERSONS[name] as number) : null;
}

/** The « il » that stands for nobody. */
export const NOBODY = IMPERSONAL;

/** A verb agrees with persons and numbers of both genders; a third person singular also with « on » and « il ». */
export function verbAgreement(who: Who): number {
  const isThirdSingular = who.persons.includes('3') && who.numbers.includes('s');
  return personsOf({ ...who, genders: GRAMMATICAL_GENDERS }) | (isThirdSingular ? ON | IMPERSONAL : 0);
}

/** What the forms of être also agree with: « c'est »; « ce sont » has rules of its own. */
export function withCe(who: Who): number {
  return who.persons.includes('3') && who.numbers.includes('s') ? CE : 0;
}

/** An adjective agrees with all persons; a singular one with one person called « vous »; any with « on ». */
export function adjectiveAgreement({ genders, numbers }: Who): number {
  const isMasculine = genders.includes('m');
  const isSingular = numbers.includes('s');
  const polite = isSingular ? personsOf({ persons: '2', genders, numbers: 'p' }) : 0;
  const on = (isMasculine ? ON_MASCULINE : 0) | (genders.includes('f') ? ON_FEMININE : 0);
  const neuter = isMasculine && isSingular ? IMPERSONAL | CE : 0;
  return personsOf({ persons: GRAMMATICAL_PERSONS, genders, numbers }) | polite | on | neuter;
}

/** The object before a verb, which only a past participle looks at. */
export function objectAgreement(who: Who): number {
  return bitsFor({ ...who, persons: '3' }, (_person, number, gender) => number * 2 + gender);
}

export function subject(bits: number): Features {
  return bitsIn('a', bits);
}

export function object(bits: number): Features {
  return bitsIn('o', bits);
}

type TraitPlace = (person: string, number: number, gender: number) => number;

function bitsFor({ persons, numbers, genders }: Who, place: TraitPlace): number {
  let bits = 0;
  for (const person of persons) {
    for (const number of numbers) {
      for (const gender of genders)
        bits |= 1 << place(person, GRAMMATICAL_NUMBERS.indexOf(number), GRAMMATICAL_GENDERS.indexOf(gender));
    }
  }
  return bits;
}
