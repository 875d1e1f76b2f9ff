// The vocabulary of the smallest game: words said in turn, each from the last letter of the one before. Read first.

import type { Coded, CourseFact, NotNow, PointsState, PointsView, Seat, Vocabulary } from '@boite/kernel';
import type { Library } from '@boite/language';

export interface Options {
  /** Seconds for a turn; null without an hourglass. */
  readonly sablier: number | null;
}

export type Action = { readonly kind: 'say'; readonly word: string } | { readonly kind: 'pass' };

export type Refusal =
  | NotNow
  | Coded<'too-short' | 'said-before' | 'unknown-word', { word: string }>
  | Coded<'other-letter', { wanted: string }>;

/** One line of the score sheet: what was said in a turn, or null. */
export interface SaidLine {
  readonly seat: Seat;
  readonly word: string | null;
  readonly points: number;
}

export type EndReason = 'all-turns' | 'all-passed' | 'alone' | 'stopped';

export type Fact =
  | { readonly kind: 'begun'; readonly options: Options; readonly seats: number; readonly first: Seat }
  | ({ readonly kind: 'said' } & SaidLine)
  | CourseFact<EndReason>;

/** Nothing is hidden in this game: everyone is told every fact. */
export type News = Fact;

/** No play waits for the others. */
export type State = PointsState<Options, never, SaidLine, EndReason>;

export type View = PointsView<State>;

export type Books = Pick<Library, 'lexicon'>;

export type Types = Vocabulary<Options, Action, Refusal, Fact, News, State, View, Books>;
