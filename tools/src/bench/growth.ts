// What a larger lexicon costs: sixteen times the words, how many times the bytes and the lookups.

import { seededChance } from '@boite/kernel';
import { graphOf, type WordGraph } from '@boite/language';
import { type BenchGroup, type BenchSetting, sampled } from './bench.ts';
import { copied, WORDS_ASKED } from './lookups.ts';
import type { Contender } from './measure.ts';
import { amount } from './report.ts';
import type { BenchRow } from './row.ts';
import { duelRow, growthRow } from './rows.ts';

const TIMES_THE_LEXICON = 16;

const BYTES_ROW = `growth: lexicon ×${TIMES_THE_LEXICON}, bytes`;
const LOOKUPS_ROW = `growth: lexicon ×${TIMES_THE_LEXICON}, lookups`;

export const growth: BenchGroup = {
  name: 'growth',
  rows: [BYTES_ROW, LOOKUPS_ROW],
  run(bench) {
    const few = bench.words.filter((_, nth) => nth % TIMES_THE_LEXICON === 0);
    const small = graphOf(few);
    return [
      ...(bench.wants(BYTES_ROW) ? [bytesRow(bench.lexicon.graph, small)] : []),
      ...(bench.wants(LOOKUPS_ROW) ? [speedRow(bench, { few, small })] : []),
    ];
  },
};

function bytesRow({ cells: large }: WordGraph, { cells: small }: WordGraph): BenchRow {
  return growthRow(BYTES_ROW, { few: small.byteLength, many: large.byteLength, unit: 'bytes', atMost: 4 });
}

function speedRow(
  { words, lexicon, effort }: BenchSetting,
  { few, small }: { few: readonly string[]; small: WordGraph },
): BenchRow {
  const [ours, theirs] = [askingGraph('large', lexicon.graph, words), askingGraph('small', small, few)];
  const told = (speed: number): string => amount(speed, 'words/s');
  return duelRow(LOOKUPS_ROW, { ours, theirs, told, aim: { atLeast: 0.5, stretch: null } }, effort);
}

function askingGraph(name: string, graph: WordGraph, words: readonly string[]): Contender {
  const chance = seededChance(6);
  let asked: readonly string[] = [];
  return {
    name,
    prepare() {
      asked = sampled(words, WORDS_ASKED, chance).map(copied);
    },
    work(count) {
      for (let nth = 0; nth < count; nth++) graph.has(asked[nth % WORDS_ASKED] as string);
    },
  };
}
