// Knows the vocabulary of Dico. Read first.

import type { GameTypes, Result, Seat } from '@boite/kernel';
import type { Library, Theme } from '@boite/language';

/** What a pair asks: a page, the first three letters, the other letters, the definition. */
export type Asking = 'page' | 'debut' | 'fin' | 'definition';

export type Card = Asking | 'joker' | 'interdiction';

/** A place of the board, from 0 to 29. */
export type Square = number;

/** A word by its letters alone, as tiles spell it: TERMINUS, SAINTMALO. */
export type Letters = string;

/** How many letters the words have: « 7 », or from « 6-8 ». */
export type Length = `${number}` | `${number}-${number}`;

export interface Options {
  /** Seconds for a turn; null without an hourglass. */
  readonly sablier: number | null;
  /** What is hidden: headwords of the dictionary, any proper noun, or those of one theme. */
  readonly words: 'common' | 'proper' | Theme;
  /** Of headwords; a proper noun has twelve letters at most, whatever is said here. */
  readonly length: Length;
  /** STOP names fewer opponents: two at four players, one at three. */
  readonly rapide: boolean;
  /** A player may write the definition in words of one's own. */
  readonly ownWording: boolean;
  /** Seconds between two rolls of the dice during a consultation; without an hourglass a page turned is a roll. */
  readonly pace: number;
  /** The notebook says how many words are still possible. Only the screen counts them. */
  readonly aid: boolean;
}

/** A definition of the dictionary by its place among those of the word, from 0; or one's own wording. */
export type Wording = { readonly kind: 'dictionary'; readonly index: number } | { readonly kind: 'own'; readonly text: string };

/** A word that a player believes to be an opponent's. Accents and case do not count. */
export interface Supposed {
  readonly of: Seat;
  readonly word: string;
}

export type Action =
  | { readonly kind: 'choose'; readonly word: string; readonly wording: Wording }
  /** Turns one card face up; three a turn. */
  | { readonly kind: 'flip'; readonly square: Square }
  | { readonly kind: 'take'; readonly squares: readonly Square[] }
  /** `page` is a number when a page is asked, null otherwise. */
  | {
      readonly kind: 'ask';
      readonly of: Seat;
      readonly about: Asking;
      readonly pair: readonly [Card, Card];
      readonly page: number | null;
    }
  /** The second page of the same question. */
  | { readonly kind: 'point'; readonly page: number }
  /** Opens the dictionary at a page. */
  | { readonly kind: 'consult'; readonly page: number }
  /** Turns to another page: a roll of the dice. Only without an hourglass; with one, leafing is nobody else's business. */
  | { readonly kind: 'leaf'; readonly page: number }
  /** Also closes the dictionary, or forgoes the second page. */
  | { readonly kind: 'end-turn' }
  /** STOP. */
  | { readonly kind: 'announce'; readonly supposed: readonly Supposed[] }
  | { readonly kind: 'propose-draw' }
  | { readonly kind: 'answer-draw'; readonly agrees: boolean };

export type Refusal =
  | { readonly code: 'not-now' }
  /** Something else than letters (and, in a proper noun, spaces, hyphens, apostrophes). */
  | { readonly code: 'not-a-word'; readonly word: string }
  | { readonly code: 'wrong-length'; readonly word: string; readonly fewest: number; readonly most: number }
  /** No headword, or none with a definition, or not a name of the theme. */
  | { readonly code: 'unknown-word'; readonly word: string }
  | { readonly code: 'no-such-definition'; readonly word: string }
  | { readonly code: 'own-wording-not-allowed' }
  | { readonly code: 'own-wording-length'; readonly fewest: number; readonly most: number }
  /** Six cards or more: a question must be asked. */
  | { readonly code: 'must-ask'; readonly cards: number }
  | { readonly code: 'empty-square'; readonly square: Square }
  | { readonly code: 'already-open'; readonly square: Square }
  /** Those squares are none of the choices that the open cards leave. */
  | { readonly code: 'cannot-take' }
  | { readonly code: 'not-in-hand'; readonly card: Card }
  | { readonly code: 'not-a-pair'; readonly about: Asking }
  | { readonly code: 'not-an-opponent' }
  | { readonly code: 'no-such-page'; readonly page: number; readonly pageCount: number }
  /** A turn is an acquisition, a question or a consultation. */
  | { readonly code: 'nothing-done' }
  | { readonly code: 'wrong-opponents'; readonly count: number }
  | { readonly code: 'too-early-to-draw' };

