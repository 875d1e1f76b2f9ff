// The vocabulary of Rébustory, both editions and every way to play; the folder holds it by subject. Read first.

import type { HandsSeen, PointsState, PointsView, Seat, Vocabulary } from '@boite/kernel';
import type { Library } from '@boite/language';
import type { CardId } from './rules/cards.ts';
import type { Action, Refusal } from './types/asking.ts';
import type { EndReason, Fact, LaidMove, Line, News } from './types/happening.ts';
import type { Options } from './types/options.ts';
import type { Plays, Said, SpellingAsked } from './types/table.ts';

export type * from './types/asking.ts';
export type * from './types/happening.ts';
export type * from './types/options.ts';
export type * from './types/table.ts';

/** The hourglass by agreement, in this turn. */
export interface Sand {
  /** Who asked for it, each once a turn; the last one's question may be open. */
  readonly askers: readonly Seat[];
  readonly isAsked: boolean;
  readonly agreed: readonly Seat[];
}

/** A rebus that the others refused: its cards and its word. */
export type RefusedRebus = string;

export interface State extends PointsState<Options, LaidMove, Line, EndReason> {
  readonly juniors: readonly Seat[];
  readonly day: string | null;
  readonly hands: readonly (readonly CardId[])[];
  /** From the top down. */
  readonly pile: readonly CardId[];
  /** Face up, from the top down: whoever finishes may take the first one (first edition). */
  readonly discards: readonly CardId[];
  /** What was discarded last, whatever has become of it. */
  readonly lastDiscard: CardId | null;
  readonly plays: Plays;
  /** How many groups were begun: the number of the last one. */
  readonly groups: number;
  readonly said: readonly Said[];
  /** The first to play, in the game or in the round. */
  readonly first: Seat;
  readonly round: number;
  /** Turns begun, this one included. */
  readonly turnNumber: number;
  /** Go-rounds begun in this game or round, this one included. */
  readonly goRound: number;
  /** Go-rounds in a row without a card laid, and whether one was laid in this one. */
  readonly idle: number;
  readonly hasLaid: boolean;
  /** For each seat, whether it has finished a turn of this round with a rebus laid (second game). */
  readonly entered: readonly boolean[];
  /** Nothing was left to draw: the go-round is the last. */
  readonly isDry: boolean;
  /** How many cards the rebus of this rung has (`echelle`); 0 elsewhere. */
  readonly rung: number;
  readonly sand: Sand;
  /** What the junior whose turn it is has still to spell, and the words that were spelled or left in this turn: once each. */
  readonly spelling: readonly SpellingAsked[];
  readonly spelt: readonly string[];
  /** What the others refused in this turn: it is not put to them twice. */
  readonly refused: readonly RefusedRebus[];
}

/** What everyone sees as it is. */
type OpenKey =
  | ('juniors' | 'day' | 'discards' | 'lastDiscard' | 'plays' | 'groups' | 'said' | 'first' | 'round' | 'turnNumber' | 'goRound')
  | ('entered' | 'isDry' | 'rung' | 'sand' | 'deadline' | 'pending' | 'refused' | 'spelling');

export interface View extends PointsView<State, OpenKey>, HandsSeen<CardId> {
  readonly pileSize: number;
}

export type Books = Pick<Library, 'lexicon' | 'sounds' | 'grammar' | 'names'>;

export type RebustoryTypes = Vocabulary<Options, Action, Refusal, Fact, News, State, View, Books>;
