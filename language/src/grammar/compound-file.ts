// Knows how words with a hyphen are kept: letters, accents, what they can be and how they are said, a line each.

import { accentedForms, accentNotes } from '../accents.ts';
import { spelled } from '../alphabet.ts';
import { type DataFile, textOf } from '../data-file.ts';

/** The file of `language/data/` that grammar and sounds share. */
export const COMPOUNDS_FILE = 'compounds.bin';

const COMPOUND_LINES = '\n';
const COLUMNS = '\t';
const PADDING = '\0';
/** What stands between the pieces of a compound: « arc-en-ciel », « presqu'île », « pomme de terre ». */
const JOINTS = /[-' ]/;
const ALL_JOINTS = /[-' ]/g;
const COMPOUND_READINGS = ',';
const ASPIRATED_COMPOUND = '*';

export interface Compound {
  /** What it can be; empty when its pieces are read one by one in a sentence. */
  readonly notes: string;
  /** Every way to say it; none when its pieces are said one after the other. */
  readonly sounds: readonly string[];
  readonly isAspirated: boolean;
}

/** The compounds by their accented form. */
export type Compounds = ReadonlyMap<string, Compound>;

export interface CompoundFile {
  /** What an accented form can be. */
  get(form: string): string | undefined;
  /** Those spelled with the letters of a text, with or without its hyphens. */
  alike(text: string): readonly CompoundSpelling[];
}

export interface CompoundSpelling extends Compound {
  readonly form: string;
}

/** Read by their initial, and accents put back, where they are asked for: few compounds ever are. */
export function readCompounds({ content }: DataFile): CompoundFile {
  const text = textOf(content).replaceAll(PADDING, '');
  const read = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const alike = (compound: string): readonly CompoundSpelling[] => {
    const letters = bareLetters(compound);
    const initial = letters.slice(0, 1);
    const known = read.get(initial) ?? Map.groupBy(linesFrom(text, initial), lettersOfLine);
    read.set(initial, known);
    return (known.get(letters) ?? []).map(compoundLine);
  };
  return { alike, get: (form) => alike(form).find((one) => one.form === form)?.notes || undefined };
}

/** The lines that begin by a letter: they are in order, and stand together. */
function linesFrom(text: string, initial: string): readonly string[] {
  const first = text.startsWith(initial) ? 0 : text.indexOf(COMPOUND_LINES + initial) + 1;
  if (initial === '' || !text.startsWith(initial, first)) return [];
  const end = text.indexOf(COMPOUND_LINES, text.lastIndexOf(COMPOUND_LINES + initial) + 1);
  return text.slice(first, end < first ? undefined : end).split(COMPOUND_LINES);
}

function compoundLine(line: string): CompoundSpelling {
  const [letters = '', accents = '', notes = '', said = ''] = line.split(COLUMNS);
  const sounds = said.replace(ASPIRATED_COMPOUND, '').split(COMPOUND_READINGS).filter(Boolean);
  return { form: accentedForms(letters, accents)[0] ?? '', notes, sounds, isAspirated: said.startsWith(ASPIRATED_COMPOUND) };
}

export function writtenCompounds(compounds: Compounds): DataFile {
  const lines = [...compounds].map(writtenLine).sort();
  return { count: compounds.size, content: Uint8Array.from(lines.join(COMPOUND_LINES), (character) => character.charCodeAt(0)) };
}

function writtenLine([form, { notes, sounds, isAspirated }]: readonly [string, Compound]): string {
  const said = (isAspirated ? ASPIRATED_COMPOUND : '') + sounds.join(COMPOUND_READINGS);
  return [compoundLetters(form), accentNotes([form]), notes, said].join(COLUMNS).trimEnd();
}

function compoundLetters(form: string): string {
  return form.replaceAll(/[^-' ]+/g, (piece) => spelled(piece) ?? '');
}

function bareLetters(text: string): string {
  return text
    .split(JOINTS)
    .map((piece) => (piece === '' ? '' : (spelled(piece) ?? '?')))
    .join('');
}

function lettersOfLine(line: string): string {
  const end = line.indexOf(COLUMNS);
  return (end < 0 ? line : line.slice(0, end)).replaceAll(ALL_JOINTS, '');
}
