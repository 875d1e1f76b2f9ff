// What players of Rébustory ask, and why it may be refused.

import type { AppealRefusal, BallotAction, Cell, CellRefusal, Coded, NotNow, RunPlace, Seat } from '@boite/kernel';
import type { RebusObjection } from '../../ear-refusal.ts';
import type { CardId } from '../rules/cards.ts';

/** A card put on a square. */
export interface CardPlacement extends Cell {
  readonly card: CardId;
}

export interface RebusClaim extends RunPlace {
  readonly word: string;
}

/** Cards laid in somebody's play, with a claim for every run of two or more that they create or change. */
export interface Lay {
  readonly kind: 'lay';
  readonly owner: Seat;
  /** Null opens a new one, in one's own play. */
  readonly group: number | null;
  readonly placements: readonly CardPlacement[];
  readonly claims: readonly RebusClaim[];
}

/** A joker taken back for the card of its sound, or a Rébustory for the two cards, in the order of their sounds. */
export interface Take extends Cell {
  readonly kind: 'take';
  readonly owner: Seat;
  readonly group: number;
  readonly cards: readonly CardId[];
}

/** What the others may have to judge. A turn has as many as wanted. */
export type Move = Lay | Take;

export type Action =
  | Move
  /** The same, against the arbitre's opinion: the others vote (judging `appel`). */
  | { readonly kind: 'appeal'; readonly move: Move }
  /** A group begun in this turn goes back to the hand. */
  | { readonly kind: 'withdraw'; readonly group: number }
  /** Counts the points of the turn, discards, draws. Alone: the rung of the ladder, or the whole draw. */
  | { readonly kind: 'finish'; readonly discard: CardId | null; readonly takesTop: boolean }
  /** Ten more cards for ten points (`echelle`). */
  | { readonly kind: 'more' }
  /** Stuck for good (`echelle`). */
  | { readonly kind: 'give-up' }
  /** How a junior spells the first rebus that is asked for; null leaves it. */
  | { readonly kind: 'spell'; readonly word: string | null }
  /** Another player finds the turn too long (sablier `accord`). */
  | { readonly kind: 'ask-sand' }
  | { readonly kind: 'answer-sand'; readonly agrees: boolean }
  | BallotAction;

/** Why the arbitre refuses a word: what it hears, or how it is built. Others may think otherwise. */
export type WordObjection =
  | RebusObjection
  /** Several words, where phrases are not played. */
  | { readonly by: 'several-words' };

export type Refusal =
  | NotNow
  | CellRefusal
  | AppealRefusal
  | Coded<'nothing-laid' | 'no-such-group' | 'apart' | 'too-short' | 'nothing-to-spell' | 'no-sand-to-ask'>
  | Coded<'nothing-to-take' | 'just-laid' | 'rebustory-crossed' | 'cannot-withdraw'>
  | Coded<'discard-one' | 'no-discard' | 'no-top-to-take' | 'rung-filled' | 'empty-pile'>
  /** A new group is opened in one's own play. */
  | Coded<'open-at-home'>
  /** Rebuses of earlier turns or of the others (second edition). */
  | Coded<'out-of-play'>
  /** The first rebus of a round takes two cards from the hand (second game). */
  | Coded<'first-of-two-cards'>
  /** A card that the player does not hold; more of them than there are is the same. */
  | Coded<'not-in-hand', { card: CardId }>
  | Coded<'unclaimed' | 'no-word', { cards: readonly CardId[] }>
  | Coded<'no-such-run' | 'no-picture' | 'name-of-card', { word: string }>
  | Coded<'phrase-too-long', { word: string; most: number }>
  | Coded<'already-said', { word: string; before: string }>
  | Coded<'refused-rebus', { word: string; objection: WordObjection }>
  /** The others refused it earlier in this turn. */
  | Coded<'already-refused', { word: string }>
  /** The others took this rebus: nobody knows which sounds its Rébustory gave. */
  | Coded<'no-cut', { word: string }>
  | Coded<'take-with-pictures', { count: number }>
  | Coded<'rung-length' | 'rung-empty', { cards: number }>;
