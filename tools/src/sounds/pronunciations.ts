// Knows how each form is said: by the rules, by what it is in a sentence, by the exceptions.

import { readRespelled } from '../../../language/src/sounds/reading.ts';
import type { Role } from '../lexicon/morphology.ts';
import { endingReadings } from './endings.ts';
import type { Overrides } from './respelling.ts';

/** The pronunciations of a form, the commonest first. */
export function pronunciationsOf(form: string, roles: readonly Role[], overrides: Overrides): readonly string[] {
  const spellings = overrides.isWhole(form) ? overrides.respelled(form) : endingReadings(form, roles).flatMap((one) => overrides.respelled(one));
  return [...new Set(spellings.map(readRespelled))];
}
