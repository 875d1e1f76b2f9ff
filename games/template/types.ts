// The vocabulary of the smallest game: words said in turn, each from the last letter of the one before. Read first.

import type { CourseFact, CourseState, NotNow, Result, ScoredState, Seat, Vocabulary } from '@boite/kernel';
import type { Library } from '@boite/language';

export interface Options {
  /** Seconds for a turn; null without an hourglass. */
  readonly sablier: number | null;
}

export type Action = { readonly kind: 'say'; readonly word: string } | { readonly kind: 'pass' };

export type Refusal =
  | NotNow
  | { readonly code: 'too-short'; readonly word: string }
  | { readonly code: 'other-letter'; readonly wanted: string }
  | { readonly code: 'said-before'; readonly word: string }
  | { readonly code: 'unknown-word'; readonly word: string };

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

export interface State extends CourseState, ScoredState<SaidLine> {
  readonly options: Options;
  readonly phase: 'turn' | 'over';
  readonly ended: EndReason | null;
}

export interface View extends Pick<State, 'options' | 'phase' | 'turn' | 'retired' | 'scores' | 'sheet'> {
  readonly seats: number;
  readonly result: Result | null;
}

export type Books = Pick<Library, 'lexicon'>;

export type Types = Vocabulary<Options, Action, Refusal, Fact, News, State, View, Books>;
