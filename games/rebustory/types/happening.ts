// What happens in a game of Rébustory, and what of it a viewer is told.

import type { BallotFact, CourseFact, Seat } from '@boite/kernel';
import type { CardId } from '../rules/cards.ts';
import type { Move, WordObjection } from './asking.ts';
import type { Options } from './options.ts';
import type { Group, Rebus, SpellingAsked } from './table.ts';

/** What a move does, once it stands. */
export interface Change {
  readonly owner: Seat;
  /** The group as it is afterwards. */
  readonly group: Group;
  /** What left the hand. */
  readonly used: readonly CardId[];
  /** What came back to it. */
  readonly taken: CardId | null;
  /** The rebuses made, changed or judged anew by it. */
  readonly judged: readonly Rebus[];
  /** Whether its junior is asked to spell their words, and does not see them meanwhile. */
  readonly isToSpell?: true;
}

/** A word and why the arbitre refuses it. */
export interface Objected {
  readonly word: string;
  readonly objection: WordObjection;
}

/** A rebus as it was heard, and what the arbitre has against it. */
export interface HeardRebus {
  readonly rebus: Rebus;
  readonly objection: WordObjection | null;
}

/** A move that can be made, what is heard in each of its runs, and what the arbitre has against their words. */
export interface Judged {
  readonly change: Change;
  readonly heard: readonly HeardRebus[];
  readonly objections: readonly Objected[];
}

/** What the others judge. */
export interface LaidMove extends Change {
  readonly kind: Move['kind'];
  readonly isAppeal: boolean;
  readonly objections: readonly Objected[];
}

/** The points of a rebus: the sum of its cards times their number less one. */
export interface RebusPoints {
  readonly word: string;
  readonly sum: number;
  /** A Rébustory counts for two. */
  readonly cards: number;
  /** For a junior who spells it rightly. */
  readonly spelling: number;
  readonly points: number;
}

export interface TurnPoints {
  readonly rebuses: readonly RebusPoints[];
  /** For all eleven cards laid (second edition). */
  readonly bonus: number;
  readonly total: number;
}

/** One line of the score sheet. */
export interface Line {
  readonly seat: Seat;
  /** Of the second game; 1 elsewhere. */
  readonly round: number;
  readonly words: readonly string[];
  readonly points: number;
}

export type EndReason =
  | 'target'
  | 'three-turns'
  | 'pile-empty'
  | 'idle'
  | 'ladder-climbed'
  | 'given-up'
  | 'draw-finished'
  | 'out-of-time'
  | 'alone'
  | 'stopped';

/** How a round of the second game ends; `idle`: three go-rounds without a card laid. */
export type RoundEnd = 'hand-empty' | 'pile-empty' | 'idle';

export type Fact =
  | {
      readonly kind: 'opened';
      readonly options: Options;
      readonly seats: number;
      readonly juniors: readonly Seat[];
      readonly first: Seat;
      readonly by: 'youngest' | 'chance' | 'alone';
      /** The day of the cards, « 2026-11-15 »; null unless `daily`. */
      readonly day: string | null;
    }
  /** The game, or a round of the second game, is dealt. */
  | {
      readonly kind: 'dealt';
      readonly round: number;
      /** Who begins. */
      readonly dealer: Seat;
      readonly hands: readonly (readonly CardId[])[];
      /** From the top down. */
      readonly pile: readonly CardId[];
    }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly goRound: number; readonly deadline: number | null }
  | BallotFact<LaidMove>
  | { readonly kind: 'laid'; readonly seat: Seat; readonly change: Change }
  | { readonly kind: 'took'; readonly seat: Seat; readonly change: Change }
  | { readonly kind: 'withdrawn'; readonly seat: Seat; readonly group: number; readonly cards: readonly CardId[] }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly points: TurnPoints; readonly outOfTime: boolean }
  | { readonly kind: 'took-top'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardId }
  /** Discards, or rebuses of earlier turns, become the pile. */
  | {
      readonly kind: 'renewed';
      readonly source: 'discards' | 'rebuses';
      readonly pile: readonly CardId[];
      /** The discards that stay. */
      readonly discards: readonly CardId[];
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Nothing is left to draw: the go-round is the last. */
  | { readonly kind: 'ran-dry' }
  /** Ten more cards on the ladder, and what they cost. */
  | { readonly kind: 'helped'; readonly seat: Seat; readonly cost: number; readonly cards: readonly CardId[] }
  /** What a junior wrote, null when nothing, and how the word is written. */
  | {
      readonly kind: 'spelled';
      readonly seat: Seat;
      readonly at: SpellingAsked;
      readonly word: string;
      readonly written: string | null;
      readonly isRight: boolean;
    }
  | { readonly kind: 'sand-asked'; readonly seat: Seat }
  | { readonly kind: 'sand-answered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly kind: 'sand-turned'; readonly seat: Seat; readonly deadline: number }
  | { readonly kind: 'round-ended'; readonly round: number; readonly reason: RoundEnd; readonly winner: Seat | null }
  | Exclude<CourseFact<EndReason>, { kind: 'turn' }>;

/** The facts that hide nothing. */
type OpenKind =
  | 'voiced'
  | 'put-to-vote'
  | 'settled'
  | 'laid'
  | 'took'
  | 'withdrawn'
  | 'scored'
  | 'took-top'
  | 'discarded'
  | 'ran-dry'
  | 'spelled'
  | 'sand-asked'
  | 'sand-answered'
  | 'sand-turned'
  | 'round-ended'
  | 'retired'
  | 'ended';

/** `drew` is null for the cards of others: only their number is public. */
interface Drawing {
  readonly seat: Seat;
  readonly drawn: number;
  readonly drew: readonly CardId[] | null;
}

/** What a viewer is told. */
export type News =
  | Extract<Fact, { kind: OpenKind }>
  | Omit<Extract<Fact, { kind: 'opened' }>, 'options' | 'seats'>
  | { readonly kind: 'dealt'; readonly round: number; readonly dealer: Seat; readonly each: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly laid: LaidMove }
  | { readonly kind: 'renewed'; readonly source: 'discards' | 'rebuses'; readonly size: number }
  | ({ readonly kind: 'drew' } & Drawing)
  | ({ readonly kind: 'helped'; readonly cost: number } & Drawing);
