// How many moves a second the kernel makes, its log kept, beside boardgame.io and far into a long game.

import { act, begin, replayed, seededChance } from '@boite/kernel';
import { type BenchGroup, type BenchSetting, mustAgree } from './bench.ts';
import { type Counter, clientCounter, reducerCounter } from './boardgame.ts';
import { COUNTING_SEATS, counting } from './counting-game.ts';
import { type Contender, median } from './measure.ts';
import { amount } from './report.ts';
import type { BenchAim, BenchRow } from './row.ts';
import { peerGroup } from './rows.ts';

/** Moves of a game, and where a long game is looked at again. */
const MOVES = 1000;
const FAR_MOVES = 10_000;
/** Long games played for each round of the other races. */
const GAMES_A_ROUND = 30;

const KERNEL_PEERS: readonly { name: string; aim: BenchAim | null; make: () => Counter }[] = [
  { name: 'boardgame.io', aim: { atLeast: 50, stretch: 300 }, make: clientCounter },
  { name: 'boardgame.io bare reducer', aim: null, make: reducerCounter },
];

const LASTING_ROW = `kernel after ${FAR_MOVES} moves`;

export const kernelPeers = peerGroup({
  name: 'kernel',
  peers: KERNEL_PEERS,
  told: (speed) => amount(MOVES * speed, 'moves/s'),
  contenders(_, peers) {
    for (const { name, make } of peers) mustAgree(name, totals(kernelCounter()), totals(make()));
    return [countingUp('kernel', kernelCounter), ...peers.map(({ name, make }) => countingUp(name, make))];
  },
});

export const kernelLasting: BenchGroup = {
  name: 'kernel, a long game',
  rows: [LASTING_ROW],
  run: (bench) => (bench.wants(LASTING_ROW) ? [lastingRow(bench)] : []),
};

function countingUp(name: string, make: () => Counter): Contender {
  return {
    name,
    work(games) {
      for (let game = 0; game < games; game++) afterMoves(make(), MOVES);
    },
  };
}

function afterMoves(counter: Counter, moves: number): Counter {
  for (let move = 0; move < moves; move++) counter.add(move % 10);
  return counter;
}

function totals(counter: Counter): object {
  const { total, logged } = afterMoves(counter, MOVES);
  return { total, logged };
}

/** A match with its facts: what a table keeps. */
function kernelCounter(): Counter {
  const tools = { chance: seededChance(1), now: 0, books: {} };
  const opening = begin(counting, { options: {}, seating: { count: COUNTING_SEATS, youngest: null } }, tools);
  const facts = [...opening.facts];
  let { match } = opening;
  return {
    add(added) {
      const seat = match.state.moves % COUNTING_SEATS;
      const advance = act(match, { seat, step: match.step, action: { kind: 'add', amount: added } }, tools);
      if ('refusal' in advance) throw new Error(advance.refusal.code);
      for (const fact of advance.facts) facts.push(fact);
      match = advance.match;
    },
    /** By replaying the log: what is timed can always be replayed. */
    get total() {
      return replayed(counting, facts).state.total;
    },
    get logged() {
      return facts.length - 1;
    },
  };
}

/** The first moves of games and the same number of moves far on in the same games. */
function lastingRow({ effort }: BenchSetting): BenchRow {
  const games = Array.from({ length: GAMES_A_ROUND * (effort.rounds + 1) }, longGame).slice(GAMES_A_ROUND);
  const [first, far] = [median(games.map((game) => game.first)), median(games.map((game) => game.far))];
  const speed = (ms: number): string => amount((1000 * MOVES) / ms, 'moves/s');
  return {
    name: LASTING_ROW,
    measured: `${speed(far)} v ${speed(first)} at first`,
    ratio: first / far,
    aim: { atLeast: 0.8, stretch: null },
  };
}

/** So short that it is rarely interrupted: the clock on the wall will do. */
function longGame(): { readonly first: number; readonly far: number } {
  const counter = kernelCounter();
  const first = elapsed(() => afterMoves(counter, MOVES));
  afterMoves(counter, FAR_MOVES - MOVES);
  return { first, far: elapsed(() => afterMoves(counter, MOVES)) };
}

function elapsed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
