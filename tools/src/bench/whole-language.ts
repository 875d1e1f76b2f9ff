// Knows what all the language's data costs together: to load, to keep, to send to a browser.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { DATA_FILES, DICTIONARY_FILES, GRAMMAR_FILES, NAMES_FILE, SOUNDS_FILE } from '@boite/language';
import type { Bench, Group } from './bench.ts';
import { reports } from './fresh-process.ts';
import { median } from './measure.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';

const FILES: readonly string[] = [
  ...Object.values(DATA_FILES),
  ...Object.values(GRAMMAR_FILES),
  ...Object.values(DICTIONARY_FILES),
  NAMES_FILE,
  SOUNDS_FILE,
];

const STRUCTURE = 'language';
const MEMORY = 'language, memory';
const LOAD = 'language, first load';
const SENT = 'language, compressed';

const MOST_BYTES = 12e6;
const MOST_MS = 50;
const MOST_SENT = 1e6;

export const wholeLanguage: Group = {
  name: 'language',
  run: (bench) => [...freshRows(bench), ...(bench.wants(SENT) ? [sentRow()] : [])],
};

/** In a process of its own, each thing being asked for once so that every file is read. */
function freshRows(bench: Bench): readonly Row[] {
  if (!bench.wants(MEMORY) && !bench.wants(LOAD)) return [];
  const seen = reports([STRUCTURE], '', bench.effort.rounds)(STRUCTURE);
  const bytes = median(seen.map((report) => report.bytes));
  const ms = median(seen.map((report) => report.processorMs));
  return [
    limitRow(MEMORY, { figure: bytes, most: MOST_BYTES, unit: 'bytes' }),
    limitRow(LOAD, { figure: ms, most: MOST_MS, unit: 'ms' }),
  ].filter(({ name }) => bench.wants(name));
}

/** As the web build presses its files. */
function sentRow(): Row {
  const sizes = FILES.map((file) =>
    brotliCompressSync(readFileSync(new URL(import.meta.resolve(`@boite/language/data/${file}`)))),
  );
  const figure = sizes.reduce((sum, { length }) => sum + length, 0);
  return limitRow(SENT, { figure, most: MOST_SENT, unit: 'bytes' });
}

function limitRow(name: string, { figure, most, unit }: { figure: number; most: number; unit: string }): Row {
  return {
    name,
    measured: `${amount(figure, unit)} v ${amount(most, unit)}`,
    ratio: figure / most,
    aim: { atMost: 1, stretch: null },
  };
}
