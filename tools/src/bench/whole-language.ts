// What all the language's data costs together: to load, to keep, to send to a browser.

import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { DATA_FILES, GRAMMAR_FILES, LETTERS, NAME_BOOK_FILE, NAMES_FILE, SOUNDS_FILE } from '@boite/language';
import { slimFile } from '@boite/language/building';
import { loadLexicon } from '@boite/language/node';
import { definitionsFile } from '@boite/language/src/dictionary/definitions.ts';
import { HEADWORDS_FILE } from '@boite/language/src/dictionary/dictionary.ts';
import type { BenchGroup, BenchSetting } from './bench.ts';
import { reports } from './fresh-process.ts';
import { median } from './measure.ts';
import type { BenchRow } from './row.ts';
import { limitRow } from './rows.ts';

/** But the definitions, which come a letter at a time when the dictionary is opened. */
const LANGUAGE_FILES: readonly string[] = [
  ...Object.values(DATA_FILES),
  ...Object.values(GRAMMAR_FILES),
  HEADWORDS_FILE,
  NAMES_FILE,
  NAME_BOOK_FILE,
  SOUNDS_FILE,
];

const LANGUAGE = 'language';
const LANGUAGE_MEMORY_ROW = 'language, memory';
const LANGUAGE_LOAD_ROW = 'language, first load';
const LANGUAGE_SENT_ROW = 'language, compressed';
const BOOK = 'dictionary';
const BOOK_LOAD_ROW = 'dictionary, first use';
const LETTER_SENT_ROW = 'dictionary, longest letter compressed';

const LANGUAGE_BYTES_LIMIT = 12e6;
const LANGUAGE_LOAD_LIMIT_MS = 50;
const LANGUAGE_SENT_LIMIT = 1e6;
const BOOK_LOAD_LIMIT_MS = 60;
const LETTER_SENT_LIMIT = 1e5;

export const languageCosts: BenchGroup = {
  name: 'language',
  rows: [LANGUAGE_MEMORY_ROW, LANGUAGE_LOAD_ROW, LANGUAGE_SENT_ROW, BOOK_LOAD_ROW, LETTER_SENT_ROW],
  run: (bench) => [
    ...languageRows(bench),
    ...(bench.wants(LANGUAGE_SENT_ROW) ? [sentRow()] : []),
    ...(bench.wants(BOOK_LOAD_ROW) ? [bookRow(bench)] : []),
    ...(bench.wants(LETTER_SENT_ROW) ? [letterRow()] : []),
  ],
};

/** In a process of its own, each thing being asked for once so that every file is read. */
function languageRows(bench: BenchSetting): readonly BenchRow[] {
  if (!bench.wants(LANGUAGE_MEMORY_ROW) && !bench.wants(LANGUAGE_LOAD_ROW)) return [];
  const seen = reports([LANGUAGE], '', bench.effort.rounds)(LANGUAGE);
  const bytes = median(seen.map((report) => report.bytes));
  const ms = median(seen.map((report) => report.processorMs));
  return [
    limitRow(LANGUAGE_MEMORY_ROW, { figure: bytes, most: LANGUAGE_BYTES_LIMIT, unit: 'bytes' }),
    limitRow(LANGUAGE_LOAD_ROW, { figure: ms, most: LANGUAGE_LOAD_LIMIT_MS, unit: 'ms' }),
  ].filter(({ name }) => bench.wants(name));
}

/** Its pages, and the definitions of a word of the longest letter. */
function bookRow({ effort }: BenchSetting): BenchRow {
  const figure = median(reports([BOOK], '', effort.rounds)(BOOK).map((report) => report.processorMs));
  return limitRow(BOOK_LOAD_ROW, { figure, most: BOOK_LOAD_LIMIT_MS, unit: 'ms' });
}

function sentRow(): BenchRow {
  const { graph } = loadLexicon();
  const sent = LANGUAGE_FILES.map((file) => pressedLength(slimFile(fileBytes(file), file, graph)));
  const figure = sent.reduce((sum, bytes) => sum + bytes, 0);
  return limitRow(LANGUAGE_SENT_ROW, { figure, most: LANGUAGE_SENT_LIMIT, unit: 'bytes' });
}

function letterRow(): BenchRow {
  const figure = Math.max(...LETTERS.map((letter) => pressedLength(fileBytes(definitionsFile(letter)))));
  return limitRow(LETTER_SENT_ROW, { figure, most: LETTER_SENT_LIMIT, unit: 'bytes' });
}

function fileBytes(file: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(new URL(import.meta.resolve(`@boite/language/data/${file}`))));
}

/** The degree of brotli with which the web build presses its large files. */
const PRESSED_WITH = 10;

function pressedLength(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: PRESSED_WITH } }).length;
}
