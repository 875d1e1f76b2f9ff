// Knows what is wrong with a line of definitions, in a word or two for whoever corrects it.

import { type Letter, type Lexicon, type Library, type Sounds, spelled } from '@boite/language';
import { isCategory } from '@boite/language/src/dictionary/categories.ts';
import { COMPOUND_DEFINITIONS_FILE } from '@boite/language/src/dictionary/compound-definitions.ts';
import { definitionsFile, letterOf } from '@boite/language/src/dictionary/definitions.ts';
import { readData } from '../data-folder.ts';

/** A line of `language/data/definitions/<letter>.tsv`. */
export interface DefinitionLine {
  readonly text: string;
  readonly fields: readonly string[];
  readonly letter: Letter;
  readonly headword: string;
  /** The headword as tiles spell it. */
  readonly word: string;
  readonly category: string;
  readonly definition: string;
}

export function definitionLines(letter: Letter): readonly DefinitionLine[] {
  return fileLines(definitionsFile(letter)).map((text) => definitionRead(text, letter));
}

/** Those of compounds, by their letters alone: no word of the lexicon is asked for. */
export function compoundLines(): readonly DefinitionLine[] {
  return fileLines(COMPOUND_DEFINITIONS_FILE).map((text) => {
    const word = spelled(text.slice(0, text.indexOf('\t')).replaceAll(/[-’ ]/g, '')) ?? '';
    return { ...definitionRead(text, letterOf(word) ?? 'A'), word };
  });
}

function fileLines(file: string): readonly string[] {
  return readData(file).replace(/\n$/, '').split('\n');
}

function definitionRead(text: string, letter: Letter): DefinitionLine {
  const fields = text.split('\t');
  const [headword = '', category = '', definition = ''] = fields;
  return { text, fields, letter, headword, word: spelled(headword) ?? '', category, definition };
}

/** In characters: a definition fits on a card of Dico. */
const LONGEST_DEFINITION = 160;
const SHORTEST_DEFINITION = 8;
/** A word shorter than this is no stem: « en » begins many words. */
const SHORTEST_STEM = 4;
const ENDING = 3;
const [NARROW, FIXED] = ['\u202f', '\u00a0'];

type LineRule = (line: DefinitionLine, lexicon: Lexicon) => boolean;

/** What may be wrong with a line alone. */
const LINE_FAULTS: Readonly<Record<string, LineRule>> = {
  'not three fields': ({ fields }) => fields.length !== 3,
  'unknown category': ({ category }) => !isCategory(category),
  'in the wrong file': ({ word, letter }) => letterOf(word) !== letter,
  'no word of the lexicon': ({ word, headword }, lexicon) => !lexicon.forms(word).includes(headword),
  'no lemma': (line, lexicon) => lexicon.forms(line.word).includes(line.headword) && !isLemma(line, lexicon),
  'no sentence': ({ definition }) => !/^(?:\([^()]+\) |« ?|… ?)*\p{Lu}.*[^.\s][.…]$/u.test(definition.replaceAll(FIXED, ' ')),
  'too long': ({ definition }) => [...definition].length > LONGEST_DEFINITION,
  'too short': ({ definition }) => [...definition].length < SHORTEST_DEFINITION,
  'gives its word away': givesAway,
  'badly set': ({ definition }) => !isWellSet(definition),
};

/** What is wrong with each line that is: the line, and why. */
export function definitionFaults(
  lines: readonly DefinitionLine[],
  { lexicon, sounds }: Pick<Library, 'lexicon' | 'sounds'>,
): ReadonlyMap<DefinitionLine, readonly string[]> {
  const faults = new Map<DefinitionLine, string[]>();
  const blame = (line: DefinitionLine, fault: string) => faults.set(line, [...(faults.get(line) ?? []), fault]);
  const wordsOf = Map.groupBy(lines, ({ definition }) => definition);
  for (const [index, line] of lines.entries()) {
    for (const [fault, isFaulty] of Object.entries(LINE_FAULTS)) if (isFaulty(line, lexicon)) blame(line, fault);
    const before = lines[index - 1];
    if (before !== undefined && before.letter === line.letter && orderOf(before) > orderOf(line)) blame(line, 'out of order');
    const others = (wordsOf.get(line.definition) ?? []).filter((other) => other !== line && !isVariant(other, line, sounds));
    if (others.length > 0) blame(line, `also of ${others.map(({ headword }) => headword).join(', ')}`);
  }
  return faults;
}

/** By the letters of tiles, then by the accents; the senses of a headword stay as they are. */
function orderOf({ word, headword }: DefinitionLine): string {
  return `${word} ${headword}`;
}

/** Whether two headwords are one word spelled in two ways: « yak » and « yack ». */
function isVariant(one: DefinitionLine, other: DefinitionLine, sounds: Sounds): boolean {
  const said = new Set(sounds.of(one.word).map((spoken) => spoken.sounds));
  return one.headword !== other.headword && sounds.of(other.word).some((spoken) => said.has(spoken.sounds));
}

function isLemma({ word, headword }: DefinitionLine, lexicon: Lexicon): boolean {
  return lexicon.inflections(word).some(({ form, lemma }) => form === headword && lemma === headword);
}

/** The word, a form of it, or its stem. */
function givesAway({ word, headword, definition }: DefinitionLine, lexicon: Lexicon): boolean {
  const stem = word.slice(0, Math.max(SHORTEST_STEM, word.length - ENDING));
  return (definition.match(/\p{L}+/gu) ?? []).some((token) => {
    const letters = spelled(token) ?? '';
    if (word.length < SHORTEST_STEM) return token.toLowerCase() === headword;
    return letters.startsWith(stem) || lexicon.lemmas(letters).includes(word);
  });
}

/** What French typography wants: curved apostrophes, its own spaces inside « » and before tall signs, no loose ones. */
function isWellSet(sentence: string): boolean {
  const loose = sentence.replaceAll(FIXED, ' ').replaceAll(NARROW, ' ');
  return (
    sentence === sentence.normalize('NFC') &&
    loose === loose.trim() &&
    !/['"]|\p{Cc}| {2}| [,.)]/u.test(loose) &&
    !/\p{L} -|[,;:](?![ \d])/u.test(loose) &&
    !new RegExp(`[^${FIXED}${NARROW}][;:!?]`, 'u').test(sentence) &&
    !new RegExp(`«(?!${FIXED})|(?<!${FIXED})»`, 'u').test(sentence) &&
    sentence.split('«').length === sentence.split('»').length
  );
}
