// Knows what a larger lexicon costs: sixteen times the words, how many times the bytes and the lookups.

import { seededChance } from '@boite/kernel';
import { graphOf, type WordGraph } from '@boite/language';
import { type Bench, drawn, type Group } from './bench.ts';
import { ASKED, copied } from './lookups.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';

const TIMES = 16;

const BYTES = `growth: lexicon ×${TIMES}, bytes`;
const SPEED = `growth: lexicon ×${TIMES}, lookups`;

export const growth: Group = {
  name: 'growth',
  run(bench) {
    const few = bench.words.filter((_, nth) => nth % TIMES === 0);
    const small = graphOf(few);
    return [
      ...(bench.wants(BYTES) ? [bytesRow(bench.lexicon.graph, small)] : []),
      ...(bench.wants(SPEED) ? [speedRow(bench, { few, small })] : []),
    ];
  },
};

function bytesRow({ cells: large }: WordGraph, { cells: small }: WordGraph): Row {
  return {
    name: BYTES,
    measured: `${amount(large.byteLength, 'bytes')} v ${amount(small.byteLength, 'bytes')}`,
    ratio: large.byteLength / small.byteLength,
    aim: { atMost: 4, stretch: null },
  };
}

function speedRow(bench: Bench, { few, small }: { few: readonly string[]; small: WordGraph }): Row {
  const race = raced([looking('large', bench.lexicon.graph, bench.words), looking('small', small, few)], bench.effort);
  return {
    name: SPEED,
    measured: `${amount(speedIn(race, 'large'), 'words/s')} v ${amount(speedIn(race, 'small'), 'words/s')}`,
    ratio: timesFaster(race, 'large', 'small'),
    aim: { atLeast: 0.5, stretch: null },
  };
}

function looking(name: string, graph: WordGraph, words: readonly string[]): Contender {
  const chance = seededChance(6);
  let asked: readonly string[] = [];
  return {
    name,
    prepare() {
      asked = drawn(words, ASKED, chance).map(copied);
    },
    work(count) {
      for (let nth = 0; nth < count; nth++) graph.has(asked[nth % ASKED] as string);
    },
  };
}
