// Knows how fast all the plays of a Rondo position are found, beside a trie, and what each joker costs.

import { allPlays, type Puzzle, stepsTaken } from '@boite/games/rondo/solver.ts';
import { seededChance } from '@boite/kernel';
import { type Bench, type Group, mustAgree } from './bench.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { type MnemonistNode, mnemonistRoot, mnemonistTrie } from './peers.ts';
import { amount } from './report.ts';
import { Puzzles } from './rondo-puzzles.ts';
import type { Aim, Row } from './row.ts';
import { triePlays } from './trie-walk.ts';

interface Heat {
  readonly name: string;
  readonly jokers: number;
  readonly aim: Aim | null;
}

const HEATS: readonly Heat[] = [
  { name: 'rondo v a trie walk', jokers: 0, aim: { atLeast: 8, stretch: 20 } },
  { name: 'rondo v a trie walk, one joker', jokers: 1, aim: null },
];

const ORDINALS = ['first', 'second', 'third'];
/** Positions compared before anything is timed, and positions whose steps are counted. */
const TRIED = 20;
const COUNTED = 100;

export const rondo: Group = {
  name: 'rondo',
  run: (bench) => [...heatRows(bench), ...jokerRows(bench)],
};

function heatRows(bench: Bench): readonly Row[] {
  const heats = HEATS.filter(({ name }) => bench.wants(name));
  if (heats.length === 0) return [];
  const root = mnemonistRoot(mnemonistTrie(bench.words));
  return heats.map((heat) => heatRow(bench, heat, root));
}

function heatRow(bench: Bench, heat: Heat, root: MnemonistNode): Row {
  agree(bench, heat, root);
  const puzzles = () => puzzleSource(bench, heat.jokers);
  const us = solving('graph', puzzles(), (puzzle) => allPlays(puzzle, bench.lexicon));
  const them = solving('trie', puzzles(), (puzzle) => triePlays(puzzle, root));
  const race = raced([us, them], bench.effort);
  return {
    name: heat.name,
    measured: `${amount(speedIn(race, 'graph'), 'positions/s')} v ${amount(speedIn(race, 'trie'), 'positions/s')}`,
    ratio: timesFaster(race, 'graph', 'trie'),
    aim: heat.aim,
  };
}

/** The same positions again whenever it is made anew. */
function puzzleSource({ words }: Bench, jokers: number): () => Puzzle {
  const chance = seededChance(7);
  const puzzles = new Puzzles(words);
  return () => puzzles.some(jokers, chance);
}

function solving(name: string, some: () => Puzzle, solve: (puzzle: Puzzle) => readonly unknown[]): Contender {
  let asked: readonly Puzzle[] = [];
  return {
    name,
    prepare(count) {
      asked = Array.from({ length: count }, some);
    },
    work() {
      for (const puzzle of asked) solve(puzzle);
    },
  };
}

/** The same words for the same points. */
function agree({ words, lexicon }: Bench, { name, jokers }: Heat, root: MnemonistNode): void {
  const chance = seededChance(8);
  const puzzles = new Puzzles(words);
  for (let tries = 0; tries < TRIED; tries++) {
    const puzzle = puzzles.some(jokers, chance);
    const told = (plays: readonly { word: string; points: number }[]) =>
      plays.map(({ word, points }) => `${word} ${points}`).sort();
    mustAgree(name, told(allPlays(puzzle, lexicon)), told(triePlays(puzzle, root)));
  }
}

/** How many times more steps are taken when one more card of the same hands is a joker: a count, not a time. */
function jokerRows(bench: Bench): readonly Row[] {
  const rows = ORDINALS.map((ordinal, before) => ({ name: `growth: rondo, ${ordinal} joker, steps`, before }));
  return rows
    .filter(({ name }) => bench.wants(name))
    .map(({ name, before }) => {
      const [fewer, more] = [stepsWith(bench, before), stepsWith(bench, before + 1)];
      const measured = `${amount(more, 'steps')} v ${amount(fewer, 'steps')}`;
      return { name, measured, ratio: more / fewer, aim: { atMost: 10, stretch: null } };
    });
}

/** Steps a position. */
function stepsWith({ words, lexicon }: Bench, jokers: number): number {
  const chance = seededChance(9);
  const puzzles = new Puzzles(words);
  const before = stepsTaken(lexicon);
  for (let nth = 0; nth < COUNTED; nth++) allPlays(puzzles.some(jokers, chance), lexicon);
  return (stepsTaken(lexicon) - before) / COUNTED;
}
