// The vocabulary of Rondo. Read first.

import type {
  Ballot,
  BallotAction,
  BallotFact,
  Coded,
  CourseFact,
  HandsSeen,
  NotNow,
  PointsState,
  PointsView,
  Seat,
  Vocabulary,
} from '@boite/kernel';
import type { Letter, Library } from '@boite/language';

/** A card as it is held: a letter, a joker or a gomme. */
export type Card = Letter | 'joker' | 'gomme';

/** A card as it lies on the holder. `back` is a card laid face down (variant for beginners). */
export type Laid =
  | { readonly kind: 'letter'; readonly letter: Letter }
  | { readonly kind: 'joker'; readonly letter: Letter }
  | { readonly kind: 'gomme' }
  | { readonly kind: 'back' };

/** The visible cards of the holder, a compartment each, from left to right. */
export type Holder = readonly Laid[];

export interface Options {
  /** Seconds for a turn; null without an hourglass. */
  readonly sablier: number | null;
  /** Who begins: the best three-letter word shown, or chance. */
  readonly opening: 'word' | 'chance';
  /** Once a turn, any card may be laid face down as an eraser. */
  readonly beginners: boolean;
  /** Which words count: every form, or no conjugated verb. */
  readonly words: 'all' | 'unconjugated';
  /** The dictionary at once, or only when a player contests. */
  readonly judging: 'arbitre' | 'table';
}

/** A card put in a compartment, counted from the left once the holder has been lengthened. */
export interface Placement {
  readonly at: number;
  readonly card: Card;
  /** The letter a joker stands for; null for any other card. */
  readonly as: Letter | null;
  readonly faceDown: boolean;
}

export interface Play {
  readonly lengthen: 'start' | 'end' | null;
  readonly placements: readonly Placement[];
}

/** A card shown for the right to begin. */
export interface Shown {
  readonly card: Card;
  readonly as: Letter | null;
}

export type Action =
  | { readonly kind: 'show'; readonly cards: readonly Shown[] }
  | { readonly kind: 'decline' }
  | { readonly kind: 'exchange'; readonly card: Card }
  | ({ readonly kind: 'play' } & Play)
  | { readonly kind: 'pass' }
  | Exclude<BallotAction, { kind: 'vote' }>;

export type Refusal =
  | NotNow
  | Coded<'not-in-hand', { card: Card }>
  | Coded<'joker-without-letter' | 'empty-pile' | 'nothing-laid' | 'opening-three-letters' | 'holder-full'>
  | Coded<'new-compartment-without-letter' | 'eraser-inside' | 'face-down-not-allowed' | 'one-face-down-a-turn'>
  | Coded<'no-such-compartment' | 'two-cards-in-one' | 'eraser-on-eraser', { at: number }>
  | Coded<'too-short' | 'nothing-kept' | 'same-word' | 'unknown-word' | 'conjugated', { word: string }>;

/** The points of a word, part by part. */
export interface Points {
  /** Letters and jokers that show. */
  readonly letters: number;
  /** For the gommes that show. */
  readonly gommes: number;
  /** For the letters placed from the third on. */
  readonly bonus: number;
  /** For the exchanges of this turn. */
  readonly exchanges: number;
  readonly total: number;
}

/** One line of the score sheet. */
export interface SheetLine {
  readonly seat: Seat;
  /** null for a pass. */
  readonly word: string | null;
  readonly points: number;
}

export type Fact =
  | {
      readonly kind: 'dealt';
      readonly options: Options;
      readonly youngest: Seat | null;
      readonly hands: readonly (readonly Card[])[];
      /** From the top down. */
      readonly pile: readonly Card[];
      readonly deadline: number | null;
    }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly cards: readonly Shown[] | null }
  | {
      readonly kind: 'opened';
      readonly first: Seat;
      readonly by: 'word' | 'youngest' | 'chance';
      readonly words: readonly (OpeningWord | null)[];
    }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly card: Card; readonly drawn: Card }
  | BallotFact<Pending>
  /** The dictionary was opened on a word: taken back when it is upheld that it does not exist. */
  | {
      readonly kind: 'contested';
      readonly seat: Seat;
      readonly by: Seat;
      readonly word: string;
      readonly upheld: boolean;
      readonly deadline: number | null;
    }
  | {
      readonly kind: 'played';
      readonly seat: Seat;
      readonly play: Play;
      readonly word: string;
      readonly points: Points;
      readonly drawn: readonly Card[];
    }
  | {
      readonly kind: 'passed';
      readonly seat: Seat;
      readonly outOfTime: boolean;
      readonly points: number;
      readonly drawn: readonly Card[];
    }
  | Exclude<CourseFact<EndReason>, { kind: 'ended' }>
  | { readonly kind: 'ended'; readonly reason: EndReason; readonly left: readonly number[] };

/** A word that stands unless someone contests it. */
export interface Pending {
  readonly play: Play;
  readonly word: string;
}

export interface OpeningWord {
  readonly word: string;
  readonly points: number;
}

export type EndReason = 'hand-empty' | 'all-passed' | 'alone' | 'stopped';

/** What a viewer is told. */
export type News =
  | { readonly kind: 'dealt' }
  | { readonly kind: 'shown'; readonly seat: Seat }
  | Extract<Fact, { kind: 'opened' | 'retired' | 'ended' }>
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly own: { readonly gave: Card; readonly drew: Card } | null }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly word: string }
  | Exclude<BallotFact<never>, { kind: 'proposed' }>
  | Omit<Extract<Fact, { kind: 'contested' }>, 'deadline'>
  | (Omit<Extract<Fact, { kind: 'played' }>, 'play' | 'drawn'> & { readonly play: VisiblePlay } & Drawn)
  | (Omit<Extract<Fact, { kind: 'passed' }>, 'drawn'> & Drawn);

/** `drew` is null for the cards of others: only their number is public. */
interface Drawn {
  readonly drawn: number;
  readonly drew: readonly Card[] | null;
}

export type Phase = 'opening' | 'turn' | 'pending' | 'over';

/** A compartment as the server knows it: a card laid face down is still itself. */
export interface Compartment {
  readonly laid: Laid;
  readonly card: Card;
}

export interface State extends PointsState<Options, Pending, SheetLine, EndReason, Phase> {
  readonly youngest: Seat | null;
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  readonly compartments: readonly Compartment[];
  /** What lies under the visible cards: out of play, kept to count all 110. */
  readonly covered: readonly Compartment[];
  /** For each seat: what it showed for the right to begin; null if it declined. */
  readonly shown: readonly (readonly Shown[] | null | 'thinking')[];
  readonly exchanges: number;
  /** Passes in a row, each with the pile empty. */
  readonly emptyPasses: number;
}

export interface View extends PointsView<State, 'exchanges'>, HandsSeen<Card> {
  readonly pileSize: number;
  readonly holder: Holder;
  /** What was seen on the holder and lies under other cards now. */
  readonly covered: readonly Laid[];
  /** For each seat, whether it has answered; empty once the first player is known. */
  readonly answered: readonly boolean[];
  readonly pending: Ballot<{ readonly play: VisiblePlay; readonly word: string }> | null;
}

/** A play as the others see it: a card laid face down does not show. */
export interface VisiblePlay {
  readonly lengthen: Play['lengthen'];
  readonly placements: readonly { readonly at: number; readonly laid: Laid }[];
}

export type Books = Pick<Library, 'lexicon'>;

export type RondoTypes = Vocabulary<Options, Action, Refusal, Fact, News, State, View, Books>;
