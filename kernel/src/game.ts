// Knows what a game is: actions are checked and decided into facts, and the facts alone make the state.

import type { Chance } from './chance.ts';
import type { Seat, Seating, Viewer } from './seats.ts';

/** The vocabulary of one game. Every type in it survives JSON. */
export interface GameTypes {
  /** What the table agreed on before the game. */
  Options: object;
  /** What a player asks to do. */
  Action: { readonly kind: string };
  /** Why an action cannot be done, with what is needed to explain it. */
  Refusal: { readonly code: string };
  /** What happened, whole: secrets included. Kept for ever on the server. */
  Fact: { readonly kind: string };
  /** What a viewer is told of a fact. */
  News: { readonly kind: string };
  /** Everything that is true of a game in progress. */
  State: object;
  /** What one viewer can see of it. */
  View: object;
  /** The dictionaries the rules consult. */
  Books: object;
}

/** The same, from the eight types of a game in their order. */
export interface Vocabulary<
  Options extends object,
  Action extends { readonly kind: string },
  Refusal extends { readonly code: string },
  Fact extends { readonly kind: string },
  News extends { readonly kind: string },
  State extends object,
  View extends object,
  Books extends object,
> extends GameTypes {
  Options: Options;
  Action: Action;
  Refusal: Refusal;
  Fact: Fact;
  News: News;
  State: State;
  View: View;
  Books: Books;
}

/** What the rules may use besides the state. */
export interface Tools<Books> {
  readonly chance: Chance;
  /** Milliseconds since 1970, from the clock that decides. */
  readonly now: number;
  readonly books: Books;
}

/** Whom the game waits for. */
export interface Awaiting {
  /** Several seats when answers are simultaneous; none when the game is over. */
  readonly seats: readonly Seat[];
  /** Seats that may act although nobody waits for them; none unless told. */
  readonly welcome?: readonly Seat[];
  /** Awaited seats that are acted for when they are away: the sand does not wait for them; none unless told. */
  readonly replaceable?: readonly Seat[];
  /** When `expire` must be asked, in milliseconds since 1970; null without a clock. */
  readonly deadline: number | null;
  /** Changes whenever something happened that an action composed before it could not know. */
  readonly decision: number;
}

/** How a game ended. Equal ranks are shared. */
export interface Result {
  readonly reason: string;
  readonly ranking: readonly { readonly seat: Seat; readonly rank: number; readonly score: number }[];
}

/** How many may play. */
export interface SeatCount {
  readonly min: number;
  readonly max: number;
}

/** What a vote has accepted against the arbitre. */
export interface PrecedentMade {
  /** As the rules know it. */
  readonly key: string;
  /** As people read it. */
  readonly text: string;
}

/** Options of a game whose rules know precedents: their keys. */
export interface PrecedentOptions {
  readonly precedents?: readonly string[];
}

export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly seats: SeatCount;
  /** How many may play with some options, where that depends on them. */
  seatsWith?(options: T['Options']): SeatCount;
  /** Whether bots do not sit with some options: only people can judge what they ask. */
  isForPeopleAlone?(options: T['Options']): boolean;
  /** Whether its rules tell juniors apart. */
  readonly hasJuniors?: boolean;

  /** The options in full, missing ones at their default; null when malformed. */
  readOptions(raw: unknown): T['Options'] | null;
  /** The shape of an action only; null when malformed. */
  readAction(raw: unknown): T['Action'] | null;

  setup(options: T['Options'], seating: Seating, tools: Tools<T['Books']>): readonly T['Fact'][];
  /** No chance, no dictionary, no clock: facts replay to the same state for ever. */
  evolve(state: T['State'] | null, fact: T['Fact']): T['State'];
  awaiting(state: T['State']): Awaiting;
  /** Sees only what the actor sees, so a refusal cannot leak and a browser can ask it too. */
  check(view: T['View'], seat: Seat, action: T['Action'], books: T['Books']): T['Refusal'] | null;
  /** The facts of an action that `check` let through. */
  decide(state: T['State'], seat: Seat, action: T['Action'], tools: Tools<T['Books']>): readonly T['Fact'][];
  /** The sand ran out. */
  expire(state: T['State'], tools: Tools<T['Books']>): readonly T['Fact'][];
  /** A seat leaves for good; the others go on. */
  retire(state: T['State'], seat: Seat, tools: Tools<T['Books']>): readonly T['Fact'][];
  /** The table agreed to stop here. */
  stop(state: T['State'], tools: Tools<T['Books']>): readonly T['Fact'][];

  /** Built from nothing for each viewer. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** What a viewer is told of a fact, built from nothing; null when nothing. */
  reveal(fact: T['Fact'], viewer: Viewer): T['News'] | null;
  result(state: T['State']): Result | null;
  /** What a fact makes known for the next games of its table: words or readings that a vote accepted against the arbitre. The rules find their keys in `options.precedents`. None unless told. */
  precedents?(state: T['State'], fact: T['Fact']): readonly PrecedentMade[];
  /** Whether a fact shows nobody anything hidden: a move made of such facts alone may be taken back. None may unless told. */
  isOpenMove?(fact: T['Fact']): boolean;
}

/** How many may play with some options. */
export function seatsFor<T extends GameTypes>(game: Game<T>, options: T['Options']): SeatCount {
  return game.seatsWith?.(options) ?? game.seats;
}

/** The same ranks for equal scores, the highest first: 1, 2, 2, 4. */
export function rankedByScore(scores: readonly { seat: Seat; score: number }[]): Result['ranking'] {
  const sorted = [...scores].sort((a, b) => b.score - a.score || a.seat - b.seat);
  return sorted.map(({ seat, score }) => ({ seat, score, rank: 1 + sorted.filter((other) => other.score > score).length }));
}

/** The ranks of those who finished; those who left the game come after them. */
export function ranking(scores: readonly number[], retired: readonly boolean[]): Result['ranking'] {
  const lines = scores.map((score, seat) => ({ seat, score }));
  const finished = rankedByScore(lines.filter(({ seat }) => !retired[seat]));
  const gone = rankedByScore(lines.filter(({ seat }) => retired[seat]));
  return [...finished, ...gone.map((line) => ({ ...line, rank: line.rank + finished.length }))];
}
