// What all the language's data costs together: to load, to keep, to send to a browser.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { DATA_FILES, DICTIONARY_FILES, GRAMMAR_FILES, NAME_BOOK_FILE, NAMES_FILE, SOUNDS_FILE } from '@boite/language';
import type { BenchGroup, BenchSetting } from './bench.ts';
import { reports } from './fresh-process.ts';
import { median } from './measure.ts';
import type { BenchRow } from './row.ts';
import { limitRow } from './rows.ts';

const LANGUAGE_FILES: readonly string[] = [
  ...Object.values(DATA_FILES),
  ...Object.values(GRAMMAR_FILES),
  ...Object.values(DICTIONARY_FILES),
  NAMES_FILE,
  NAME_BOOK_FILE,
  SOUNDS_FILE,
];

const LANGUAGE = 'language';
const LANGUAGE_MEMORY_ROW = 'language, memory';
const LANGUAGE_LOAD_ROW = 'language, first load';
const LANGUAGE_SENT_ROW = 'language, compressed';

const LANGUAGE_BYTES_LIMIT = 12e6;
const LANGUAGE_LOAD_LIMIT_MS = 50;
const LANGUAGE_SENT_LIMIT = 1e6;

export const languageCosts: BenchGroup = {
  name: 'language',
  rows: [LANGUAGE_MEMORY_ROW, LANGUAGE_LOAD_ROW, LANGUAGE_SENT_ROW],
  run: (bench) => [...languageRows(bench), ...(bench.wants(LANGUAGE_SENT_ROW) ? [sentRow()] : [])],
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

/** As the web build presses its files. */
function sentRow(): BenchRow {
  const sizes = LANGUAGE_FILES.map((file) =>
    brotliCompressSync(readFileSync(new URL(import.meta.resolve(`@boite/language/data/${file}`)))),
  );
  const figure = sizes.reduce((sum, { length }) => sum + length, 0);
  return limitRow(LANGUAGE_SENT_ROW, { figure, most: LANGUAGE_SENT_LIMIT, unit: 'bytes' });
}
