// The differences that an ear may forgive between a piece and a word, and how they are said in French.

import { typeset } from '@boite/language';

const DIFFERENCE_TEXTS = {
  e: '« é » et « è » se valent',
  o: '« o » ouvert et « o » fermé se valent',
  eu: '« eu », « œu » et « e » se valent',
  a: '« a » et « â » se valent',
  in: '« in » et « un » se valent',
  glide: '« i », « u », « ou » se disent à part ou glissent devant une voyelle',
  'mute-e': 'un e muet est prononcé',
  twin: 'deux consonnes jumelles se fondent',
  'twin-vowel': 'deux voyelles pareilles se fondent',
  voice: 'une consonne est adoucie ou durcie entre deux voyelles',
  nasal: '« n », « gn » et « ng » se valent entre deux voyelles',
  'final-e': 'le e muet final se dit « eu »',
  extension: 'la carte est lue par extension',
} as const;

export type DifferenceCode = keyof typeof DIFFERENCE_TEXTS;

/** The number of a difference in an ear's table. */
export const DIFFERENT = 0;
export const SAME = 1;
const FIRST_DIFFERENCE = 2;
const DIFFERENCE_CODES = Object.keys(DIFFERENCE_TEXTS) as DifferenceCode[];
const FIRST_LIBERTY = FIRST_DIFFERENCE + DIFFERENCE_CODES.indexOf('voice');

export function differenceNumber(code: DifferenceCode): number {
  return FIRST_DIFFERENCE + DIFFERENCE_CODES.indexOf(code);
}

/** Null for sounds that are the same. */
export function differenceAt(number: number): DifferenceCode | null {
  return DIFFERENCE_CODES[number - FIRST_DIFFERENCE] ?? null;
}

/** Whether a rebus may have one only. */
export function isLiberty(number: number): boolean {
  return number >= FIRST_LIBERTY;
}

export function differenceText(code: DifferenceCode): string {
  return typeset(DIFFERENCE_TEXTS[code]);
}
