// The vocabulary of Dico. Read first.

import type { Coded, CourseFact, CourseState, NotNow, OpenView, Result, Seat, Vocabulary } from '@boite/kernel';
import type { Category, Library, Theme } from '@boite/language';

/** What a pair asks: a page, the first three letters, the other letters, the definition. */
export type Asking = 'page' | 'debut' | 'fin' | 'definition';

export type DicoCard = Asking | 'joker' | 'interdiction';

/** A place of the board, from 0 to 29. */
export type BoardSquare = number;

/** A word by its letters alone, as tiles spell it: TERMINUS, SAINTMALO. */
export type Capitals = string;

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
  /** The notebook says how many words are still possible, and which when they are few. Only the screen counts them. */
  readonly aid: boolean;
}

/** A definition of the dictionary by its place among those of the word, from 0; or one's own wording. */
export type Wording = { readonly kind: 'dictionary'; readonly index: number } | { readonly kind: 'own'; readonly text: string };

/** A word that a player believes to be an opponent's. Accents and case do not count. */
export interface Supposed {
  readonly of: Seat;
  readonly word: string;
}

/** What everyone knows of a question. */
export interface OpenQuestion {
  readonly by: Seat;
  readonly of: Seat;
  readonly about: Asking;
  readonly pair: readonly [DicoCard, DicoCard];
}

export type Action =
  | { readonly kind: 'choose'; readonly word: string; readonly wording: Wording }
  /** Turns one card face up; three a turn. */
  | { readonly kind: 'flip'; readonly square: BoardSquare }
  | { readonly kind: 'take'; readonly squares: readonly BoardSquare[] }
  /** `page` is a number when a page is asked, null otherwise. */
  | ({ readonly kind: 'ask'; readonly page: number | null } & Omit<OpenQuestion, 'by'>)
  /** The second page of the same question. */
  | { readonly kind: 'point'; readonly page: number }
  /** Opens the dictionary at a page. */
  | { readonly kind: 'consult'; readonly page: number }
  /** Turns to another page. Without an hourglass a throw is due then; with one, people leaf without a word to the table. */
  | { readonly kind: 'leaf'; readonly page: number }
  /** An opponent whose turn it is to throw throws the dice. */
  | { readonly kind: 'throw' }
  /** Also closes the dictionary, or forgoes the second page. */
  | { readonly kind: 'end-turn' }
  /** STOP. */
  | { readonly kind: 'announce'; readonly supposed: readonly Supposed[] }
  | { readonly kind: 'propose-draw' }
  | { readonly kind: 'answer-draw'; readonly agrees: boolean };

export type Refusal =
  | NotNow
  /** Something else than letters (and, in a proper noun, spaces, hyphens, apostrophes). */
  | Coded<'not-a-word', { word: string }>
  | Coded<'wrong-length', { word: string; fewest: number; most: number }>
  /** Not in the book of this game. */
  | Coded<'unknown-word', { word: string }>
  /** A proper noun of the book, but not of the theme that the table agreed on. */
  | Coded<'not-in-theme', { word: string }>
  | Coded<'no-such-definition', { word: string }>
  | Coded<'own-wording-not-allowed' | 'cannot-take' | 'not-an-opponent' | 'nothing-done' | 'too-early-to-draw'>
  | Coded<'own-wording-length', { fewest: number; most: number }>
  | Coded<'must-ask', { cards: number }>
  | Coded<'empty-square' | 'already-open', { square: BoardSquare }>
  | Coded<'not-in-hand', { card: DicoCard }>
  | Coded<'not-a-pair', { about: Asking }>
  | Coded<'no-such-page', { page: number; pageCount: number }>
  /** The dice are someone else's, or rest still. */
  | Coded<'no-throw'>
  /** A page was turned, and nobody has thrown the dice yet. */
  | Coded<'throw-awaited'>
  | Coded<'wrong-opponents', { count: number }>;

/** A hidden word and all that can be asked about it. */
export interface Secret {
  readonly word: Capitals;
  /** With its accents, as people write it: « pêcheur », « Saint-Malo ». */
  readonly headword: string;
  /** What the word is in that sense; null when nobody says. Games of the first edition did not keep it. */
  readonly category?: Category | null;
  /** The word and its inflected forms are masked in it. */
  readonly definition: string;
  /** Who wrote the definition; null for the player's own wording. */
  readonly source: string | null;
  /** The page of the dictionary on which the word stands, from 1. */
  readonly page: number;
}

/** Where the word lies, seen from the page that was pointed at. */
export type Whereabouts = 'before' | 'after' | 'on-it';

/** What the asker alone learns. Letters are in alphabetical order: ERT. */
export type Clue =
  | { readonly about: 'debut' | 'fin'; readonly letters: Capitals }
  | { readonly about: 'definition'; readonly definition: string; readonly source: string | null }
  | { readonly about: 'page'; readonly page: number; readonly where: Whereabouts };

