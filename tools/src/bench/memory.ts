// Knows what the loaded words weigh and how soon they are there, beside a Set and a trie.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLexicon } from '@boite/language/node';
import type { Bench, Group } from './bench.ts';
import { reports } from './fresh-process.ts';
import { type Contender, median, raced, speedIn, timesFaster } from './measure.ts';
import { amount } from './report.ts';
import type { Aim, Row } from './row.ts';

/** Weights hardly change from one process to the next. */
const MOST_WEIGHINGS = 3;

const WEIGHED: readonly { ours: string; theirs: string; aim: Aim | null }[] = [
  { ours: 'lexicon', theirs: 'Set', aim: { atLeast: 30, stretch: 45 } },
  { ours: 'lexicon', theirs: 'mnemonist', aim: { atLeast: 50, stretch: 70 } },
  { ours: 'lexicon', theirs: 'cspell-optimised', aim: null },
  { ours: 'whole lexicon', theirs: 'Set', aim: null },
];

const LOAD = 'cold load v rebuilding a Set';
const FRESH = 'cold load v rebuilding a Set, fresh process';

export const memory: Group = {
  name: 'memory',
  run(bench) {
    const folder = mkdtempSync(join(tmpdir(), 'boite-bench-'));
    try {
      const file = join(folder, 'words.txt');
      writeFileSync(file, bench.words.map((word) => `${word}\n`).join(''));
      return [...weights(bench, file), ...(bench.wants(LOAD) ? [loading(bench, file)] : []), ...freshRows(bench, file)];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function weights(bench: Bench, file: string): readonly Row[] {
  const rows = WEIGHED.map((row) => ({ ...row, name: rowName(row) })).filter(({ name }) => bench.wants(name));
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

function rowName({ ours, theirs }: { ours: string; theirs: string }): string {
  return ours === 'lexicon' ? `memory v ${theirs}` : `memory of the ${ours} v ${theirs}`;
}

/** Read from the disk and asked once, again and again in this process. */
function loading(bench: Bench, file: string): Row {
  const ours = loadingContender('lexicon', () => loadLexicon());
  const theirs = loadingContender('Set', () => new Set(readFileSync(file, 'latin1').split('\n')));
  const race = raced([ours, theirs], bench.effort);
  return {
    name: LOAD,
    measured: `${amount(1e3 / speedIn(race, 'lexicon'), 'ms')} v ${amount(1e3 / speedIn(race, 'Set'), 'ms')}`,
    ratio: timesFaster(race, 'lexicon', 'Set'),
    aim: { atLeast: 50, stretch: 200 },
  };
}

function loadingContender(name: string, load: () => { has(word: string): boolean }): Contender {
  return {
    name,
    work(count) {
      for (let times = 0; times < count; times++) load().has('A');
    },
  };
}

/** The very first load of a process, before anything is compiled. */
function freshRows(bench: Bench, file: string): readonly Row[] {
  if (!bench.wants(FRESH)) return [];
  const seen = reports(['lexicon', 'Set'], file, bench.effort.rounds);
  const ms = (structure: string): number => median(seen(structure).map((report) => report.ms));
  const measured = `${amount(ms('lexicon'), 'ms')} v ${amount(ms('Set'), 'ms')}`;
  return [{ name: FRESH, measured, ratio: ms('Set') / ms('lexicon'), aim: null }];
}
