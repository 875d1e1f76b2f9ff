// The command `boite ladder`: each level plays the one below, and what came of it is counted.

import { gameNamed, shelf } from '@boite/games';
import { type GameBox, type GameTypes, LEVELS, type Level } from '@boite/kernel';
import { asTyped, Misuse, tableLines } from '@boite/kernel/command';
import { loadLibrary } from '@boite/language/node';
import { type Command, sortedArgs, YES } from './command.ts';
import { printJson, printLine } from './output.ts';
import { HIGHEST_SEED, MOST_GAMES, readSeries, type Series, toDecimals } from './series.ts';
import { scoreOf, shareOfWin, type Tournament, tournamentGames } from './tournament.ts';

const LADDER_IDS = shelf().map(({ game }) => game.id);

const LADDER_USAGE = `boite ladder [GAME] [--games 100] [--seed 1] [--json]

Lets neighbouring levels play whole games between two, the weakest pair first: ${LEVELS.join(', ')}.
They change seats after each game. The same seed gives the same games.

  GAME      ${LADDER_IDS.join(', ')}; all of them unless told
  --games   for each pair, from 1 to ${MOST_GAMES}
  --seed    from 0 to ${HIGHEST_SEED}
  --json    one JSON value a game: {"game", "levels", "pairs": [{"stronger", "weaker", "games", "wins", "draws", "points",
            "turns", "ms": {"p50", "p99", "max"}}]}

wins are those of the stronger, draws are games that both won, points the mean of the stronger and of the weaker, turns the mean
of a game, ms the processor time of one decision of either; only ms changes from one run to the next. Without --json the
share of games won is told, draws halved, and some words that each level said.`;

export const command: Command = {
  summary: 'each level of the machines plays the one below',
  usage: () => LADDER_USAGE,
  async run(args) {
    const given = sortedArgs(args, LADDER_FLAGS);
    if (given instanceof Misuse) return given;
    const boxes = readBoxes(given.positionals);
    if (boxes instanceof Misuse) return boxes;
    const series = readSeries(given.values as { games: string; seed: string });
    if (series instanceof Misuse) return series;
    for (const box of boxes) await printLadder(box, series, given.values.json === true);
    return YES;
  },
};

const LADDER_FLAGS = {
  json: { type: 'boolean' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
} as const;

function readBoxes(names: readonly string[]): readonly GameBox<GameTypes>[] | Misuse {
  if (names.length > 1) return new Misuse(`which game? one of ${LADDER_IDS.join(', ')}`);
  const [name] = names;
  if (name === undefined) return shelf();
  const box = gameNamed(name);
  return box === null ? new Misuse(`unknown game ${asTyped(name)}; there is ${LADDER_IDS.join(', ')}`) : [box];
}

/** What two neighbouring levels came to. */
interface PairTold {
  readonly stronger: Level;
  readonly weaker: Level;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly points: readonly [number, number];
  readonly turns: number;
  readonly ms: { readonly p50: number; readonly p99: number; readonly max: number };
}

interface PairPlayed {
  readonly told: PairTold;
  /** What each of both said. */
  readonly said: readonly [readonly string[], readonly string[]];
}

async function printLadder(box: GameBox<GameTypes>, series: Series, json: boolean): Promise<void> {
  const bot = await box.bot();
  const pairs = LEVELS.slice(1).map((stronger, at) => pairPlayed({ box, bot }, [stronger, LEVELS[at] as Level], series));
  const told = pairs.map((pair) => pair.told);
  if (json) await printJson({ game: box.game.id, levels: LEVELS, pairs: told });
  else await printLine([`${box.game.id}: seed ${series.seed}`, ...pairTable(told), ...pairs.map(wordsTold)].join('\n'));
}

/** Two players, the options of a first choice. */
function pairPlayed(material: Pick<Tournament, 'box' | 'bot'>, levels: readonly [Level, Level], series: Series): PairPlayed {
  const options = material.box.game.readOptions({}) as object;
  const sums = { wins: 0, draws: 0, turns: 0, points: [0, 0] as [number, number] };
  const times: number[] = [];
  const said: [string[], string[]] = [[], []];
  for (const { course, seats } of tournamentGames({ ...material, options, levels, ...series, books: loadLibrary() })) {
    const [own, other] = seats as readonly [number, number];
    const share = shareOfWin(course.result, own);
    if (share === 1) sums.wins++;
    else if (share > 0) sums.draws++;
    sums.turns += course.turns;
    sums.points = [sums.points[0] + scoreOf(course.result, own), sums.points[1] + scoreOf(course.result, other)];
    times.push(...course.times);
    said[0].push(...(course.said[own] ?? []));
    said[1].push(...(course.said[other] ?? []));
  }
  const { games } = series;
  const [stronger, weaker] = levels;
  return {
    said,
    told: {
      ...{ stronger, weaker, games, wins: sums.wins, draws: sums.draws },
      points: [toDecimals(sums.points[0] / games, 2), toDecimals(sums.points[1] / games, 2)],
      turns: toDecimals(sums.turns / games, 2),
      ms: quantiles(times),
    },
  };
}

function quantiles(times: readonly number[]): PairTold['ms'] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => toDecimals(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0, 2);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

function pairTable(pairs: readonly PairTold[]): readonly string[] {
  const rows = pairs.map(({ stronger, weaker, games, wins, draws, points, turns, ms }) => [
    `${stronger} v ${weaker}`,
    `${((100 * (wins + draws / 2)) / games).toFixed(1)} %`,
    `${wins}–${games - wins - draws}, ${draws} drawn`,
    points.map((mean) => mean.toFixed(1)).join(' v '),
    turns.toFixed(1),
    `${ms.p50.toFixed(1)}, ${ms.p99.toFixed(0)}, ${ms.max.toFixed(0)}`,
  ]);
  return tableLines([['pair', 'won', 'games', 'points', 'turns', 'ms: p50, p99, max'], ...rows]);
}

const WORDS_TOLD = 12;

/** Some of the words of the stronger, from the whole series, and how long they are. */
function wordsTold({ told: { stronger }, said: [own] }: PairPlayed): string {
  if (own.length === 0) return `${stronger}: no score sheet tells what is said`;
  const some = Array.from({ length: WORDS_TOLD }, (_, nth) => own[Math.floor((nth * own.length) / WORDS_TOLD)]);
  const lengths = own.map(({ length }) => length);
  const alike = [...Map.groupBy(lengths, (length) => length).values()];
  const commonest = Math.max(...alike.map(({ length }) => length));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / own.length;
  const share = Math.round((100 * commonest) / own.length);
  return `${stronger}: ${own.length} said, ${mean.toFixed(1)} letters (${share} % of one length): ${[...new Set(some)].join(', ')}`;
}
