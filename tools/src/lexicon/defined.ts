// Knows which forms our own dictionary defines as something else than a verb: they are lemmas, whatever the sources say.

import { LETTERS } from '@boite/language/src/alphabet.ts';
import { definitionsFile } from '@boite/language/src/dictionary/definitions.ts';
import { readData } from '../data-folder.ts';

/** « sucré » and « remords », which the sources only know as forms of « sucrer » and « remord ». */
export function definedForms(): ReadonlySet<string> {
  const lines = LETTERS.flatMap((letter) => readData(definitionsFile(letter)).trimEnd().split('\n'));
  return new Set(lines.map((line) => line.split('\t')).flatMap(([form = '', category]) => (category === 'v.' ? [] : form)));
}
