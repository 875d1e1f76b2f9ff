// The vocabulary of Rébustory, both editions and every way to play. Read first.

import type {
  AppealRefusal,
  BallotAction,
  BallotFact,
  Cell,
  CellRefusal,
  CourseFact,
  HandsSeen,
  Judging,
  NotNow,
  PointsState,
  PointsView,
  RunPlace,
  Seat,
  Vocabulary,
} from '@boite/kernel';
import type { Library, ToleranceBundle } from '@boite/language';
import type { HeardPart } from '@boite/rebus';
import type { RebusObjection } from '../ear-refusal.ts';
import type { CardId } from './rules/cards.ts';
import type { Edition } from './rules/deck.ts';

/**
 * `premier`: the first game of the first edition, or the only one of the second. `second`: the second game, of the first edition
 * alone. `echelle`, `tirage`: alone.
 */
type WayToPlay = 'premier' | 'second' | 'echelle' | 'tirage';

export interface Options {
  readonly edition: Edition;
  readonly way: WayToPlay;
  /** The twenty cards of the day, the same for everyone (`tirage`). */
  readonly daily: boolean;
  /** Points to reach; null for those of the rules. */
  readonly target: number | null;
  /** How supple the ear is; `choisie`: the sounds below are equal or not, one by one. */
  readonly tolerance: ToleranceBundle | 'choisie';
  readonly equalE: boolean;
  readonly equalO: boolean;
  readonly equalEu: boolean;
  readonly equalA: boolean;
  readonly equalIn: boolean;
  /** i, u, ou said apart or glided before a vowel. */
  readonly equalGlide: boolean;
  /** One liberty a rebus. */
  readonly liberty: boolean;
  /** Who decides whether cards say a word. */
  readonly judging: Judging;
  /** A rebus may also be a short sentence or a group of words. */
  readonly phrases: boolean;
  /** For the youngest (second edition): every card is worth one point, three turns each. */
  readonly children: boolean;
  /** Seconds for a turn; `accord`: a minute when the others agree to turn it; null without an hourglass. */
  readonly sablier: number | 'accord' | null;
}

// What lies on the table.

/** A card on its square; rows and columns count from 0, and may be negative. */
export interface Square extends Cell {
  readonly card: CardId;
  /** The number of the turn in which it was laid. */
  readonly turn: number;
}

/** What a card gave to a rebus: `card` counts the squares from the first one on. */
export interface CutPart extends Omit<HeardPart, 'at'> {
  readonly card: number;
}

/** A run of cards that says a word. */
export interface Rebus extends RunPlace {
  /** How many squares. */
  readonly length: number;
  /** As the dictionary has what its player wrote. */
  readonly word: string;
  /** How the word is said; null when nobody knows. */
  readonly sounds: string | null;
  /** The cut, in the order of the sounds; a Rébustory gives twice. Null when the ear does not hear it: the others took it. */
  readonly parts: readonly CutPart[] | null;
  /** Whether the word is written exactly as the dictionary has it. */
  readonly isSpelled: boolean;
  /** The turn in which it was made or last changed: the one that it counts in. */
  readonly turn: number;
}

/** Cards that touch each other, on a grid of their own. */
export interface Group {
  /** One number a group, for the whole game. */
  readonly id: number;
  readonly squares: readonly Square[];
  readonly rebuses: readonly Rebus[];
}

/** For each seat, the groups in front of it. */
export type Plays = readonly (readonly Group[])[];

/** A word already said in this game (second game: in this round): it is not claimed twice. */
export interface Said {
  readonly word: string;
  readonly sounds: string | null;
  /** The group it was laid in. */
  readonly group: number;
}

// What players ask.

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
  | { readonly code: 'nothing-laid' }
  /** A card that the player does not hold; more of them than there are is the same. */
  | { readonly code: 'not-in-hand'; readonly card: CardId }
  | { readonly code: 'no-such-group' }
  /** A new group is opened in one's own play. */
  | { readonly code: 'open-at-home' }
  /** Rebuses of earlier turns or of the others (second edition). */
  | { readonly code: 'out-of-play' }
  | { readonly code: 'apart' }
  | { readonly code: 'too-short' }
  | { readonly code: 'unclaimed'; readonly cards: readonly CardId[] }
  | { readonly code: 'no-such-run'; readonly word: string }
  | { readonly code: 'no-word'; readonly cards: readonly CardId[] }
  | { readonly code: 'no-picture'; readonly word: string }
  | { readonly code: 'phrase-too-long'; readonly word: string; readonly most: number }
  | { readonly code: 'name-of-card'; readonly word: string }
  | { readonly code: 'already-said'; readonly word: string; readonly before: string }
  | { readonly code: 'refused-rebus'; readonly word: string; readonly objection: WordObjection }
  /** The others refused it earlier in this turn. */
  | { readonly code: 'already-refused'; readonly word: string }
  /** The first rebus of a round takes two cards from the hand (second game). */
  | { readonly code: 'first-of-two-cards' }
  | { readonly code: 'nothing-to-take' }
  | { readonly code: 'just-laid' }
  | { readonly code: 'take-with-pictures'; readonly count: number }
  | { readonly code: 'rebustory-crossed' }
  /** The others took this rebus: nobody knows which sounds its Rébustory gave. */
  | { readonly code: 'no-cut'; readonly word: string }
  | { readonly code: 'cannot-withdraw' }
  | { readonly code: 'discard-one' }
  | { readonly code: 'no-discard' }
  | { readonly code: 'no-top-to-take' }
  | { readonly code: 'rung-length'; readonly cards: number }
  | { readonly code: 'rung-filled' }
  | { readonly code: 'rung-empty'; readonly cards: number }
  | { readonly code: 'empty-pile' }
  | { readonly code: 'no-sand-to-ask' };

// What happens.

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

// What is true.

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
  /** What the others refused in this turn: it is not put to them twice. */
  readonly refused: readonly RefusedRebus[];
}

/** What everyone sees as it is. */
type OpenKey =
  | ('juniors' | 'day' | 'discards' | 'lastDiscard' | 'plays' | 'groups' | 'said' | 'first' | 'round' | 'turnNumber' | 'goRound')
  | ('entered' | 'isDry' | 'rung' | 'sand' | 'deadline' | 'pending' | 'refused');

export interface View extends PointsView<State, OpenKey>, HandsSeen<CardId> {
  readonly pileSize: number;
}

export type Books = Pick<Library, 'lexicon' | 'sounds' | 'grammar' | 'names'>;

export type RebustoryTypes = Vocabulary<Options, Action, Refusal, Fact, News, State, View, Books>;
