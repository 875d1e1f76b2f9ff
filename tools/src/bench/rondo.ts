// Knows how fast all the plays of a Rondo position are found, beside a trie, and what each joker costs.

import { allPlays, type Puzzle, stepsTaken } from '@boite/games/rondo/solver.ts';
import { seededChance } from '@boite/kernel';
import { type Bench, type Group, mustAgree, sized } from './bench.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { type MnemonistNode, mnemonistRoot, mnemonistTrie } from './peers.ts';
import { amount } from './report.ts';
import { Puzzles } from './rondo-puzzles.ts';
import type { Aim, Row } from './row.ts';
import { triePlays } from './trie-walk.ts';

interface Heat {
  readonly name: string;
  readonly jokers: number;
  /** Positions of a round, for us and for the trie. */
  readonly ours: number;
  readonly theirs: number;
  readonly aim: Aim | null;
}

const HEATS: readonly Heat[] = [
  { name: 'rondo v a trie walk', jokers: 0, ours: 1500, theirs: 100, aim: { atLeast: 8, stretch: 20 } },
  { name: 'rondo v a trie walk, one joker', jokers: 1, ours: 150, theirs: 15, aim: null },
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
  const us = solving(bench, { name: 'graph', jokers: heat.jokers, count: sized(bench, heat.ours) }, (puzzle) => {
    allPlays(puzzle, bench.lexicon);
  });
  const them = solving(bench, { name: 'trie', jokers: heat.jokers, count: sized(bench, heat.theirs) }, (puzzle) => {
    triePlays(puzzle, root);
  });
  const race = raced([us, them], bench.rounds);
  return {
    name: heat.name,
    measured: `${amount(speedIn(race, 'graph'), 'positions/s')} v ${amount(speedIn(race, 'trie'), 'positions/s')}`,
    ratio: timesFaster(race, 'graph', 'trie'),
    aim: heat.aim,
  };
}

function solving(
  { words }: Bench,
  { name, jokers, count }: { name: string; jokers: number; count: number },
  solve: (puzzle: Puzzle) => void,
): Contender {
  const chance = seededChance(7);
  const puzzles = new Puzzles(words);
  let asked: readonly Puzzle[] = [];
  return {
    name,
    prepare() {
      asked = Array.from({ length: count }, () => puzzles.some(jokers, chance));
    },
    work() {
      for (const puzzle of asked) solve(puzzle);
      return count;
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
function stepsWith({ words, lexicon, share }: Bench, jokers: number): number {
  const chance = seededChance(9);
  const puzzles = new Puzzles(words);
  const count = Math.max(1, Math.round(COUNTED * share));
  const before = stepsTaken(lexicon);
  for (let nth = 0; nth < count; nth++) allPlays(puzzles.some(jokers, chance), lexicon);
  return (stepsTaken(lexicon) - before) / count;
}
