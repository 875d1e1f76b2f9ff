// How fast the rebuses of a hand are found, and how long an expert takes for a whole turn with a joker and a Rébustory in hand.

import { loadLibrary } from '@boite/language/node';
import { type BenchGroup, type BenchRow, type BenchSetting, timed, timeRow } from '@boite/tools/bench';
import type { Edition } from '../rules/deck.ts';
import type { Books } from '../types.ts';
import { BenchTable } from './bench/positions.ts';
import { rebusSearch } from './bench/rebus-search.ts';

const EXPERT_LIMIT_MS = 50;
/** Turns for each round of effort, and those that warm the compiler up. */
const TURNS_A_ROUND = 5;
const WARMING_TURNS = 8;

const EDITION_ROWS: readonly { readonly name: string; readonly edition: Edition }[] = [
  { name: 'rebustory, a whole turn of an expert, compacte', edition: 'compacte' },
  { name: 'rebustory, a whole turn of an expert, classique', edition: 'classique' },
];

const expertTurns: BenchGroup = {
  name: 'rebustory',
  rows: EDITION_ROWS.map(({ name }) => name),
  run(bench) {
    const books = loadLibrary();
    return EDITION_ROWS.filter(({ name }) => bench.wants(name)).map((row) => editionRow(bench, row, books));
  },
};

/** All decisions of a turn, from the first look at the cards to the discard: the middle of many turns. */
function editionRow({ effort }: BenchSetting, { name, edition }: (typeof EDITION_ROWS)[number], books: Books): BenchRow {
  const table = new BenchTable(books, { edition });
  const positions = table.positions(WARMING_TURNS + TURNS_A_ROUND * effort.rounds);
  const times = positions.map((position) => timed(() => table.turnPlayed(position, 'expert')).ms);
  return timeRow(name, times.slice(WARMING_TURNS), EXPERT_LIMIT_MS);
}

export default [rebusSearch, expertTurns] satisfies readonly BenchGroup[];
