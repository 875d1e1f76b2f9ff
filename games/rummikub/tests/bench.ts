// How fast the best turn is found, beside an integer program, how often it is proven, and what a larger table or rack costs.

import { seededChance } from '@boite/kernel';
import {
  amount,
  type BenchGroup,
  type BenchRow,
  type BenchSetting,
  duelRow,
  growthRow,
  median,
  mustAgree,
  through,
  timed,
} from '@boite/tools/bench';
import { searched } from '../bot/solver.ts';
import type { TurnStart } from '../rules/play.ts';
import { someTable } from './bench/positions.ts';
import { programPoints } from './bench/program.ts';

const PROGRAM_ROW = 'rummikub v HiGHS';
/** Two short words: the program takes a second for them, and minutes for three. */
const PROGRAM_TABLE = { words: 2, jokers: 0, longest: 4 };
const PROGRAM_RACKS = [3, 4, 5];

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
const SHARE_WANTED = 0.99;
const SHARE_ASKED = 0.95;
/** Words on the table, and tiles on the rack. */
const PROOF_TABLES = [2, 3, 4, 6, 8, 10, 12, 15, 18, 20];
const PROOF_RACKS = [7, 9, 11, 14];

interface TableGrowth {
  readonly name: string;
  readonly small: { readonly words: number; readonly rack: number };
  readonly large: { readonly words: number; readonly rack: number };
}

const TABLE_GROWTHS: readonly TableGrowth[] = [
  { name: 'growth: rummikub, 5 to 40 table words, steps', small: { words: 5, rack: 7 }, large: { words: 40, rack: 7 } },
  { name: 'growth: rummikub, rack of 7 to 14, steps', small: { words: 5, rack: 7 }, large: { words: 5, rack: 14 } },
];
const STEPS_ALLOWED = { budget: 1_000_000 };
const TABLE_WORD = 8;
/** Twenty longer words would not leave a rack in the box. */
const MANY_WORDS = 10;
const SHORT_WORD = 5;

const bestTurnGroup: BenchGroup = {
  name: 'rummikub',
  rows: [PROGRAM_ROW, ...PROOFS.map(({ name }) => name), ...TABLE_GROWTHS.map(({ name }) => name)],
  run: (bench) => [
    ...(bench.wants(PROGRAM_ROW) ? [programRow(bench)] : []),
    ...PROOFS.filter(({ name }) => bench.wants(name)).map((proof) => proofRow(bench, proof)),
    ...TABLE_GROWTHS.filter(({ name }) => bench.wants(name)).map((growth) => tableGrowthRow(bench, growth)),
  ],
};

function programRow(bench: BenchSetting): BenchRow {
  const chance = seededChance(5);
  const positions = PROGRAM_RACKS.map((rack) => someTable(bench.words, { ...PROGRAM_TABLE, rack }, chance));
  const ours = (position: TurnStart): number => pointsFound(bench, position);
  const theirs = (position: TurnStart): number => programPoints(position, bench.lexicon);
  for (const position of positions) mustAgree(PROGRAM_ROW, ours(position), theirs(position));
  const contenders = { ours: through('graph', positions, ours), theirs: through('HiGHS', positions, theirs) };
  const told = (speed: number): string => amount(positions.length * speed, 'positions/s');
  return duelRow(PROGRAM_ROW, { ...contenders, told, aim: { atLeast: 50, stretch: 500 } }, bench.effort);
}

function pointsFound({ lexicon }: BenchSetting, position: TurnStart): number {
  return searched(position, lexicon, STEPS_ALLOWED).turn?.points ?? 0;
}

/** The share of positions whose best turn is found and proven in time. */
function proofRow(bench: BenchSetting, { name, jokers, within }: Proof): BenchRow {
  const chance = seededChance(8);
  const positions = Array.from({ length: 10 * bench.effort.rounds }, (_, nth) => {
    const words = PROOF_TABLES[nth % PROOF_TABLES.length] as number;
    const longest = words > MANY_WORDS ? SHORT_WORD : TABLE_WORD;
    return someTable(bench.words, { words, rack: PROOF_RACKS[nth % PROOF_RACKS.length] as number, jokers, longest }, chance);
  });
  pointsFound(bench, positions[0] as TurnStart);
  const share = positions.filter((position) => isProvenWithin(bench, position, within)).length / positions.length;
  return {
    name,
    measured: `${Math.round(1000 * share) / 10} % of ${positions.length} positions v ${100 * SHARE_WANTED} %`,
    ratio: share / SHARE_WANTED,
    aim: { atLeast: SHARE_ASKED / SHARE_WANTED, stretch: 1 },
  };
}

function isProvenWithin({ lexicon }: BenchSetting, position: TurnStart, milliseconds: number): boolean {
  const { ms, result } = timed(() => searched(position, lexicon, STEPS_ALLOWED));
  return result.proven && ms <= milliseconds;
}

function tableGrowthRow(bench: BenchSetting, { name, small, large }: TableGrowth): BenchRow {
  return growthRow(name, { few: middleSteps(bench, small), many: middleSteps(bench, large), unit: 'steps', atMost: 4 });
}

function middleSteps({ words, lexicon, effort }: BenchSetting, deal: TableGrowth['small']): number {
  const chance = seededChance(9);
  const steps = Array.from({ length: 5 * effort.rounds }, () => {
    const position = someTable(words, { ...deal, jokers: 0, longest: TABLE_WORD }, chance);
    return searched(position, lexicon, STEPS_ALLOWED).steps;
  });
  return median(steps);
}

export default [bestTurnGroup] satisfies readonly BenchGroup[];
