// Knows how long an expert takes for a whole turn of Dico.

import { box as dico } from '@boite/games/dico/game.ts';
import type { Books, DicoTypes } from '@boite/games/dico/types.ts';
import { act, begin, bestThought, type Chance, type Match, type Seat, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import type { Bench, Group } from './bench.ts';
import { median } from './measure.ts';
import { amount } from './report.ts';
import type { Row } from './row.ts';

const TURN = 'dico, a whole turn of an expert';
const MOST_MS = 50;
const SEATS = 4;
/** The first game opens the dictionary and warms the compiler up. */
const GAMES = 4;

export const dicoTurns: Group = {
  name: 'dico turns',
  run: (bench) => (bench.wants(TURN) ? [turnRow(bench)] : []),
};

/** All the decisions of a turn: the middle of those of whole games. */
function turnRow({ effort }: Bench): Row {
  const books = loadLibrary();
  const games = Array.from({ length: Math.min(GAMES, 1 + effort.rounds) }, (_, seed) => turnsOf(books, seededChance(seed)));
  const times = games.slice(1).flat();
  const ms = median(times);
  return {
    name: TURN,
    measured: `${amount(ms, 'ms')} v ${MOST_MS} ms, ${amount(Math.max(...times), 'ms')} at most`,
    ratio: ms / MOST_MS,
    aim: { atMost: 1, stretch: null },
  };
}

/** The processor's milliseconds of each turn of a game. */
function turnsOf(books: Books, chance: Chance): readonly number[] {
  const { game } = dico;
  const tools = { chance, now: 0, books };
  const options = game.readOptions({ sablier: null });
  if (options === null) throw new Error('Dico has no default options');
  let { match } = begin(game, { options, seating: { count: SEATS, youngest: null } }, tools);
  const times: number[] = [];
  let ms = 0;
  while (game.result(match.state) === null) {
    const step = decided(match, tools);
    ms += step.ms;
    match = step.match;
    if (!step.isNext) continue;
    times.push(ms);
    ms = 0;
  }
  return times;
}

interface Step {
  readonly match: Match<DicoTypes>;
  readonly ms: number;
  /** Whether the turn is over. */
  readonly isNext: boolean;
}

function decided(match: Match<DicoTypes>, tools: { chance: Chance; now: number; books: Books }): Step {
  const seat = dico.game.awaiting(match.state).seats[0] as Seat;
  const view = dico.game.view(match.state, seat);
  const before = process.threadCpuUsage();
  const action = bestThought(dico.bot.think({ view, seat, level: 'expert', ...tools }), () => false);
  const { user, system } = process.threadCpuUsage(before);
  const advance = act(match, { seat, step: match.step, action }, tools);
  if ('refusal' in advance) throw new Error(`a machine was refused: ${JSON.stringify(advance.refusal)}`);
  return { match: advance.match, ms: (user + system) / 1000, isNext: advance.facts.some(({ kind }) => kind === 'turn') };
}
