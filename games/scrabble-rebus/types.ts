// The vocabulary of Scrabble Rébus. Read first.

import type {
  AppealRefusal,
  BallotAction,
  BallotFact,
  Cell,
  CellRefusal,
  Coded,
  CourseFact,
  HandsSeen,
  Judging,
  NotNow,
  PointsState,
  PointsView,
  PrecedentOptions,
  RunPlace,
  Seat,
  Vocabulary,
} from '@boite/kernel';
import type { Library } from '@boite/language';
import type { RebusObjection } from '../ear-refusal.ts';

/** A token by its symbol, the id of a card of the set `tokens`: « t-verre ». Two of the same symbol are the same. */
export type Token = string;

export type Colour = 'blue' | 'red' | 'yellow';

/** How many tokens there are of each colour. */
export type Counts = Readonly<Record<Colour, number>>;

/** The squares row after row, from the top left one on; null where nothing lies. */
export type Board = readonly (Token | null)[];

export interface Options extends PrecedentOptions {
  /** Seconds for a turn; null without an hourglass. */
  readonly sablier: number | null;
  /** Who decides whether a rebus is one: the arbitre at once, the table when someone contests, or the arbitre with an appeal. */
  readonly judging: Judging;
}

/** A token laid on a square; rows and columns count from 0. */
export interface TokenPlacement extends Cell {
  readonly token: Token;
}

/** How a player says that a run reads. */
export interface RunClaim extends RunPlace {
  readonly text: string;
  /** In an appeal, what the player means by each token of the run, null for a usual reading; empty otherwise. */
  readonly meant: readonly (string | null)[];
}

/** Tokens laid in one line, with a claim for every run of two or more that they create or change. */
export interface TokenPlay {
  readonly placements: readonly TokenPlacement[];
  readonly claims: readonly RunClaim[];
}

/** From which bags the rest is drawn when one is empty, the favourite first; bags left out come last. */
export interface DrawOrder {
  readonly bags: readonly Colour[];
}

export type Action =
  | ({ readonly kind: 'play' } & TokenPlay & DrawOrder)
  /** The same, against the arbitre's opinion: the others vote (judging `appel`). */
  | ({ readonly kind: 'appeal' } & TokenPlay & DrawOrder)
  | ({ readonly kind: 'change'; readonly tokens: readonly Token[] } & DrawOrder)
  | { readonly kind: 'pass' }
  | BallotAction;

export type Refusal =
  | NotNow
  | CellRefusal
  | AppealRefusal
  | Coded<'nothing-laid' | 'not-in-line' | 'not-in-one-run' | 'touches-nothing' | 'nothing-changed'>
  | Coded<'first-of-one-token' | 'first-off-centre'>
  /** A token that the player does not hold; more of them than there are is the same. */
  | Coded<'not-in-hand', { token: Token }>
  | Coded<'unclaimed' | 'claimed-twice', { tokens: readonly Token[] }>
  | Coded<'no-such-run', { text: string }>
  | Coded<'refused-rebus', { text: string; objection: RebusObjection }>
  /** The others refused it earlier in this turn. */
  | Coded<'already-refused', { text: string }>
  | Coded<'bags-too-small', { left: number }>;

/** What a rebus says. `group`: words that go together without a noun, « très vert ». */
export type RebusKind = 'word' | 'name' | 'spelled' | 'noun group' | 'group' | 'sentence';

/** What a token gives to a rebus. */
export interface Given {
  readonly token: Token;
  /** The reading as it is written, « verre », « m' », or as its player means it; null when nobody said. */
  readonly as: string | null;
  /** The sounds of the rebus that come from it; null when it was not heard so, or only spelled. */
  readonly sounds: string | null;
}

/** A run as it was claimed and judged. */
export interface BoardRebus extends RunPlace {
  /** As they are read, a token a square. */
  readonly given: readonly Given[];
  /** As it is rightly written when the arbitre heard it: « tu penses » for « tu pense ». */
  readonly text: string;
  /** What it says to the arbitre; null when the arbitre objects. */
  readonly kind: RebusKind | null;
  readonly objection: RebusObjection | null;
  /** What the squares newly covered multiply it by. */
  readonly times: number;
  readonly points: number;
}

/** What a play brings. */
export interface Gain {
  readonly placements: readonly TokenPlacement[];
  readonly rebuses: readonly BoardRebus[];
  /** For a whole hand laid at once. */
  readonly bonus: number;
  readonly points: number;
}

/** What the others judge. */
export interface LaidPlay extends Gain, DrawOrder {
  /** Whether the arbitre refused it and its player asked the others. */
  readonly isAppeal: boolean;
}

export type PassReason = 'passed' | 'out-of-time';

/** One line of the score sheet. */
export interface ReadLine {
  readonly seat: Seat;
  /** What was read; null for a turn without a play. */
  readonly texts: readonly string[] | null;
  readonly points: number;
}

export type Fact =
  | {
      readonly kind: 'dealt';
      readonly options: Options;
      readonly hands: readonly (readonly Token[])[];
      /** In no order: who draws takes any. */
      readonly bags: Readonly<Record<Colour, readonly Token[]>>;
      readonly first: Seat;
    }
  | BallotFact<LaidPlay>
  | ({ readonly kind: 'played'; readonly seat: Seat; readonly drawn: readonly Token[] } & Gain)
  | { readonly kind: 'changed'; readonly seat: Seat; readonly given: readonly Token[]; readonly drawn: readonly Token[] }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly reason: PassReason }
  | Exclude<CourseFact<EndReason>, { kind: 'ended' }>
  /** What the final count adds to each score. */
  | { readonly kind: 'ended'; readonly reason: EndReason; readonly count: readonly number[] };

export type EndReason = 'hand-empty' | 'all-passed' | 'alone' | 'stopped';

/** What a viewer is told. The colours of a draw are public; which tokens, only to the one who drew them. */
export type News =
  | { readonly kind: 'dealt'; readonly first: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly laid: LaidPlay }
  | Exclude<BallotFact<LaidPlay>, { kind: 'proposed' }>
  | ({ readonly kind: 'played'; readonly seat: Seat; readonly drawn: Counts; readonly drew: readonly Token[] | null } & Gain)
  | {
      readonly kind: 'changed';
      readonly seat: Seat;
      readonly given: Counts;
      readonly drawn: Counts;
      readonly own: { readonly gave: readonly Token[]; readonly drew: readonly Token[] } | null;
    }
  | Extract<Fact, { kind: 'passed' | 'retired' | 'ended' }>;

/** A rebus that the others refused: its tokens and its text. */
export type RefusedRow = string;

export interface State extends PointsState<Options, LaidPlay, ReadLine, EndReason> {
  readonly hands: readonly (readonly Token[])[];
  readonly bags: Readonly<Record<Colour, readonly Token[]>>;
  readonly board: Board;
  /** Every run on the board as it reads now. */
  readonly rebuses: readonly BoardRebus[];
  /** What the others refused in this turn: it is not put to them twice. */
  readonly refused: readonly RefusedRow[];
  /** Turns in a row without a play. */
  readonly passes: number;
}

export interface View
  extends PointsView<State, 'pending' | 'board' | 'rebuses' | 'refused'>,
    Omit<HandsSeen<Token>, 'handSizes'> {
  readonly handCounts: readonly Counts[];
  readonly bagCounts: Counts;
}

export type Books = Pick<Library, 'lexicon' | 'sounds' | 'grammar' | 'names'>;

export type ScrabbleRebusTypes = Vocabulary<Options, Action, Refusal, Fact, News, State, View, Books>;
