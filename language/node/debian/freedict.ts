// Knows how to take French definitions out of an entry of a FreeDict dictionary from French, between the translations.

import { capitalised, typeset } from '../../src/typography.ts';

/** « Langue » or « Sens figuré » tell senses apart; they define nothing. */
const SHORTEST_ENTRY = 15;

/** The first line after the headword, and the first of each sense, are translations: « 2. aguacate, palta ». */
const TRANSLATION = /^\d+\. \S/;
const NUMBER_ALONE = /^\s*\d+\.$/;

export function freedictDefinitions(entry: string, headword: string): readonly string[] {
  const [title = '', , ...lines] = entry.trimEnd().split('\n');
  if (title.replace(/ [/<].*$/, '') !== headword) return [];
  const glosses = lines.filter((line) => !TRANSLATION.test(line) && !NUMBER_ALONE.test(line)).map((line) => line.trim());
  return glosses.filter((gloss) => gloss.length >= SHORTEST_ENTRY && gloss.includes(' ')).map(glossInOurType);
}

/** « (Marine) entrer en collision » is « Marine : entrer en collision. » */
function glossInOurType(gloss: string): string {
  const plain = gloss.replace(/^\((\p{L}+)\) /u, '$1 : ').replace(/\.*$/, '.');
  return typeset(capitalised(plain).replaceAll("'", '’'));
}
