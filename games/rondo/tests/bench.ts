// How fast all the plays of a position are found, beside a trie, and what each joker costs.

import { seededChance } from '@boite/kernel';
import {
  amount,
  type BenchAim,
  type BenchGroup,
  type BenchRow,
  type BenchSetting,
  duelRow,
  growthRow,
  type MnemonistNode,
  mnemonistRoot,
  mnemonistTrie,
  mustAgree,
  through,
} from '@boite/tools/bench';
import { allWordPlays, type RondoPuzzle, stepsTaken } from '../bot/solver.ts';
import { Puzzles } from './bench/puzzles.ts';
import { trieWordPlays } from './bench/trie-walk.ts';

interface TrieHeat {
  readonly name: string;
  readonly jokers: number | 'as dealt';
  readonly aim: BenchAim | null;
}

const TRIE_HEATS: readonly TrieHeat[] = [
  { name: 'rondo v a trie walk', jokers: 'as dealt', aim: { atLeast: 8, stretch: 20 } },
  { name: 'rondo v a trie walk, no joker', jokers: 0, aim: null },
  { name: 'rondo v a trie walk, two jokers', jokers: 2, aim: null },
];

const JOKER_ROWS = ['first', 'second', 'third'].map((ordinal, before) => ({
  name: `growth: rondo, ${ordinal} joker, steps`,
  before,
}));

/** Puzzles, and those of them that are compared before anything is timed. */
const PUZZLES_TIMED = 100;
const PUZZLES_COMPARED = 20;

const allPlaysGroup: BenchGroup = {
  name: 'rondo',
  rows: TRIE_HEATS.map(({ name }) => name),
  run(bench) {
    const heats = TRIE_HEATS.filter(({ name }) => bench.wants(name));
    if (heats.length === 0) return [];
    const root = mnemonistRoot(mnemonistTrie(bench.words));
    return heats.map((heat) => trieHeatRow(bench, heat, root));
  },
};

function trieHeatRow(bench: BenchSetting, { name, jokers, aim }: TrieHeat, root: MnemonistNode): BenchRow {
  const puzzles = somePuzzles(bench, jokers);
  const ours = (puzzle: RondoPuzzle) => allWordPlays(puzzle, bench.lexicon);
  const theirs = (puzzle: RondoPuzzle) => trieWordPlays(puzzle, root);
  for (const puzzle of puzzles.slice(0, PUZZLES_COMPARED))
    mustAgree(name, pricedWords(ours(puzzle)), pricedWords(theirs(puzzle)));
  const told = (speed: number): string => amount(PUZZLES_TIMED * speed, 'positions/s');
  const contenders = { ours: through('graph', puzzles, ours), theirs: through('trie', puzzles, theirs) };
  return duelRow(name, { ...contenders, told, aim }, bench.effort);
}

/** The same ones for everyone: some take a hundred times longer than others. */
function somePuzzles({ words }: BenchSetting, jokers: TrieHeat['jokers']): readonly RondoPuzzle[] {
  const chance = seededChance(7);
  const puzzles = new Puzzles(words);
  return Array.from({ length: PUZZLES_TIMED }, () => puzzles.some(jokers, chance));
}

function pricedWords(plays: readonly { word: string; points: number }[]): readonly string[] {
  return plays.map(({ word, points }) => `${word} ${points}`).sort();
}

/** How many times more steps are taken when one more card of the same hands is a joker. */
const jokersGroup: BenchGroup = {
  name: 'rondo jokers',
  rows: JOKER_ROWS.map(({ name }) => name),
  run: (bench) =>
    JOKER_ROWS.filter(({ name }) => bench.wants(name)).map(({ name, before }) => {
      const [few, many] = [stepsWith(bench, before), stepsWith(bench, before + 1)];
      return growthRow(name, { few, many, unit: 'steps', atMost: 10 });
    }),
};

/** Steps a position. */
function stepsWith(bench: BenchSetting, jokers: number): number {
  const before = stepsTaken(bench.lexicon);
  for (const puzzle of somePuzzles(bench, jokers)) allWordPlays(puzzle, bench.lexicon);
  return (stepsTaken(bench.lexicon) - before) / PUZZLES_TIMED;
}

export default [allPlaysGroup, jokersGroup] satisfies readonly BenchGroup[];
