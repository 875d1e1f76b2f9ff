// The command `boite simulate`: machines play, and the results are counted.

import { gameNamed, shelf } from '@boite/games';
import { type Game, type GameBox, type GameTypes, LEVELS, type Level, seatsFor } from '@boite/kernel';
import { asTyped, Misuse, tableLines } from '@boite/kernel/command';
import { loadLibrary } from '@boite/language/node';
import { type Command, sortedArgs, YES } from './command.ts';
import { optionFlags, optionsHelp, readGameOptions } from './game-options.ts';
import { printJson, printLine } from './output.ts';
import { HIGHEST_SEED, MOST_GAMES, readSeries, toDecimals } from './series.ts';
import { type Tournament, type TournamentTally, tournamentTally } from './tournament.ts';

const GAME_IDS = shelf().map(({ game }) => game.id);

const SIMULATE_USAGE = `boite simulate GAME --seats LEVEL,LEVEL[,…] [--games 100] [--seed 1] [--OPTION VALUE …] [--json]

Lets machines play whole games, by the same rules and the same door as people. Players move one seat on after each
game. The same seed gives the same games.

  GAME      ${GAME_IDS.join(', ')}
  --seats   a level for each player: ${LEVELS.join(', ')}
  --games   from 1 to ${MOST_GAMES}
  --seed    from 0 to ${HIGHEST_SEED}
  --json    one JSON value: {"game", "seats", "games", "seed", "wins", "meanScores", "turns", "msPerDecision"}

wins and meanScores are in the order of --seats. A win shared by two players counts a half for each. turns is the mean
number of turns a game. Only msPerDecision changes from one run to the next.

Each game has options of its own, at their default unless told:
${shelf().map(optionsHelp).join('\n')}`;

export const command: Command = {
  summary: 'machines play games against each other',
  usage: () => SIMULATE_USAGE,
  async run(args) {
    const box = readGame(args);
    if (box instanceof Misuse) return box;
    const given = sortedArgs(args, { ...optionFlags(box), ...OWN_FLAGS });
    if (given instanceof Misuse) return given;
    const more = given.positionals.find((name) => name !== box.game.id);
    if (more !== undefined || given.positionals.length > 1) return new Misuse(`which game? one of ${GAME_IDS.join(', ')}`);
    const tournament = await readTournament(box, given.values as TypedTournament);
    if (tournament instanceof Misuse) return tournament;
    await printReport(tournament, given.values.json === true);
    return YES;
  },
};

const OWN_FLAGS = {
  json: { type: 'boolean' },
  seats: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
} as const;

/** What was typed; besides these, options of the game. */
interface TypedTournament {
  readonly [option: string]: string | boolean | undefined;
  readonly seats?: string | undefined;
  readonly games: string;
  readonly seed: string;
}

async function readTournament(box: GameBox<GameTypes>, asked: TypedTournament): Promise<Tournament | Misuse> {
  const options = readGameOptions(box, asked);
  if (options instanceof Misuse) return options;
  const levels = readLevels(asked.seats, box.game, options);
  if (levels instanceof Misuse) return levels;
  const series = readSeries(asked);
  return series instanceof Misuse ? series : { box, bot: await box.bot(), options, levels, ...series, books: loadLibrary() };
}

/** The name of a game, else the first word that is neither an option nor its value. */
function readGame(args: readonly string[]): GameBox<GameTypes> | Misuse {
  const first = args.find((argument, at) => !argument.startsWith('-') && !args[at - 1]?.startsWith('--'));
  const name = args.find((argument) => GAME_IDS.includes(argument)) ?? first;
  if (name === undefined) return new Misuse(`which game? one of ${GAME_IDS.join(', ')}`);
  return gameNamed(name) ?? new Misuse(`unknown game ${asTyped(name)}; there is ${GAME_IDS.join(', ')}`);
}

function readLevels(text: string | undefined, game: Game<GameTypes>, options: object): readonly Level[] | Misuse {
  if (text === undefined) return new Misuse('who plays? --seats expert,debutant');
  const names = text.split(',').map(plainLevel);
  const stranger = names.find((name) => !isLevel(name));
  if (stranger !== undefined) return new Misuse(`unknown level ${asTyped(stranger)}; there is ${LEVELS.join(', ')}`);
  const { min, max } = seatsFor(game, options);
  if (names.length < min || names.length > max)
    return new Misuse(`${game.id} is played ${min === max ? `by ${min}` : `by ${min} to ${max}`}, not ${names.length}`);
  return names.filter(isLevel);
}

/** « Débutant » is debutant. */
function plainLevel(name: string): string {
  return name.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

async function printReport(tournament: Tournament, json: boolean): Promise<void> {
  const counted = tournamentTally(tournament);
  await (json ? printJson(tournamentTold(tournament, counted)) : printLine(tournamentLines(tournament, counted)));
}

function tournamentTold({ box, levels, games, seed }: Tournament, { wins, meanScores, turns, msPerDecision }: TournamentTally) {
  return {
    game: box.game.id,
    seats: levels,
    games,
    seed,
    wins: wins.map((won) => toDecimals(won, 4)),
    meanScores: meanScores.map((score) => toDecimals(score, 2)),
    turns: toDecimals(turns, 2),
    msPerDecision: toDecimals(msPerDecision, 4),
  };
}

function tournamentLines(
  { box, levels, games, seed }: Tournament,
  { wins, meanScores, turns, msPerDecision }: TournamentTally,
): string {
  const lines = levels.map((level, player) => [level, (wins[player] ?? 0).toFixed(1), (meanScores[player] ?? 0).toFixed(1)]);
  return [
    `${box.game.id}: ${games} games, seed ${seed}, ${turns.toFixed(1)} turns a game, ${msPerDecision.toFixed(3)} ms a decision`,
    ...tableLines([['level', 'wins', 'mean score'], ...lines]),
  ].join('\n');
}
