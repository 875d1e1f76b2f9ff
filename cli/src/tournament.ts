// Knows how machines play whole games against each other, through the door that everyone uses.

import {
  type Advance,
  act,
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

export interface Tournament {
  readonly box: GameBox<GameTypes>;
  readonly books: object;
  /** What the tables agree on. */
  readonly options: object;
  /** The strength of each player. */
  readonly levels: readonly Level[];
  readonly games: number;
  readonly seed: number;
}

/** What a tournament showed, players in the order of `levels`. */
export interface Tally {
  /** Games won; a win shared by two counts a half for each. */
  readonly wins: readonly number[];
  readonly meanScores: readonly number[];
  /** Turns a game. */
  readonly turns: number;
  readonly msPerDecision: number;
}

/** One game of a tournament. */
interface Table {
  readonly box: GameBox<GameTypes>;
  readonly books: object;
  readonly options: object;
  /** The strength of each seat. */
  readonly seated: readonly Level[];
  /** The luck of the game, and that of the machines: they cannot guess the one from the other. */
  readonly deal: Chance;
  readonly whims: Chance;
}

interface Course {
  readonly result: Result;
  readonly turns: number;
  readonly decisions: number;
  readonly ms: number;
}

/** No game needs as many decisions: a machine that goes on for ever is a bug. */
const ENDLESS = 100_000;

export function tally(tournament: Tournament): Tally {
  const { games, levels } = tournament;
  const wins = levels.map(() => 0);
  const scores = levels.map(() => 0);
  const sums = { turns: 0, decisions: 0, ms: 0 };
  // A game that does not count: the first thoughts open the dictionaries, and would be told as slow.
  played(tableFor(tournament, 0));
  for (let number = 0; number < games; number++) {
    const course = played(tableFor(tournament, number));
    levels.forEach((_, player) => {
      const seat = seatOf(player, number, levels.length);
      wins[player] = (wins[player] as number) + shareOfWin(course.result, seat);
      scores[player] = (scores[player] as number) + scoreOf(course.result, seat);
    });
    sums.turns += course.turns;
    sums.decisions += course.decisions;
    sums.ms += course.ms;
  }
  return {
    wins,
    meanScores: scores.map((score) => score / games),
    turns: sums.turns / games,
    msPerDecision: sums.ms / Math.max(1, sums.decisions),
  };
}

/** Players move one seat on after each game, so that nobody always begins. */
function seatOf(player: number, number: number, count: number): Seat {
  return (player + number) % count;
}

function tableFor({ box, books, options, levels, seed }: Tournament, number: number): Table {
  const count = levels.length;
  const seated = levels.map((_, seat) => levels[(seat + count - (number % count)) % count] as Level);
  // The golden ratio in 32 bits keeps the games of neighbouring seeds apart.
  const own = (Math.imul(seed, 0x9e3779b1) + number) >>> 0;
  return { box, books, options, seated, deal: seededChance(own), whims: seededChance(~own) };
}

function played(table: Table): Course {
  const { game } = table.box;
  const opening = { options: table.options, seating: { count: table.seated.length, youngest: null } };
  let { match, facts } = begin(game, opening, { chance: table.deal, now: 0, books: table.books });
  let turns = turnsIn(facts);
  let ms = 0;
  for (let decisions = 0; decisions < ENDLESS; decisions++) {
    const result = game.result(match.state);
    if (result !== null) return { result, turns, decisions, ms };
    const step = decided(table, match);
    ms += step.ms;
    ({ match, facts } = step.advance);
    turns += turnsIn(facts);
  }
  throw new Error(`a game of ${game.id} does not end`);
}

/** A machine's answer from its view, judged as anyone's. The clock stands still: thoughts come to their end. */
function decided(table: Table, match: Match<GameTypes>): { readonly advance: Advance<GameTypes>; readonly ms: number } {
  const { box, books, seated } = table;
  const seat = box.game.awaiting(match.state).seats[0] as Seat;
  const view = box.game.view(match.state, seat);
  const started = performance.now();
  const thoughts = box.bot.think({ view, seat, level: seated[seat] as Level, books, chance: table.whims });
  const action = bestThought(thoughts, () => false);
  const ms = performance.now() - started;
  const advance = act(match, { seat, step: match.step, action }, { chance: table.deal, now: 0, books });
  if ('refusal' in advance) throw new Error(`a machine was refused: ${JSON.stringify({ action, ...advance })}`);
  return { advance, ms };
}

function turnsIn(facts: Advance<GameTypes>['facts']): number {
  return facts.filter(({ kind }) => kind === 'turn').length;
}

function shareOfWin({ ranking }: Result, seat: Seat): number {
  const winners = ranking.filter(({ rank }) => rank === 1);
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0;
}

function scoreOf({ ranking }: Result, seat: Seat): number {
  return ranking.find((line) => line.seat === seat)?.score ?? 0;
}
