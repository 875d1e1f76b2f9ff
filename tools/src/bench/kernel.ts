// Knows how many moves a second the kernel makes, its log kept, beside boardgame.io and far into a long game.

import { act, begin, replayed, seededChance } from '@boite/kernel';
import { type Bench, type Group, mustAgree, sized } from './bench.ts';
import { type Counter, clientCounter, reducerCounter } from './boardgame.ts';
import { COUNTING_SEATS, type Counting, counting } from './counting-game.ts';
import { type Contender, raced, speedIn, timesFaster } from './measure.ts';
import { amount } from './report.ts';
import type { Aim, Row } from './row.ts';

/** Moves of a game, and where a long game is looked at again. */
const MOVES = 1000;
const FAR = 10_000;

const US = 'kernel';

const PEERS: readonly { name: string; aim: Aim | null; make: () => Counter }[] = [
  { name: 'boardgame.io', aim: { atLeast: 50, stretch: 300 }, make: clientCounter },
  { name: 'boardgame.io bare reducer', aim: null, make: reducerCounter },
];

const LASTING = `kernel after ${FAR} moves`;

export const kernel: Group = {
  name: 'kernel',
  run: (bench) => [...beside(bench), ...(bench.wants(LASTING) ? [lasting(bench)] : [])],
};

function beside(bench: Bench): readonly Row[] {
  const peers = PEERS.filter(({ name }) => bench.wants(`kernel v ${name}`));
  if (peers.length === 0) return [];
  for (const { name, make } of peers) mustAgree(name, outcome(kernelCounter()), outcome(make()));
  // One of our games is too short for the clock.
  const contenders = [playing(US, kernelCounter, sized(bench, 50)), ...peers.map(({ name, make }) => playing(name, make, 1))];
  const race = raced(contenders, bench.rounds);
  return peers.map(({ name, aim }) => ({
    name: `kernel v ${name}`,
    measured: `${amount(speedIn(race, US), 'moves/s')} v ${amount(speedIn(race, name), 'moves/s')}`,
    ratio: timesFaster(race, US, name),
    aim,
  }));
}

function playing(name: string, make: () => Counter, games: number): Contender {
  return {
    name,
    work() {
      for (let game = 0; game < games; game++) played(make(), MOVES);
      return games * MOVES;
    },
  };
}

function played(counter: Counter, moves: number): Counter {
  for (let move = 0; move < moves; move++) counter.add(move % 10);
  return counter;
}

function outcome(counter: Counter): object {
  const { total, logged } = played(counter, MOVES);
  return { total, logged };
}

/** A match with its facts: what a table keeps. */
function kernelCounter(): Counter {
  const tools = { chance: seededChance(1), now: 0, books: {} };
  const opening = begin(counting, { options: {}, seating: { count: COUNTING_SEATS, youngest: null } }, tools);
  const facts: Counting['Fact'][] = [...opening.facts];
  let { match } = opening;
  return {
    add(added) {
      const advance = act(
        match,
        { seat: match.state.moves % COUNTING_SEATS, step: match.step, action: { kind: 'add', amount: added } },
        tools,
      );
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

/** The same game at its beginning and after many moves. */
function lasting(bench: Bench): Row {
  const moves = sized(bench, 5000);
  const start = 'at first';
  const far = 'far on';
  let counter = kernelCounter();
  const stretch = (name: string, before: number): Contender => ({
    name,
    prepare() {
      counter = played(kernelCounter(), before);
    },
    work() {
      played(counter, moves);
      return moves;
    },
  });
  const race = raced([stretch(start, 0), stretch(far, FAR)], bench.rounds * 3);
  return {
    name: LASTING,
    measured: `${amount(speedIn(race, far), 'moves/s')} v ${amount(speedIn(race, start), 'moves/s')} at first`,
    ratio: timesFaster(race, far, start),
    aim: { atLeast: 0.8, stretch: null },
  };
}