/** A hidden word and all that can be asked about it. */
export interface Secret {
  readonly word: Letters;
  /** With its accents, as people write it: « pêcheur », « Saint-Malo ». */
  readonly headword: string;
  /** The word and its inflected forms are masked in it. */
  readonly definition: string;
  /** Who wrote the definition; null for the player's own wording. */
  readonly source: string | null;
  /** The page of the dictionary on which the word stands, from 1. */
  readonly page: number;
}

/** Where the word lies, seen from the page that was pointed at. */
export type Where = 'before' | 'after' | 'on-it';

/** What the asker alone learns. Letters are in alphabetical order: ERT. */
export type Answer =
  | { readonly about: 'debut' | 'fin'; readonly letters: Letters }
  | { readonly about: 'definition'; readonly definition: string; readonly source: string | null }
  | { readonly about: 'page'; readonly page: number; readonly where: Where };

/** A line that the asker keeps. */
export interface Note {
  readonly of: Seat;
  readonly answer: Answer;
}

/** What everyone knows of a question. */
export interface Question {
  readonly by: Seat;
  readonly of: Seat;
  readonly about: Asking;
  readonly pair: readonly [Card, Card];
}

/** What everyone knows of a STOP. */
interface Announcement {
  readonly seat: Seat;
  /** The opponents whose words were given. */
  readonly named: readonly Seat[];
  readonly right: boolean;
}

type Face = 'red' | 'plain';
export type Dice = readonly [Face, Face];

/** A card and where it is laid. */
export interface Laid {
  readonly square: Square;
  readonly card: Card;
}

/** The cards dealt face up, one by one from a seat on, until the first joker says who begins. */
interface FirstDeal {
  readonly from: Seat;
  readonly dealt: readonly Card[];
  readonly first: Seat;
}

