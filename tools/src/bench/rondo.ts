// Knows how fast all the plays of a Rondo position are found, beside a trie, and what each joker costs.

import { allWordPlays, type RondoPuzzle, stepsTaken } from '@boite/games/rondo/bot/solver.ts';
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
  readonly jokers: number | 'as dealt';
  readonly aim: Aim | null;
}

const HEATS: readonly Heat[] = [
  { name: 'rondo v a trie walk', jokers: 'as dealt', aim: { atLeast: 8, stretch: 20 } },
  { name: 'rondo v a trie walk, no joker', jokers: 0, aim: null },
  { name: 'rondo v a trie walk, two jokers', jokers: 2, aim: null },
];

const ORDINALS = ['first', 'second', 'third'];
/** Positions, and those of them that are compared before anything is timed. */
const PUZZLES = 100;
const TRIED = 20;

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
  const puzzles = somePuzzles(bench, heat.jokers);
  agree(bench, { name: heat.name, puzzles: puzzles.slice(0, TRIED) }, root);
  const us = solving('graph', puzzles, (puzzle) => allWordPlays(puzzle, bench.lexicon));
  const them = solving('trie', puzzles, (puzzle) => triePlays(puzzle, root));
  const race = raced([us, them], bench.effort);
  const speed = (name: string): string => amount(PUZZLES * speedIn(race, name), 'positions/s');
  const measured = `${speed('graph')} v ${speed('trie')}`;
  return { name: heat.name, measured, ratio: timesFaster(race, 'graph', 'trie'), aim: heat.aim };
}

/** The same ones for everyone: some take a hundred times longer than others. */
function somePuzzles({ words }: Bench, jokers: Heat['jokers']): readonly RondoPuzzle[] {
  const chance = seededChance(7);
  const puzzles = new Puzzles(words);
  return Array.from({ length: PUZZLES }, () => puzzles.some(jokers, chance));
}

function solving(name: string, puzzles: readonly RondoPuzzle[], solve: (puzzle: RondoPuzzle) => readonly unknown[]): Contender {
  return {
    name,
    work(count) {
      for (let times = 0; times < count; times++) for (const puzzle of puzzles) solve(puzzle);
    },
  };
}

/** The same words for the same points. */
function agree(
  { lexicon }: Bench,
  { name, puzzles }: { name: string; puzzles: readonly RondoPuzzle[] },
  root: MnemonistNode,
): void {
  const told = (plays: readonly { word: string; points: number }[]) =>
    plays.map(({ word, points }) => `${word} ${points}`).sort();
  for (const puzzle of puzzles) mustAgree(name, told(allWordPlays(puzzle, lexicon)), told(triePlays(puzzle, root)));
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
function stepsWith(bench: Bench, jokers: number): number {
  const before = stepsTaken(bench.lexicon);
  for (const puzzle of somePuzzles(bench, jokers)) allWordPlays(puzzle, bench.lexicon);
  return (stepsTaken(bench.lexicon) - before) / PUZZLES;
}
