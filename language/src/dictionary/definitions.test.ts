import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../../node/load.ts';
import { spelled } from '../alphabet.ts';

/** A line of `language/data/definitions/<letters>.tsv`. */
interface Line {
  readonly text: string;
  readonly fields: readonly string[];
  readonly headword: string;
  /** The headword as tiles spell it. */
  readonly word: string;
  readonly definition: string;
}

const FOLDER = new URL('../../data/definitions/', import.meta.url);
const NARROW = '\u202f';
const FIXED = '\u00a0';

const lexicon = loadLexicon();
const lengths = readdirSync(FOLDER)
  .flatMap((name) => /^(\d+)\.tsv$/.exec(name)?.[1] ?? [])
  .map(Number)
  .sort((one, other) => one - other);

function linesOf(length: number): readonly Line[] {
  const text = readFileSync(new URL(`${length}.tsv`, FOLDER), 'utf8');
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const fields = line.split('\t');
      const [headword = '', definition = ''] = fields;
      return { text: line, fields, headword, word: spelled(headword) ?? '', definition };
    });
}

/** The words of a sentence as tiles spell them: « l’œil » is L and OEIL. */
function tokensOf(sentence: string): readonly string[] {
  return (sentence.match(/\p{L}+/gu) ?? []).flatMap((token) => spelled(token) ?? []);
}

function givesAway({ word, definition }: Line): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 3));
  return tokensOf(definition).some((token) => token.startsWith(stem) || lexicon.lemmas(token).includes(word));
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

function textOf(line: Line): string {
  return line.text;
}

test('there are definitions of our own', () => {
  expect(lengths).toEqual(expect.arrayContaining([6, 7, 8]));
  expect(lengths.filter((length) => length < 6 || length > 12)).toEqual([]);
});

describe.each(lengths)('the definitions of words of %i letters', (length) => {
  const lines = linesOf(length);

  test('end their lines as Unix does, the last one too', () => {
    const text = readFileSync(new URL(`${length}.tsv`, FOLDER), 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toMatch(/\r|\uFEFF/);
  });

  test('are two fields', () => {
    expect(lines.filter(({ fields }) => fields.length !== 2).map(textOf)).toEqual([]);
  });

  test('are of at least 200 words', () => {
    expect(new Set(lines.map(({ word }) => word)).size).toBeGreaterThanOrEqual(200);
  });

  test('are of lemmas of that length, written with their accents', () => {
    const wrong = lines.filter(
      ({ headword, word }) =>
        word.length !== length || !lexicon.forms(word).includes(headword) || !lexicon.lemmas(word).includes(word),
    );
    expect(wrong.map(textOf)).toEqual([]);
  });

  test('are in alphabetical order, the senses of a word together', () => {
    const wrong = lines.filter(({ word }, index) => {
      const before = lines[index - 1]?.word;
      return before !== undefined && before > word;
    });
    expect(wrong.map(textOf)).toEqual([]);
  });

  test('are given once', () => {
    const keys = lines.map(({ word, definition }) => `${word}\t${definition}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('tell words apart', () => {
    const definitions = lines.map(({ definition }) => definition);
    expect(definitions.filter((definition, index) => definitions.indexOf(definition) !== index)).toEqual([]);
  });

  test('are sentences of 20 to 160 characters', () => {
    const wrong = lines.filter(({ definition }) => {
      const { length: characters } = [...definition];
      return !/^(?:«\s)?\p{Lu}.*[^.]\.$/u.test(definition) || characters < 20 || characters > 160;
    });
    expect(wrong.map(textOf)).toEqual([]);
  });

  test('do not give their word away', () => {
    expect(lines.filter(givesAway).map(textOf)).toEqual([]);
  });

  test('are well set in type', () => {
    expect(lines.filter(({ definition }) => !isWellSet(definition)).map(textOf)).toEqual([]);
  });
});
