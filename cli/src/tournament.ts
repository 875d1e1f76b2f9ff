// Machines play whole games against each other, through the door that everyone uses.

import {
  act,
  type Bot,
  begin,
  bestThought,
  type Chance,
  type GameBox,
  type GameTypes,
  type Level,
  type Match,
  type Result,
  type Seat,
  seededChance,
} from '@boite/kernel';

/** What a game is played with. */
interface Material {
  readonly box: GameBox<GameTypes>;
  readonly bot: Bot<GameTypes>;
  readonly books: object;
  /** What the tables agree on. */
  readonly options: object;
}

export interface Tournament extends Material {
  /** The strength of each player. */
  readonly levels: readonly Level[];
  readonly games: number;
  readonly seed: number;
}

/** What a tournament showed, players in the order of `levels`. */
export interface TournamentTally {
  /** Games won; a win shared by two counts a half for each. */
  readonly wins: readonly number[];
  readonly meanScores: readonly number[];
  /** Turns a game. */
  readonly turns: number;
  readonly msPerDecision: number;
}

/** One game of a tournament. */
interface OneGame extends Material {
  /** The strength of each seat. */
  readonly seated: readonly Level[];
  /** The luck of the game, and that of the machines: they cannot guess the one from the other. */
  readonly deal: Chance;
  readonly whims: Chance;
}

interface PlayedGame {
  readonly result: Result;
  readonly turns: number;
  /** Processor time of each decision, in milliseconds. */
  readonly times: readonly number[];
  /** What each seat said, as far as a score sheet tells. */
  readonly said: readonly (readonly string[])[];
}

/** A game of a tournament once it is over, and the seat that each player had. */
export interface TournamentGame {
  readonly course: PlayedGame;
  readonly seats: readonly Seat[];
}

/** In a millisecond. */
const MICROSECONDS = 1_000;

/** No game needs as many decisions: a machine that goes on for ever is a bug. */
const ENDLESS = 100_000;

export function tournamentTally(tournament: Tournament): TournamentTally {
  const { games, levels } = tournament;
  const wins = levels.map(() => 0);
  const scores = levels.map(() => 0);
  const sums = { turns: 0, decisions: 0, ms: 0 };
  // A game that does not count: the first thoughts open the dictionaries, and would be told as slow.
  playedOut(gameFor(tournament, 0));
  for (const { course, seats } of tournamentGames(tournament)) {
    seats.forEach((seat, player) => {
      wins[player] = (wins[player] as number) + shareOfWin(course.result, seat);
      scores[player] = (scores[player] as number) + scoreOf(course.result, seat);
    });
    sums.turns += course.turns;
    sums.decisions += course.times.length;
    sums.ms += course.times.reduce((sum, ms) => sum + ms, 0);
  }
  return {
    wins,
    meanScores: scores.map((score) => score / games),
    turns: sums.turns / games,
    msPerDecision: sums.ms / Math.max(1, sums.decisions),
  };
}

/** The games of a tournament, one after the other. */
export function* tournamentGames(tournament: Tournament): Generator<TournamentGame, void, void> {
  const { games, levels } = tournament;
  for (let number = 0; number < games; number++) {
    const seats = levels.map((_, player) => seatOf(player, number, levels.length));
    yield { course: playedOut(gameFor(tournament, number)), seats };
  }
}

/** Players move one seat on after each game, so that nobody always begins. */
function seatOf(player: number, number: number, count: number): Seat {
  return (player + number) % count;
}

function gameFor({ box, bot, books, options, levels, seed }: Tournament, number: number): OneGame {
  const count = levels.length;
  const seated = levels.map((_, seat) => levels[(seat + count - (number % count)) % count] as Level);
  // The golden ratio in 32 bits keeps the games of neighbouring seeds apart.
  const own = (Math.imul(seed, 0x9e3779b1) + number) >>> 0;
  return { box, bot, books, options, seated, deal: seededChance(own), whims: seededChance(~own) };
}

function playedOut(table: OneGame): PlayedGame {
  const { game } = table.box;
  const opening = { options: table.options, seating: { count: table.seated.length, youngest: null } };
  let { match } = begin(game, opening, { chance: table.deal, now: 0, books: table.books });
  let turn: unknown;
  let turns = 0;
  const times: number[] = [];
  while (times.length < ENDLESS) {
    const result = game.result(match.state);
    if (result !== null) return { result, turns, times, said: wordsSaid(game.view(match.state, 0), table.seated.length) };
    const step = decidedBy(table, match);
    times.push(step.ms);
    if (step.turn !== null && step.turn !== turn) turns++;
    turn = step.turn ?? turn;
    match = step.match;
  }
  throw new Error(`a game of ${game.id} does not end`);
}

interface PlayedStep {
  readonly match: Match<GameTypes>;
  /** Which turn it belonged to; null when it was nobody's turn. */
  readonly turn: unknown;
  readonly ms: number;
}

/** A machine's answer from its view, judged as anyone's. The clock stands still: thoughts come to their end. */
function decidedBy(table: OneGame, match: Match<GameTypes>): PlayedStep {
  const { box, bot, books, seated } = table;
  const awaited = box.game.awaiting(match.state).seats;
  const seat = awaited[0] as Seat;
  const view = box.game.view(match.state, seat);
  const started = process.threadCpuUsage();
  const thoughts = bot.think({ view, seat, level: seated[seat] as Level, books, chance: table.whims });
  const action = bestThought(thoughts, () => false);
  const { user, system } = process.threadCpuUsage(started);
  const ms = (user + system) / MICROSECONDS;
  const advance = act(match, { seat, step: match.step, action }, { chance: table.deal, now: 0, books });
  if ('refusal' in advance) throw new Error(`a machine was refused: ${JSON.stringify({ action, ...advance })}`);
  return { match: advance.match, turn: turnShown(view, awaited), ms };
}

/** The turn that a view shows: its number, else the seat that has it. While others are awaited, nobody's turn begins. */
function turnShown(view: { turn?: unknown; turnNumber?: unknown }, [seat, ...others]: readonly Seat[]): unknown {
  const { turn, turnNumber = turn } = view;
  return others.length === 0 && seat === turn ? turnNumber : null;
}

/** A line of a score sheet, whatever the game: a word, words, or what rebuses say. */
interface ToldLine {
  readonly seat: Seat;
  readonly word?: string | null;
  readonly words?: readonly string[] | null;
  readonly texts?: readonly string[] | null;
}

function wordsSaid({ sheet = [] }: { sheet?: readonly ToldLine[] }, seats: number): readonly (readonly string[])[] {
  const own = (seat: Seat) => sheet.filter((line) => line.seat === seat);
  const wordsOf = ({ word, words, texts }: ToldLine) => [...(word ? [word] : []), ...(words ?? []), ...(texts ?? [])];
  return Array.from({ length: seats }, (_, seat) => own(seat).flatMap(wordsOf));
}

export function shareOfWin({ ranking }: Result, seat: Seat): number {
  const winners = ranking.filter(({ rank }) => rank === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}

export function scoreOf({ ranking }: Result, seat: Seat): number {
  return ranking.find((line) => line.seat === seat)?.score ?? 0;
}
