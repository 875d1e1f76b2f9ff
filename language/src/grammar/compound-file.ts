// Knows how words with a hyphen are kept: letters, accents and what they can be, a line each.

import { accentedForms, accentNotes } from '../accents.ts';
import { spelled } from '../alphabet.ts';
import { type DataFile, textOf } from '../data-file.ts';

const LINES = '\n';
const COLUMNS = '\t';
const HYPHEN = '-';
const PADDING = '\0';

/** The notes of each compound, by its accented form. */
export type Compounds = ReadonlyMap<string, string>;

/** Accents are put back where they are asked for: few compounds ever are. */
export function readCompounds({ content }: DataFile): Pick<Compounds, 'get'> {
  const lines = textOf(content).replaceAll(PADDING, '').split(LINES);
  const byLetters = Map.groupBy(lines, (line) => line.slice(0, line.indexOf(COLUMNS)));
  return {
    get: (form) => {
      const alike = byLetters.get(compoundLetters(form)) ?? [];
      return alike.map(compoundLine).find(([one]) => one === form)?.[1];
    },
  };
}

function compoundLine(line: string): readonly [string, string] {
  const [letters = '', accents = '', notes = ''] = line.split(COLUMNS);
  return [accentedForms(letters, accents)[0] ?? '', notes];
}

export function writtenCompounds(compounds: Compounds): DataFile {
  const lines = [...compounds].map(([form, notes]) => [compoundLetters(form), accentNotes([form]), notes].join(COLUMNS)).sort();
  return { count: compounds.size, content: Uint8Array.from(lines.join(LINES), (character) => character.charCodeAt(0)) };
}

function compoundLetters(form: string): string {
  return form
    .split(HYPHEN)
    .map((piece) => spelled(piece) ?? '')
    .join(HYPHEN);
}
