// Knows what a search for a turn is asked, and what it answers.

import type { CardId } from '../rules/cards.ts';
import type { Position } from '../rules/position.ts';
import { turnPoints } from '../rules/score.ts';
import type { Books, TurnPoints } from '../types.ts';
import type { Arranging } from './arranging.ts';
import type { KnownWords } from './known-words.ts';
import type { Breadth } from './passes.ts';
import type { Allowed } from './takes.ts';
import type { LaidTurn } from './turn-moves.ts';

/** How someone plays. */
export interface Skills {
  readonly breadth: Breadth;
  readonly beam: Beam;
  /** No word of a higher rank. */
  readonly maxRank: number;
  /** The most cards of a rebus, a Rébustory counting for two, and the most rebuses of a turn. */
  readonly maxCards: number;
  readonly mostRebuses: number;
  readonly crosses: boolean;
  /** Whether what lies is crossed and lengthened, and jokers taken from it. */
  readonly joins: boolean;
  readonly takes: boolean;
  /** What a card would be worth if it stayed in hand. */
  readonly kept: (card: CardId) => number;
  readonly says: (word: string) => boolean;
  /** Whether it notices a rebus of so many cards that says a word. */
  readonly sees: (word: string, cards: number) => boolean;
}

/** How many arrangements go on after each rebus, and in how many ways. */
export type Beam = Pick<Arranging, 'width' | 'branching'>;

export interface TurnSearch {
  readonly position: Position;
  readonly books: Books;
  readonly skills: Skills;
  /** Those of the books unless told. */
  readonly words?: KnownWords;
}

export interface SolvedTurn {
  /** One after the other, each let through by the rules. */
  readonly moves: readonly Allowed[];
  /** Of the turn once they are made, whatever was laid before included. */
  readonly points: TurnPoints;
  /** The points, and what the cards left are worth in hand. */
  readonly worth: number;
  /** Whether nothing could be better: every word was heard, every arrangement tried. */
  readonly proven: boolean;
}

export function solved({ skills }: Pick<TurnSearch, 'skills'>, { moves, position }: LaidTurn, proven = false): SolvedTurn {
  const points = turnPoints({ ...position, juniors: [] }, position.seat);
  const worth = position.hand.reduce((sum, card) => sum + skills.kept(card), points.total);
  return { moves, points, worth, proven };
}
