// What the loaded words weigh and how soon they are there, beside a Set and a trie.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLexicon } from '@boite/language/node';
import type { BenchGroup, BenchSetting } from './bench.ts';
import { reports } from './fresh-process.ts';
import { median, through } from './measure.ts';
import { amount } from './report.ts';
import type { BenchAim, BenchRow } from './row.ts';
import { duelRow } from './rows.ts';

/** Weights hardly change from one process to the next. */
const MOST_WEIGHINGS = 3;

const WEIGHED: readonly { ours: string; theirs: string; aim: BenchAim | null }[] = [
  { ours: 'lexicon', theirs: 'Set', aim: { atLeast: 30, stretch: 45 } },
  { ours: 'lexicon', theirs: 'mnemonist', aim: { atLeast: 50, stretch: 70 } },
  { ours: 'lexicon', theirs: 'cspell-optimised', aim: null },
  { ours: 'whole lexicon', theirs: 'Set', aim: null },
];

const LOAD_ROW = 'cold load v rebuilding a Set';
const FRESH_ROW = 'cold load v rebuilding a Set, fresh process';

export const weights: BenchGroup = {
  name: 'memory',
  rows: [...WEIGHED.map(weightRowName), LOAD_ROW, FRESH_ROW],
  run(bench) {
    const folder = mkdtempSync(join(tmpdir(), 'boite-bench-'));
    try {
      const file = join(folder, 'words.txt');
      writeFileSync(file, bench.words.map((word) => `${word}\n`).join(''));
      return [
        ...weightRows(bench, file),
        ...(bench.wants(LOAD_ROW) ? [loadRow(bench, file)] : []),
        ...firstLoadRows(bench, file),
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function weightRows(bench: BenchSetting, file: string): readonly BenchRow[] {
  const rows = WEIGHED.map((row) => ({ ...row, name: weightRowName(row) })).filter(({ name }) => bench.wants(name));
  const structures = [...new Set(rows.flatMap(({ ours, theirs }) => [ours, theirs]))];
  const seen = reports(structures, file, Math.min(MOST_WEIGHINGS, bench.effort.rounds));
  const bytes = (structure: string): number => median(seen(structure).map((report) => report.bytes));
  return rows.map(({ name, ours, theirs, aim }) => ({
    name,
    measured: `${amount(bytes(ours), 'bytes')} v ${amount(bytes(theirs), 'bytes')}`,
    ratio: bytes(theirs) / bytes(ours),
    aim,
  }));
}

function weightRowName({ ours, theirs }: { ours: string; theirs: string }): string {
  return ours === 'lexicon' ? `memory v ${theirs}` : `memory of the ${ours} v ${theirs}`;
}

/** Read from the disk and asked once, again and again in this process. */
function loadRow({ effort }: BenchSetting, file: string): BenchRow {
  const ours = through('lexicon', [null], () => loadLexicon().has('A'));
  const theirs = through('Set', [null], () => new Set(readFileSync(file, 'latin1').split('\n')).has('A'));
  const told = (speed: number): string => amount(1e3 / speed, 'ms');
  return duelRow(LOAD_ROW, { ours, theirs, told, aim: { atLeast: 50, stretch: 200 } }, effort);
}

/** The very first load of a process, before anything is compiled. */
function firstLoadRows(bench: BenchSetting, file: string): readonly BenchRow[] {
  if (!bench.wants(FRESH_ROW)) return [];
  const seen = reports(['lexicon', 'Set'], file, bench.effort.rounds);
  const ms = (structure: string): number => median(seen(structure).map((report) => report.ms));
  const measured = `${amount(ms('lexicon'), 'ms')} v ${amount(ms('Set'), 'ms')}`;
  return [{ name: FRESH_ROW, measured, ratio: ms('Set') / ms('lexicon'), aim: null }];
}
