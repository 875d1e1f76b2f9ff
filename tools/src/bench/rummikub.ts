// Knows how fast the best turn of Rummikub des mots is found, beside an integer program, how often it is proven, and what a larger
// table or rack costs.

import { searched } from '@boite/games/rummikub/bot/solver.ts';
import type { TurnStart } from '@boite/games/rummikub/rules/play.ts';
import { seededChance } from '@boite/kernel';
import { type Bench, type Group, mustAgree } from './bench.ts';
import { type Contender, median, raced, speedIn, timesFaster } from './measure.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';
import { someTable } from './rummikub-positions.ts';
import { programPoints } from './rummikub-program.ts';

const PROGRAM = 'rummikub v HiGHS';
/** Two short words: the program takes a second for them, and minutes for three. */
const SMALL = { words: 2, jokers: 0, longest: 4 };
const SMALL_RACKS = [3, 4, 5];

interface Proof {
  readonly name: string;
  readonly jokers: number;
  /** Milliseconds of the processor. */
  readonly within: number;
}

/** What is wanted of 99 positions in a hundred is asked of 95. */
const PROOFS: readonly Proof[] = [
  { name: 'rummikub, proven in 50 ms, no joker', jokers: 0, within: 50 },
  { name: 'rummikub, proven in 200 ms, two jokers', jokers: 2, within: 200 },
];
const WANTED = 0.99;
const ASKED = 0.95;
/** Words on the table, and tiles on the rack. */
const TABLES = [2, 3, 4, 6, 8, 10, 12, 15, 18, 20];
const RACKS = [7, 9, 11, 14];

interface Growth {
  readonly name: string;
  readonly small: { readonly words: number; readonly rack: number };
  readonly large: { readonly words: number; readonly rack: number };
}

const GROWTHS: readonly Growth[] = [
  { name: 'growth: rummikub, 5 to 40 table words, steps', small: { words: 5, rack: 7 }, large: { words: 40, rack: 7 } },
  { name: 'growth: rummikub, rack of 7 to 14, steps', small: { words: 5, rack: 7 }, large: { words: 5, rack: 14 } },
];
const BUDGET = 1_000_000;
const TABLE_WORD = 8;
/** Twenty longer words would not leave a rack in the box. */
const MANY_WORDS = 10;
const SHORT_WORD = 5;

export const rummikub: Group = {
  name: 'rummikub',
  run: (bench) => [
    ...(bench.wants(PROGRAM) ? [programRow(bench)] : []),
    ...PROOFS.filter(({ name }) => bench.wants(name)).map((proof) => proofRow(bench, proof)),
    ...GROWTHS.filter(({ name }) => bench.wants(name)).map((growth) => growthRow(bench, growth)),
  ],
};

function programRow(bench: Bench): Row {
  const chance = seededChance(5);
  const positions = SMALL_RACKS.map((rack) => someTable(bench.words, { ...SMALL, rack }, chance));
  const ours = (position: TurnStart): number => points(bench, position);
  const theirs = (position: TurnStart): number => programPoints(position, bench.lexicon);
  for (const position of positions) mustAgree(PROGRAM, ours(position), theirs(position));
  const race = raced([solving('graph', positions, ours), solving('HiGHS', positions, theirs)], bench.effort);
  const speed = (name: string): string => amount(positions.length * speedIn(race, name), 'positions/s');
  const measured = `${speed('graph')} v ${speed('HiGHS')}`;
  return { name: PROGRAM, measured, ratio: timesFaster(race, 'graph', 'HiGHS'), aim: { atLeast: 50, stretch: 500 } };
}

function points({ lexicon }: Bench, position: TurnStart): number {
  return searched(position, lexicon, { budget: BUDGET }).turn?.points ?? 0;
}

function solving(name: string, positions: readonly TurnStart[], solve: (position: TurnStart) => number): Contender {
  return {
    name,
    work(count) {
      for (let times = 0; times < count; times++) for (const position of positions) solve(position);
    },
  };
}

/** The share of positions whose best turn is found and proven in time. */
function proofRow(bench: Bench, { name, jokers, within }: Proof): Row {
  const chance = seededChance(8);
  const positions = Array.from({ length: 10 * bench.effort.rounds }, (_, nth) => {
    const words = TABLES[nth % TABLES.length] as number;
    const longest = words > MANY_WORDS ? SHORT_WORD : TABLE_WORD;
    return someTable(bench.words, { words, rack: RACKS[nth % RACKS.length] as number, jokers, longest }, chance);
  });
  points(bench, positions[0] as TurnStart);
  const share = positions.filter((position) => isProvenWithin(bench, position, within)).length / positions.length;
  return {
    name,
    measured: `${Math.round(1000 * share) / 10} % of ${positions.length} positions v ${100 * WANTED} %`,
    ratio: share / WANTED,
    aim: { atLeast: ASKED / WANTED, stretch: 1 },
  };
}

function isProvenWithin({ lexicon }: Bench, position: TurnStart, milliseconds: number): boolean {
  const before = process.threadCpuUsage();
  const { proven } = searched(position, lexicon, { budget: BUDGET });
  const { user, system } = process.threadCpuUsage(before);
  return proven && (user + system) / 1000 <= milliseconds;
}

/** The middle of the steps: a count, not a time. */
function growthRow(bench: Bench, { name, small, large }: Growth): Row {
  const [few, many] = [stepsFor(bench, small), stepsFor(bench, large)];
  return {
    name,
    measured: `${amount(many, 'steps')} v ${amount(few, 'steps')}`,
    ratio: many / few,
    aim: { atMost: 4, stretch: null },
  };
}

function stepsFor({ words, lexicon, effort }: Bench, deal: Growth['small']): number {
  const chance = seededChance(9);
  const steps = Array.from({ length: 5 * effort.rounds }, () => {
    const position = someTable(words, { ...deal, jokers: 0, longest: TABLE_WORD }, chance);
    return searched(position, lexicon, { budget: BUDGET }).steps;
  });
  return median(steps);
}
