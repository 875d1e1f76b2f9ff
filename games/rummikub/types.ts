// Knows the vocabulary of Rummikub des mots. Read first.

import type { Ballot, BallotFact, GameTypes, Result, Seat, Voice } from '@boite/kernel';
import type { Letter, Library } from '@boite/language';

/** A tile on a rack or in the bank. */
export type Tile = Letter | 'joker';

/** A word as it lies: a capital is a tile, a small letter is a joker that stands for it. `CHaT` has a joker for A. */
export type LaidWord = string;

/** A word as it is read, in capitals, whatever its tiles. */
export type Spelling = string;

/** Every group of tiles on the table, in the order in which they are shown. */
export type Table = readonly LaidWord[];

export interface Options {
  /** Seconds for a turn; null without an hourglass. */
  readonly sablier: number | null;
  /** Who decides whether a word exists: the dictionary at once, a contest, or the dictionary with an appeal to the others. */
  readonly judging: 'arbitre' | 'table' | 'appel';
  /** The subject that every word must fit, as the players see it; null without one. */
  readonly theme: string | null;
}

export type Action =
  /** The whole table as it will be. What comes from the rack is the difference. */
  | { readonly kind: 'play'; readonly table: Table }
  /** The same, against the dictionary's opinion: the others vote (judging `appel`). */
  | { readonly kind: 'appeal'; readonly table: Table }
  | { readonly kind: 'pass' }
  | { readonly kind: 'accept' }
  /** About the words: the dictionary is opened. About the theme: the others vote. */
  | { readonly kind: 'contest'; readonly about: 'words' | 'theme' }
  | { readonly kind: 'vote'; readonly voice: Voice };

export type Refusal =
  | { readonly code: 'not-now' }
  | { readonly code: 'nothing-laid' }
  /** A tile that the player does not hold; more of them than there are is the same. */
  | { readonly code: 'not-on-rack'; readonly tile: Tile }
  | { readonly code: 'tile-left-out'; readonly tile: Letter }
  | { readonly code: 'too-short'; readonly word: Spelling }
  | { readonly code: 'twice-on-table'; readonly word: Spelling }
  | { readonly code: 'unknown-words'; readonly words: readonly Spelling[] }
  /** Before having entered, the table stays as it is. */
  | { readonly code: 'enter-without-touching'; readonly word: Spelling }
  | { readonly code: 'enter-with-six' }
  | { readonly code: 'joker-without-its-letter'; readonly letter: Letter }
  /** A joker taken from the table goes into a new word, all of whose other tiles come from the rack. */
  | { readonly code: 'joker-not-replayed'; readonly letter: Letter }
  | { readonly code: 'longest-without-rack'; readonly word: Spelling }
  | { readonly code: 'no-appeal' }
  | { readonly code: 'already-appealed' }
  | { readonly code: 'nothing-to-contest' };

/** What a play does to the table. */
export interface Change {
  readonly table: Table;
  /** What left the rack. */
  readonly used: readonly Tile[];
  /** The words that were not on the table when the turn began, the longest first. */
  readonly formed: readonly Spelling[];
  /** One point a letter of the longest formed word, twice that when the rack is empty. */
  readonly points: number;
  /** Whether the whole rack was used. */
  readonly emptied: boolean;
}

/** What the others judge. */
export interface Laid extends Change {
  /**
   * What can be contested or is voted. `words`: whether they are listed, and whether they fit the theme if there is one. `theme`:
   * whether they fit it. `appeal`: the words the dictionary does not list.
   */
  readonly about: 'words' | 'theme' | 'appeal';
  /** The words that the dictionary refused; empty unless an appeal. */
  readonly unlisted: readonly Spelling[];
}

/** One line of the score sheet. */
export interface Line {
  readonly seat: Seat;
  /** The words formed, the longest first; null for a turn without a play. */
  readonly words: readonly Spelling[] | null;
  readonly points: number;
}

export type PassReason = 'passed' | 'out-of-time' | 'contested';

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
  | { readonly kind: 'turn'; readonly seat: Seat; readonly deadline: number | null }
  | BallotFact<Laid>
  /** The dictionary was opened on a contested play. */
  | { readonly kind: 'looked-up'; readonly seat: Seat; readonly by: Seat; readonly unlisted: readonly Spelling[] }
  | ({ readonly kind: 'played'; readonly seat: Seat; readonly drawn: readonly Tile[] } & Change)
  | { readonly kind: 'passed'; readonly seat: Seat; readonly reason: PassReason; readonly drawn: readonly Tile[] }
  | { readonly kind: 'retired'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly reason: EndReason };

export type EndReason = 'rack-empty' | 'all-passed' | 'alone' | 'stopped';

type BallotNews = Exclude<BallotFact<Laid>, { kind: 'proposed' }>;

/** What a viewer is told. `drew` is null for the tiles of others: only their number is public. */
export type News =
  | { readonly kind: 'dealt' }
  | Extract<Fact, { kind: 'opened' }>
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly laid: Laid }
  | BallotNews
  | Extract<Fact, { kind: 'looked-up' }>
  | ({
      readonly kind: 'played';
      readonly seat: Seat;
      readonly drawn: number;
      readonly drew: readonly Tile[] | null;
    } & Change)
  | {
      readonly kind: 'passed';
      readonly seat: Seat;
      readonly reason: PassReason;
      readonly drawn: number;
      readonly drew: readonly Tile[] | null;
    }
  | { readonly kind: 'retired'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly reason: EndReason };

type Phase = 'turn' | 'pending' | 'over';

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly decision: number;
  readonly deadline: number | null;
  readonly racks: readonly (readonly Tile[])[];
  /** From the top down. */
  readonly bank: readonly Tile[];
  readonly table: Table;
  readonly turn: Seat;
  readonly entered: readonly boolean[];
  readonly pending: Ballot<Laid> | null;
  /** Whether the others refused a play of this turn: there is no appeal any more, and a second refusal ends the turn. */
  readonly refused: boolean;
  /** Passes in a row, each with the bank empty. */
  readonly emptyPasses: number;
  readonly retired: readonly boolean[];
  readonly scores: readonly number[];
  readonly sheet: readonly Line[];
  readonly ended: EndReason | null;
}

export interface View {
  readonly options: Options;
  readonly phase: Phase;
  readonly seats: number;
  /** The viewer's own tiles; null for a spectator. */
  readonly rack: readonly Tile[] | null;
  readonly rackSizes: readonly number[];
  readonly bankSize: number;
  readonly table: Table;
  readonly turn: Seat;
  readonly entered: readonly boolean[];
  readonly pending: Ballot<Laid> | null;
  readonly refused: boolean;
  readonly retired: readonly boolean[];
  readonly scores: readonly number[];
  readonly sheet: readonly Line[];
  /** Everyone's last tiles, once the game is over. */
  readonly lastRacks: readonly (readonly Tile[])[] | null;
  readonly result: Result | null;
}

export type Books = Pick<Library, 'lexicon'>;

export interface RummikubTypes extends GameTypes {
  Options: Options;
  Action: Action;
  Refusal: Refusal;
  Fact: Fact;
  News: News;
  State: State;
  View: View;
  Books: Books;
}