export type Fact =
  | {
      readonly kind: 'begun';
      readonly options: Options;
      readonly seats: number;
      /** How many pages the dictionary of this game has. */
      readonly pageCount: number;
      readonly deadline: number | null;
    }
  /** `drawn`: by the server, for a player who did not choose in time or who left. */
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly secret: Secret; readonly drawn: boolean }
  /** `board`: all thirty, as they are laid face down afterwards. */
  | ({ readonly kind: 'laid-out'; readonly board: readonly Card[] } & FirstDeal)
  | { readonly kind: 'turn'; readonly seat: Seat; readonly deadline: number | null }
  | { readonly kind: 'flipped'; readonly seat: Seat; readonly square: Square; readonly card: Card }
  /** An INTERDICTION: what was turned goes back face down and the turn is lost. */
  | { readonly kind: 'barred'; readonly seat: Seat }
  /** What is not taken goes back face down. */
  | { readonly kind: 'taken'; readonly seat: Seat; readonly squares: readonly Square[]; readonly cards: readonly Card[] }
  | {
      readonly kind: 'asked';
      readonly seat: Seat;
      readonly of: Seat;
      readonly about: Asking;
      readonly pair: readonly [Card, Card];
      readonly answer: Answer;
    }
  | { readonly kind: 'pointed'; readonly seat: Seat; readonly of: Seat; readonly answer: Answer }
  /** Six discarded cards, or the hand of an eliminated player, shuffled onto free squares. */
  | { readonly kind: 'returned'; readonly from: Seat | 'discard'; readonly laid: readonly Laid[] }
  /** `left`: milliseconds of the turn still to come once the dictionary is closed. */
  | {
      readonly kind: 'consulted';
      readonly seat: Seat;
      readonly page: number;
      readonly left: number | null;
      readonly deadline: number | null;
    }
  | { readonly kind: 'leafed'; readonly seat: Seat; readonly page: number }
  /** `by` throws the dice; `deadline` is the next roll. */
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly by: Seat; readonly dice: Dice; readonly deadline: number | null }
  /** Both dice were red. */
  | { readonly kind: 'closed'; readonly seat: Seat; readonly deadline: number | null }
  /** A wrong one eliminates; a right one wins. */
  | {
      readonly kind: 'announced';
      readonly seat: Seat;
      readonly supposed: readonly { readonly of: Seat; readonly word: Letters }[];
      readonly right: boolean;
    }
  | { readonly kind: 'out-of-time'; readonly seat: Seat }
  | {
      readonly kind: 'draw-proposed';
      readonly seat: Seat;
      readonly left: number | null;
      readonly deadline: number | null;
    }
  | { readonly kind: 'draw-answered'; readonly seat: Seat; readonly agrees: boolean }
  /** Someone does not agree: the turn goes on. */
  | { readonly kind: 'draw-refused'; readonly seat: Seat; readonly deadline: number | null }
  | { readonly kind: 'retired'; readonly seat: Seat }
  /** Every word is shown; null for a player who had not chosen yet. */
  | {
      readonly kind: 'ended';
      readonly reason: EndReason;
      readonly winner: Seat | null;
      readonly secrets: readonly (Secret | null)[];
    };

/** All words found; everyone else out; a draw agreed; the table stopped. */
export type EndReason = 'found' | 'last' | 'draw' | 'stopped';

