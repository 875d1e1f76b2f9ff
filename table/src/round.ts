// Knows one game being played at a table: its match, the log it comes from, and what each viewer sees and is told.

import {
  type Advance,
  begin,
  type GameBox,
  type GameTypes,
  isTakenBack,
  type Match,
  mayTakeBack,
  type Result,
  replayed,
  type Seat,
  type Seating,
  standingFacts,
  type TakenBack,
  type Tools,
  type Viewer,
} from '@boite/kernel';
import type { Told, ToldBefore } from '@boite/protocol';
import { FactLog } from './fact-log.ts';
import type { Progress, StoredFact, StoredGame } from './store.ts';

export type Box = GameBox<GameTypes>;

/** A value: going on makes a new one. */
export interface Round {
  readonly box: Box;
  readonly about: StoredGame;
  readonly match: Match<GameTypes>;
  readonly log: FactLog;
}

export interface RoundOpening {
  readonly id: string;
  readonly code: string;
  readonly names: readonly string[];
  readonly options: object;
  readonly seating: Seating;
}

export function begunRound(box: Box, opening: RoundOpening, tools: Tools<object>): Round {
  const advance = begin(box.game, opening, tools);
  const { id, code, names } = opening;
  const about = { id, code, names, game: box.game.id, awaiting: [], over: false, at: tools.now };
  return gone({ box, about, log: FactLog.EMPTY }, advance, tools.now);
}

export function reloadedRound(box: Box, about: StoredGame, facts: readonly StoredFact[]): Round {
  return { box, about, match: replayed(box.game, factsIn(facts)), log: FactLog.of(facts) };
}

/** The round after an advance of its match. `at` is by the clock. */
export function gone(round: Omit<Round, 'match'>, advance: Advance<GameTypes>, at: number): Round {
  const { game, state } = advance.match;
  const log = round.log.with(advance.facts.map((fact) => ({ at, fact })));
  const result = game.result(state);
  const about = { ...round.about, awaiting: game.awaiting(state).seats, over: result !== null, ...wonBy(result), at };
  return { box: round.box, about, match: advance.match, log };
}

/** Nobody wins alone, nor all together. */
function wonBy(result: Result | null): Pick<StoredGame, 'winners'> {
  if (result === null) return {};
  const isWon = result.ranking.some(({ rank }) => rank > 1);
  return { winners: isWon ? result.ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat) : [] };
}

/** The round after a person's move. */
export function movedBy(seat: Seat, round: Round, next: Round): Round {
  return { ...next, about: { ...next.about, last: { seat, from: round.log.length } } };
}

/** Who may ask to take the last move back: whoever made it, as long as nothing hidden has been shown since. */
export function lastMoveOf({ match, log, about }: Round): Seat | null {
  if (about.last === undefined || about.over) return null;
  return mayTakeBack(match.game, factsIn(log.since(about.last.from))) ? about.last.seat : null;
}

/** The round as it was before the last move, which stays written. */
export function roundTakenBack(round: Round, at: number): Round {
  const { box, about } = round;
  const takenBack: TakenBack = { kind: 'taken-back', to: about.last?.from ?? round.log.length };
  const log = round.log.with([{ at, fact: takenBack }]);
  const match = replayed(box.game, factsIn(log.since(0)));
  return gone({ box, about: { ...about, last: undefined }, log }, { match, facts: [] }, at);
}

function factsIn(written: readonly StoredFact[]): readonly StoredFact['fact'][] {
  return written.map(({ fact }) => fact);
}

/** Whether something was taken back after the first `from` facts. */
export function isTakenBackSince(from: number, { log }: Round): boolean {
  return log.since(from).some(({ fact }) => isTakenBack(fact));
}

/** What has to be kept for a round to be found again as it is, when its first `from` facts are kept already. */
export function progressSince(from: number, round: Round): Progress {
  return { game: round.about, from, facts: round.log.since(from) };
}

export function roundView({ match }: Round, viewer: Viewer): object {
  return match.game.view(match.state, viewer);
}

/** What a viewer is told of the facts after the first `from` ones; of those taken back, nothing any more. */
export function toldSince(from: number, { match, log }: Round, viewer: Viewer): readonly Told[] {
  const written = log.since(from);
  return standingFacts<StoredFact['fact']>(factsIn(written)).flatMap(({ fact, step }) => {
    const news = match.game.reveal(fact, viewer);
    return news === null ? [] : [{ step: from + step, at: written[step - 1]?.at ?? 0, news }];
  });
}

/** How many news are told at a time to whoever comes into a game or asks for earlier ones. */
const MOST_TOLD = 120;

/** The latest of what a viewer was told before some fact; whoever wants to know more asks again. */
export function lastTold(round: Round, viewer: Viewer, before = Infinity): ToldBefore {
  const told = toldSince(0, round, viewer).filter(({ step }) => step < before);
  return { told: told.slice(-MOST_TOLD), hasEarlier: told.length > MOST_TOLD };
}

export function deadlineOf({ match }: Round): number | null {
  return match.game.awaiting(match.state).deadline;
}
