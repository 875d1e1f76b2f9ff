// The vocabulary of Rummikub des mots. Read first.

import type {
  BallotAction,
  BallotFact,
  Coded,
  CourseFact,
  Judging,
  NotNow,
  PointsState,
  PointsView,
  PrecedentOptions,
  Seat,
  Vocabulary,
} from '@boite/kernel';
import type { Letter, Library } from '@boite/language';

/** A tile on a rack or in the bank. */
export type Tile = Letter | 'joker';

/** A word as it lies: a capital is a tile, a small letter is a joker that stands for it. `CHaT` has a joker for A. */
export type LaidWord = string;

/** Every word on the table, in the order in which they are shown. */
export type LaidWords = readonly LaidWord[];

/** A word as it is read, in capitals, whatever its tiles. */
export type Spelling = string;

export interface Options extends PrecedentOptions {
  /** Seconds for a turn; null without an hourglass. */
  readonly sablier: number | null;
  /** Who decides whether a word exists. */
  readonly judging: Judging;
  /** The subject that every word must fit, as the players see it; null without one. */
  readonly theme: string | null;
}

export type Action =
  /** The whole table as it will be. What comes from the rack is the difference. */
  | { readonly kind: 'play'; readonly table: LaidWords }
  /** The same, against the dictionary's opinion: the others vote (judging `appel`). */
  | { readonly kind: 'appeal'; readonly table: LaidWords }
  | { readonly kind: 'pass' }
  | Exclude<BallotAction, { kind: 'contest' }>
  /** About the words: the dictionary is opened. About the theme: the others vote. */
  | { readonly kind: 'contest'; readonly about: 'words' | 'theme' };

export type Refusal =
  | NotNow
  | Coded<'nothing-laid' | 'enter-with-six' | 'no-appeal' | 'already-appealed' | 'nothing-to-contest'>
  /** A tile that the player does not hold; more of them than there are is the same. */
  | Coded<'not-on-rack', { tile: Tile }>
  | Coded<'tile-left-out', { tile: Letter }>
  | Coded<'too-short' | 'twice-on-table' | 'longest-without-rack', { word: Spelling }>
  | Coded<'unknown-words', { words: readonly Spelling[] }>
  /** Before having entered, the table stays as it is. */
  | Coded<'enter-without-touching', { word: Spelling }>
  | Coded<'joker-without-its-letter', { letter: Letter }>
  /** A joker taken from the table goes into a new word, all of whose other tiles come from the rack. */
  | Coded<'joker-not-replayed', { letter: Letter }>;

/** What a play does to the table. */
export interface TableChange {
  readonly table: LaidWords;
  /** What left the rack. */
  readonly used: readonly Tile[];
  /** The words that were not on the table when the turn began, the longest first. */
  readonly formed: readonly Spelling[];
  readonly points: number;
  /** Whether the whole rack was used. */
  readonly emptied: boolean;
}

/** A play that waits for the others. */
export interface WaitingPlay extends TableChange {
  /**
   * What can be contested or is voted. `words`: whether they are listed, and whether they fit the theme if there is one. `theme`:
   * whether they fit it. `appeal`: the words the dictionary does not list.
   */
  readonly about: 'words' | 'theme' | 'appeal';
  /** The words that the dictionary refused; empty unless an appeal. */
  readonly unlisted: readonly Spelling[];
}

/** One line of the score sheet. */
export interface TurnScore {
  readonly seat: Seat;
  /** The words formed, the longest first; null for a turn without a play. */
  readonly words: readonly Spelling[] | null;
  readonly points: number;
}

export type EndReason = 'rack-empty' | 'all-passed' | 'alone' | 'stopped';

interface TurnPlayed extends TableChange {
  readonly kind: 'played';
  readonly seat: Seat;
}

interface TurnPassed {
  readonly kind: 'passed';
  readonly seat: Seat;
  readonly reason: 'passed' | 'out-of-time' | 'contested';
}

export type Fact =
  | {
      readonly kind: 'dealt';
      readonly options: Options;
      readonly racks: readonly (readonly Tile[])[];
      /** From the top down. */
      readonly bank: readonly Tile[];
    }
  /** Each round of drawing: a tile a seat, null for those no longer in question. Nearest to A begins. */
  | { readonly kind: 'opened'; readonly first: Seat; readonly draws: readonly (readonly (Tile | null)[])[] }
  | BallotFact<WaitingPlay>
  /** The dictionary was opened on a contested play. */
  | { readonly kind: 'looked-up'; readonly seat: Seat; readonly by: Seat; readonly unlisted: readonly Spelling[] }
  | ((TurnPlayed | TurnPassed) & { readonly drawn: readonly Tile[] })
  | CourseFact<EndReason>;

/** What a viewer is told. `drew` is null for the tiles of others: only their number is public. */
export type News =
  | { readonly kind: 'dealt' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly laid: WaitingPlay }
  | ((TurnPlayed | TurnPassed) & { readonly drawn: number; readonly drew: readonly Tile[] | null })
  | Exclude<Fact, { kind: 'dealt' | 'turn' | 'proposed' | 'played' | 'passed' }>;

export interface State extends PointsState<Options, WaitingPlay, TurnScore, EndReason> {
  readonly racks: readonly (readonly Tile[])[];
  /** From the top down. */
  readonly bank: readonly Tile[];
  readonly table: LaidWords;
  readonly entered: readonly boolean[];
  /** How many plays of this turn the others refused: after one there is no appeal any more. */
  readonly refusals: number;
  /** Passes in a row, each with the bank empty. */
  readonly emptyPasses: number;
}

export interface View extends PointsView<State, 'table' | 'entered' | 'pending' | 'refusals'> {
  /** The viewer's own tiles; null for a spectator. */
  readonly rack: readonly Tile[] | null;
  readonly rackSizes: readonly number[];
  readonly bankSize: number;
  /** Everyone's last tiles, once the game is over. */
  readonly lastRacks: readonly (readonly Tile[])[] | null;
}

export type Books = Pick<Library, 'lexicon' | 'themeLists'>;

export type RummikubTypes = Vocabulary<Options, Action, Refusal, Fact, News, State, View, Books>;