/** A line that the asker keeps. */
export interface NotebookLine {
  readonly of: Seat;
  readonly answer: Clue;
}

/** What everyone knows of a STOP. */
interface StopCall {
  readonly seat: Seat;
  /** The opponents whose words were given. */
  readonly named: readonly Seat[];
  readonly right: boolean;
}

export type Dice = readonly ['red' | 'plain', 'red' | 'plain'];

/** A card and where it is laid. */
export interface BoardCard {
  readonly square: BoardSquare;
  readonly card: DicoCard;
}

/** The cards dealt face up, one by one from a seat on, until the first joker says who begins. */
interface FirstDeal {
  readonly from: Seat;
  readonly dealt: readonly DicoCard[];
  readonly first: Seat;
}

export type Fact =
  | ({ readonly kind: 'begun'; readonly seats: number } & Pick<State, 'options' | 'pageCount' | 'deadline'>)
  /** `drawn`: by the server, for a player who did not choose in time or who left. */
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly secret: Secret; readonly drawn: boolean }
  /** `board`: all thirty, as they are laid face down afterwards. */
  | ({ readonly kind: 'laid-out'; readonly board: readonly DicoCard[] } & FirstDeal)
  | ({ readonly kind: 'flipped'; readonly seat: Seat } & BoardCard)
  /** An INTERDICTION: what was turned goes back face down and the turn is lost. */
  | { readonly kind: 'barred'; readonly seat: Seat }
  /** What is not taken goes back face down. */
  | { readonly kind: 'taken'; readonly seat: Seat; readonly squares: readonly BoardSquare[]; readonly cards: readonly DicoCard[] }
  | ({ readonly kind: 'asked'; readonly seat: Seat; readonly answer: Clue } & Omit<OpenQuestion, 'by'>)
  | { readonly kind: 'pointed'; readonly seat: Seat; readonly of: Seat; readonly answer: Clue }
  /** Six discarded cards, or the hand of an eliminated player, shuffled onto free squares. */
  | { readonly kind: 'returned'; readonly from: Seat | 'discard'; readonly laid: readonly BoardCard[] }
  | ({ readonly kind: 'consulted'; readonly seat: Seat; readonly page: number } & Pick<State, 'left' | 'deadline'>)
  | { readonly kind: 'leafed'; readonly seat: Seat; readonly page: number }
  /** An opponent may throw the dice from now on; at the deadline they are thrown for them. */
  | { readonly kind: 'throw-due'; readonly seat: Seat; readonly deadline: number | null }
  /** `by` throws the dice; `deadline`: when they may be thrown again, null when another page must be turned first. */
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly by: Seat; readonly dice: Dice; readonly deadline: number | null }
  /** Both dice were red. */
  | { readonly kind: 'closed'; readonly seat: Seat; readonly deadline: number | null }
  /** A wrong one eliminates; a right one wins. */
  | { readonly kind: 'announced'; readonly seat: Seat; readonly supposed: readonly Supposed[]; readonly right: boolean }
  | { readonly kind: 'out-of-time'; readonly seat: Seat }
  | ({ readonly kind: 'draw-proposed'; readonly seat: Seat } & Pick<State, 'left' | 'deadline'>)
  | { readonly kind: 'draw-answered'; readonly seat: Seat; readonly agrees: boolean }
  /** Someone does not agree: the turn goes on. */
  | { readonly kind: 'draw-refused'; readonly seat: Seat; readonly deadline: number | null }
  | Exclude<CourseFact<EndReason>, { kind: 'ended' }>
  /** Every word is shown; null for a player who had not chosen yet. */
  | ({ readonly kind: 'ended'; readonly reason: EndReason } & Pick<State, 'winner' | 'secrets'>);

/** All words found; everyone else out; a draw agreed; the table stopped. */
export type EndReason = 'found' | 'last' | 'draw' | 'stopped';

/** What a viewer is told. */
export type News =
  | { readonly kind: 'begun' }
  | OpenPart<'turn' | 'barred' | 'consulted' | 'closed' | 'out-of-time' | 'draw-proposed' | 'draw-refused' | 'retired', 'seat'>
  | OpenPart<'chosen', 'seat' | 'drawn'>
  | OpenPart<'laid-out', keyof FirstDeal>
  | Extract<Fact, { kind: 'flipped' | 'draw-answered' | 'ended' }>
  /** `drew`: the same cards again, for the one whose hand they come to. */
  | (Extract<Fact, { kind: 'taken' }> & { readonly drew: readonly DicoCard[] | null })
  /** `answer` is for the asker, null for everyone else: the one who is asked too. */
  | ({ readonly kind: 'asked'; readonly answer: Clue | null } & OpenQuestion)
  | { readonly kind: 'pointed'; readonly by: Seat; readonly of: Seat; readonly answer: Clue | null }
  | { readonly kind: 'returned'; readonly from: Seat | 'discard'; readonly squares: readonly BoardSquare[] }
  | OpenPart<'rolled', 'seat' | 'by' | 'dice'>
  /** `supposed` holds the words that the viewer may read: one's own announcement, or the word supposed for the viewer. */
  | ({ readonly kind: 'announced'; readonly supposed: readonly Supposed[] } & StopCall);

