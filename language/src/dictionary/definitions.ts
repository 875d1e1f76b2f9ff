// Knows the definitions that we wrote: a file a letter, a line a sense, « headword <tab> category <tab> definition ».

import { isLetter, type Letter, spelled } from '../alphabet.ts';
import { type Category, isCategory } from './categories.ts';

export interface Definition {
  /** The word with its accents: « pêcheur » and « pécheur » are both PECHEUR. */
  readonly headword: string;
  /** Its number among the senses of the headword, from 1: the commonest first. */
  readonly sense: number;
  /** Null where the source does not say, and for proper nouns. */
  readonly category: Category | null;
  readonly text: string;
  /** Who wrote it, to be shown with it. */
  readonly source: string;
}

/** Whoever knows definitions. */
export interface Definer {
  /** The definitions of a word as tiles spell it, the commonest sense of each headword first. */
  definitions(word: string): readonly Definition[];
}

export const OUR_SOURCE = 'Boîte à mots';

/** The file of each letter, in `language/data/`. */
export function definitionsFile(letter: Letter): string {
  return `definitions/${letter.toLowerCase()}.tsv`;
}

/** The text of a letter's file, asked for at its first use; null as long as it has not arrived. */
export type LetterText = (letter: Letter) => string | null;

/** The letter under which a word is defined; null when it does not begin with one. */
export function letterOf(word: string): Letter | null {
  const initial = word.charAt(0);
  return isLetter(initial) ? initial : null;
}

export interface Definitions extends Definer {
  /** The words of a letter, as tiles spell them, in alphabetical order. */
  words(letter: Letter): readonly string[];
}

type LinesOfWords = ReadonlyMap<string, readonly string[]>;

export function openDefinitions(textOf: LetterText): Definitions {
  const opened = new Map<Letter, LinesOfWords>();

  function linesUnder(letter: Letter): LinesOfWords | undefined {
    const text = opened.has(letter) ? null : textOf(letter);
    if (text !== null) opened.set(letter, Map.groupBy(text.trimEnd().split('\n'), wordOf));
    return opened.get(letter);
  }

  return {
    definitions(word) {
      const letter = letterOf(word);
      const lines = letter === null ? undefined : linesUnder(letter)?.get(word);
      return lines === undefined ? [] : definitionsIn(lines);
    },
    words: (letter) => [...(linesUnder(letter)?.keys() ?? [])],
  };
}

/** What lines of a file say. */
export function definitionsIn(lines: readonly string[]): readonly Definition[] {
  return numbered(lines.map(readDefinition));
}

/** Definitions with the numbers of their senses, headword by headword. */
export function numbered(definitions: readonly Omit<Definition, 'sense'>[]): readonly Definition[] {
  const senses = new Map<string, number>();
  return definitions.map((definition) => {
    const sense = (senses.get(definition.headword) ?? 0) + 1;
    senses.set(definition.headword, sense);
    return { ...definition, sense };
  });
}

function wordOf(line: string): string {
  return spelled(line.slice(0, line.indexOf('\t'))) ?? '';
}

function readDefinition(line: string): Omit<Definition, 'sense'> {
  const [headword = '', category = '', text = ''] = line.split('\t');
  return { headword, category: isCategory(category) ? category : null, text, source: OUR_SOURCE };
}
