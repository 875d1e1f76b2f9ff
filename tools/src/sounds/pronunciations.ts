// Knows how each form is said: by the rules, by what it is in a sentence, by the exceptions.

import { readRespelled } from '@boite/language/building';
import { endingReadings, type Word } from './endings.ts';
import type { Overrides } from './respelling.ts';
import { withVoicings } from './voicing.ts';

/** The pronunciations of a form, the commonest first. */
export function formPronunciations(word: Word, overrides: Overrides): readonly string[] {
  const { form } = word;
  const spellings = overrides.isWhole(form) ? [form] : endingReadings(word);
  return withVoicings(form, [...new Set(spellings.flatMap((one) => overrides.respelled(one)).map(readRespelled))]);
}
