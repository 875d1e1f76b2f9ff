// Knows how long an expert takes for a whole turn of Rébustory with a joker and a Rébustory in hand.

import type { Books, Options } from '@boite/games/rebustory/types.ts';
import { loadLibrary } from '@boite/language/node';
import type { Bench, Group } from './bench.ts';
import { median } from './measure.ts';
import { BenchTable } from './rebustory-positions.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';

const MOST_MS = 50;
/** Turns for each round of effort, and those that warm the compiler up. */
const TURNS = 5;
const WARMING = 8;

interface Heat {
  readonly name: string;
  readonly options: Partial<Options>;
}

const HEATS: readonly Heat[] = [
  { name: 'rebustory, a whole turn of an expert, compacte', options: { edition: 'compacte' } },
  { name: 'rebustory, a whole turn of an expert, classique', options: { edition: 'classique' } },
];

export const rebustory: Group = {
  name: 'rebustory',
  run(bench) {
    const heats = HEATS.filter(({ name }) => bench.wants(name));
    if (heats.length === 0) return [];
    const books = loadLibrary();
    return heats.map((heat) => heatRow(bench, heat, books));
  },
};

/** All decisions of a turn, from the first look at the cards to the discard: the middle of many turns. */
function heatRow({ effort }: Bench, { name, options }: Heat, books: Books): Row {
  const table = new BenchTable(books, options);
  const positions = table.positions(WARMING + TURNS * effort.rounds);
  const times = positions.map((position) => processorMs(() => table.turnPlayed(position, 'expert'))).slice(WARMING);
  const ms = median(times);
  return {
    name,
    measured: `${amount(ms, 'ms')} v ${MOST_MS} ms, ${amount(Math.max(...times), 'ms')} at most`,
    ratio: ms / MOST_MS,
    aim: { atMost: 1, stretch: null },
  };
}

function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
