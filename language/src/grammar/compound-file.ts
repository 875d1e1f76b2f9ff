// Knows how words with a hyphen are kept: letters, accents and what they can be, a line each.

import { accentedForms, accentNotes } from '../accents.ts';
import { spelled } from '../alphabet.ts';
import type { DataFile } from '../data-file.ts';

const LINES = '\n';
const COLUMNS = '\t';
const HYPHEN = '-';
const PADDING = '\0';
const CHUNK = 8192;

/** The notes of each compound, by its accented form. */
export type Compounds = ReadonlyMap<string, string>;

export function readCompounds({ content }: DataFile): Compounds {
  const text = textOf(content).replaceAll(PADDING, '');
  return new Map(text.split(LINES).filter(Boolean).map(readLine));
}

/** A character a byte, many at a time: one by one takes ten times as long. */
function textOf(content: Uint8Array): string {
  let text = '';
  for (let at = 0; at < content.length; at += CHUNK) text += String.fromCharCode(...content.subarray(at, at + CHUNK));
  return text;
}

function readLine(line: string): readonly [string, string] {
  const [letters = '', accents = '', notes = ''] = line.split(COLUMNS);
  return [accentedForms(letters, accents)[0] ?? '', notes];
}

export function writtenCompounds(compounds: Compounds): DataFile {
  const lines = [...compounds].map(([form, notes]) => [lettersOf(form), accentNotes([form]), notes].join(COLUMNS)).sort();
  return { count: compounds.size, content: Uint8Array.from(lines.join(LINES), (character) => character.charCodeAt(0)) };
}

function lettersOf(form: string): string {
  return form
    .split(HYPHEN)
    .map((piece) => spelled(piece) ?? '')
    .join(HYPHEN);
}