/** A part of a fact, and nothing of the rest. */
type OpenPart<Kind extends Fact['kind'], Shown extends string> = Kind extends unknown
  ? Pick<Extract<Fact, { kind: Kind }>, keyof Extract<Fact, { kind: Kind }> & ('kind' | Shown)>
  : never;

/** A dictionary open before the player in turn. */
interface Consultation {
  /** Where it was opened or last leafed to, as the server knows it. */
  readonly page: number;
  readonly rolls: number;
  /** The last roll; null before the first one. */
  readonly dice: Dice | null;
  /** Whether the dice may be thrown now. */
  readonly isDue: boolean;
}

export interface State extends CourseState {
  readonly options: Options;
  /**
   * `choosing`: everyone hides a word. `turn`: nothing done yet. `acquiring`: fewer than three cards are open. `taking`: three are,
   * and one must choose. `pointing`: the second page. `consulting`: the dictionary is open. `acted`: STOP, or the turn ends. `draw`:
   * the others answer.
   */
  readonly phase: 'choosing' | 'turn' | 'acquiring' | 'taking' | 'pointing' | 'consulting' | 'acted' | 'draw' | 'over';
  readonly ended: EndReason | null;
  /** Milliseconds the turn still had when a consultation or a vote stopped its sand. */
  readonly left: number | null;
  /** How many pages the dictionary of this game has. */
  readonly pageCount: number;
  readonly secrets: readonly (Secret | null)[];
  /** How the first player was found; null until the cards are laid out. */
  readonly opening: FirstDeal | null;
  /** What lies on each square; null when it is empty. */
  readonly board: readonly (DicoCard | null)[];
  /** Whether everyone has seen the card that lies there. */
  readonly seen: readonly boolean[];
  /** The squares turned face up this turn, in order. */
  readonly open: readonly BoardSquare[];
  readonly hands: readonly (readonly DicoCard[])[];
  /** Face up beside the board. */
  readonly discard: readonly DicoCard[];
  readonly questions: readonly OpenQuestion[];
  /** For each seat, the answers it received. */
  readonly notes: readonly (readonly NotebookLine[])[];
  readonly consultation: Consultation | null;
  readonly announcements: readonly StopCall[];
  /** Whether this turn had an acquisition, a question or a STOP. */
  readonly busy: boolean;
  /** Turns in a row without one. */
  readonly quiet: number;
  /** A draw that someone proposes. For each seat, what it said; null while it is silent. */
  readonly draw: { readonly by: Seat; readonly agrees: readonly (boolean | null)[] } | null;
  /** Who can no longer win: by a wrong STOP or by leaving. */
  readonly eliminated: readonly boolean[];
  readonly winner: Seat | null;
}

/** A square as it looks: a card face up, a back, or nothing. */
export type SquareLook = DicoCard | 'back' | null;

/** What everyone sees as it is. */
type OpenKey = 'pageCount' | 'opening' | 'open' | 'discard' | 'questions' | 'announcements' | 'draw' | 'eliminated';

export interface View extends OpenView<State, OpenKey> {
  /** The viewer's own word; null for a spectator, or before choosing. */
  readonly secret: Secret | null;
  /** For each seat, whether it has hidden its word. */
  readonly chosen: readonly boolean[];
  readonly board: readonly SquareLook[];
  /** What everyone saw on each square and still lies there; null where nobody knows. For bots: no screen draws it. */
  readonly seen: readonly (DicoCard | null)[];
  /** The viewer's own cards; null for a spectator. */
  readonly hand: readonly DicoCard[] | null;
  readonly handSizes: readonly number[];
  /** The answers the viewer received, in order; nobody else's. */
  readonly notes: readonly NotebookLine[];
  /** Everyone sees the dice and who throws next; `page` is null to all but the one who reads. */
  readonly consultation: (Omit<Consultation, 'page'> & { readonly page: number | null; readonly by: Seat }) | null;
  /** How many opponents a STOP must name. */
  readonly toName: number;
  /** Whether the table may vote a draw now. */
  readonly drawAllowed: boolean;
  /** Everyone's word, once the game is over. */
  readonly secrets: readonly (Secret | null)[] | null;
  readonly result: Result | null;
}

export type Books = Pick<Library, 'lexicon' | 'dictionary' | 'nameBook'>;

export type DicoTypes = Vocabulary<Options, Action, Refusal, Fact, News, State, View, Books>;