/** What a viewer is told. */
export type News =
  | { readonly kind: 'begun' }
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly drawn: boolean }
  | ({ readonly kind: 'laid-out' } & FirstDeal)
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'flipped'; readonly seat: Seat; readonly square: Square; readonly card: Card }
  | { readonly kind: 'barred'; readonly seat: Seat }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly squares: readonly Square[]; readonly cards: readonly Card[] }
  /** `answer` is for the asker, null for everyone else: the one who is asked too. */
  | ({ readonly kind: 'asked'; readonly answer: Answer | null } & Question)
  | { readonly kind: 'pointed'; readonly by: Seat; readonly of: Seat; readonly answer: Answer | null }
  | { readonly kind: 'returned'; readonly from: Seat | 'discard'; readonly squares: readonly Square[] }
  | { readonly kind: 'consulted'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly by: Seat; readonly dice: Dice }
  | { readonly kind: 'closed'; readonly seat: Seat }
  /** `supposed` holds the words that the viewer may read: one's own announcement, or the word supposed for the viewer. */
  | ({ readonly kind: 'announced'; readonly supposed: readonly Supposed[] } & Announcement)
  | { readonly kind: 'out-of-time'; readonly seat: Seat }
  | { readonly kind: 'draw-proposed'; readonly seat: Seat }
  | { readonly kind: 'draw-answered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly kind: 'draw-refused'; readonly seat: Seat }
  | { readonly kind: 'retired'; readonly seat: Seat }
  | Extract<Fact, { kind: 'ended' }>;

/**
 * `choosing`: everyone hides a word. `turn`: nothing done yet. `acquiring`: fewer than three cards are open. `taking`: three are, and
 * one must choose. `pointing`: the second page. `consulting`: the dictionary is open. `acted`: STOP, or the turn ends. `draw`: the
 * others answer.
 */
export type Phase = 'choosing' | 'turn' | 'acquiring' | 'taking' | 'pointing' | 'consulting' | 'acted' | 'draw' | 'over';

/** A dictionary open before the player in turn. */
export interface Consultation {
  /** Where it was opened or last leafed to, as the server knows it. */
  readonly page: number;
  readonly rolls: number;
  /** The last roll; null before the first one. */
  readonly dice: Dice | null;
}

/** A draw that someone proposes. For each seat, what it said; null while it is silent. */
interface Draw {
  readonly by: Seat;
  readonly agrees: readonly (boolean | null)[];
}

export interface State {
  readonly options: Options;
  readonly phase: Phase;
  readonly decision: number;
  readonly deadline: number | null;
  /** Milliseconds the turn still had when a consultation or a vote stopped its sand. */
  readonly left: number | null;
  readonly pageCount: number;
  readonly secrets: readonly (Secret | null)[];
  /** null until the cards are laid out. */
  readonly opening: FirstDeal | null;
  /** What lies on each square; null when it is empty. */
  readonly board: readonly (Card | null)[];
  /** Whether everyone has seen the card that lies there. */
  readonly seen: readonly boolean[];
  /** The squares turned face up this turn, in order. */
  readonly open: readonly Square[];
  readonly hands: readonly (readonly Card[])[];
  readonly discard: readonly Card[];
  readonly turn: Seat;
  readonly questions: readonly Question[];
  /** For each seat, the answers it received. */
  readonly notes: readonly (readonly Note[])[];
  readonly consultation: Consultation | null;
  readonly announcements: readonly Announcement[];
  /** Whether this turn had an acquisition, a question or a STOP. */
  readonly busy: boolean;
  /** Turns in a row without one. */
  readonly quiet: number;
  readonly draw: Draw | null;
  /** Who can no longer win: by a wrong STOP or by leaving. */
  readonly eliminated: readonly boolean[];
  readonly retired: readonly boolean[];
  readonly winner: Seat | null;
  readonly ended: EndReason | null;
}

/** A square as it looks: a card face up, a back, or nothing. */
export type Look = Card | 'back' | null;

export interface View {
  readonly options: Options;
  readonly phase: Phase;
  readonly seats: number;
  readonly pageCount: number;
  /** The viewer's own word; null for a spectator, or before choosing. */
  readonly secret: Secret | null;
  /** For each seat, whether it has hidden its word. */
  readonly chosen: readonly boolean[];
  /** How the first player was found; null until the cards are laid out. */
  readonly opening: FirstDeal | null;
  readonly board: readonly Look[];
  /**
   * What everyone saw on each square and still lies there; null where nobody knows. A bot's memory. People use their own: a screen
   * does not draw it.
   */
  readonly seen: readonly (Card | null)[];
  /** The squares turned face up this turn, in order. */
  readonly open: readonly Square[];
  /** The viewer's own cards; null for a spectator. */
  readonly hand: readonly Card[] | null;
  readonly handSizes: readonly number[];
  /** Face up beside the board. */
  readonly discard: readonly Card[];
  readonly turn: Seat;
  readonly questions: readonly Question[];
  /** The answers the viewer received, in order; nobody else's. */
  readonly notes: readonly Note[];
  /** Everyone sees the dice; `page` is null to all but the one who reads. */
  readonly consultation: (Omit<Consultation, 'page'> & { readonly page: number | null }) | null;
  readonly announcements: readonly Announcement[];
  /** How many opponents a STOP must name. */
  readonly toName: number;
  /** Whether the table may vote a draw now. */
  readonly drawAllowed: boolean;
  readonly draw: Draw | null;
  readonly eliminated: readonly boolean[];
  readonly retired: readonly boolean[];
  /** Everyone's word, once the game is over. */
  readonly secrets: readonly (Secret | null)[] | null;
  readonly result: Result | null;
}

export type Books = Pick<Library, 'lexicon' | 'dictionary' | 'names'>;

export interface DicoTypes extends GameTypes {
  Options: Options;
  Action: Action;
  Refusal: Refusal;
  Fact: Fact;
  News: News;
  State: State;
  View: View;
  Books: Books;
}
