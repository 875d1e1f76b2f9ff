// Knows what a page and a table say to each other. The same words over a socket and inside one device.

import type { BegunFault, Coded, Level, Seat, Viewer } from '@boite/kernel';
import type { AccordRequest, AccordsView } from './accords.ts';
import type { CompanyRequest, CompanyView, TallyLine } from './company.ts';
import type { HintRequest, HintsView } from './hints.ts';
import type { Phrase } from './phrases.ts';
import type { PushTarget } from './push.ts';

/** Who plays in a seat. */
export type Occupant =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level; readonly name: string }
  /** One person, or a team: several people who share one hand and may each play for it. */
  | { readonly kind: 'people'; readonly names: readonly string[]; readonly connected: boolean };

export interface SeatView {
  readonly occupant: Occupant;
  /** More than one person may sit here. */
  readonly team: boolean;
  /** Whether the host has marked a junior here. */
  readonly junior: boolean;
}

/** What a device is told of a table, besides the game itself. */
export interface TableView {
  /** What one types to join, before a game. */
  readonly code: string;
  /** What the link to this table holds: its code and a secret. It opens the table at any time. */
  readonly invitation: string;
  /** Which game: an id of the shelf. */
  readonly game: string;
  readonly options: object;
  readonly phase: TablePhase;
  readonly seats: readonly SeatView[];
  /** The seats held by this device. None: a spectator. */
  readonly yours: readonly Seat[];
  /** Of these, whose people are told of their turn when they are gone. */
  readonly notified: readonly Seat[];
  /** The seats of this device that a bot plays for the moment: `sit` takes one back. */
  readonly lent: readonly Seat[];
  /** Whether this device keeps the table and may arrange it. */
  readonly host: boolean;
  /** Where the host sits; null when nowhere. */
  readonly hostSeat: Seat | null;
  readonly youngest: Seat | null;
  /** The game being played, or the one just over; null in the lobby. */
  readonly gameId: string | null;
  /** 1 for the first game at this table; 0 before it. */
  readonly round: number;
  /** Whether this game was begun on a device, which knew all that was hidden then. */
  readonly isBrought: boolean;
  /** The seats that asked to stop here; when all who could answer have, the game stops. */
  readonly stopAsked: readonly Seat[];
  readonly accords: AccordsView;
  readonly company: CompanyView;
  readonly hints: HintsView;
  /** What was played and won here this season, by name and by game. */
  readonly tally: readonly TallyLine[];
}

/** Before a game, while it is played, once it is over. */
export type TablePhase = 'lobby' | 'playing' | 'over';

/** What a page asks. `id` comes back in the answer. */
export type ClientMessage = { readonly id: number } & ClientRequest;

export type ClientRequest =
  /** Come to a table by its code or what its link holds, or ask for everything again after a gap. */
  | { readonly type: 'enter'; readonly code: string }
  /**
   * Take a seat for someone on this device; a device may hold several. Before the game the seat after the last one is a chair
   * that one brings, as far as the game allows. During the game: take back a seat lent to a bot.
   */
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'rename'; readonly seat: Seat; readonly name: string }
  /** Give one's seat a key: a secret that the page has made up, and that moves the seat to the device which tells it. */
  | { readonly type: 'give-key'; readonly seat: Seat; readonly key: string }
  /** The same with a code that one can write down; both work until one of them is used. */
  | { readonly type: 'give-code'; readonly seat: Seat; readonly key: string }
  /** Move to this device the seat of that key; it works once. */
  | { readonly type: 'use-key'; readonly key: string }
  /** Host: hand the role to the people of that seat. */
  | { readonly type: 'give-host'; readonly seat: Seat }
  /** Free a seat before the game: one's own, or any as the host. */
  | { readonly type: 'vacate'; readonly seat: Seat }
  /** Host, before the game. */
  | { readonly type: 'add-seat' }
  | { readonly type: 'remove-seat'; readonly seat: Seat }
  | { readonly type: 'set-team'; readonly seat: Seat; readonly team: boolean }
  | { readonly type: 'set-junior'; readonly seat: Seat; readonly junior: boolean }
  | { readonly type: 'set-youngest'; readonly seat: Seat | null }
  | { readonly type: 'set-options'; readonly options: unknown }
  /** Host before the game, on an open or a bot's seat; during it, one's own seat, or a bot's as the host: a bot takes the hand over. */
  | { readonly type: 'set-bot'; readonly seat: Seat; readonly level: Level }
  /** Host; every seat must be taken. */
  | { readonly type: 'start' }
  /** The game is named, so that what was meant for one is never done in the next; pages of earlier versions do not say. */
  | {
      readonly type: 'act';
      readonly seat: Seat;
      readonly gameId?: string | undefined;
      readonly step: number;
      readonly action: unknown;
    }
  /** Leave the game for good; the others go on. */
  | { readonly type: 'retire'; readonly seat: Seat }
  /** Ask to stop here, or take it back. */
  | { readonly type: 'stop'; readonly seat: Seat; readonly agree: boolean }
  /** Another round with the same people; anyone seated, once the game is over. */
  | { readonly type: 'again' }
  /** Host, once the game is over: back to the lobby, to change seats or options before another round. */
  | { readonly type: 'rearrange' }
  /** Another game of the shelf with the same people: anyone seated, once a game is over; before one, the host. */
  | { readonly type: 'another'; readonly game: string }
  /** Say one of the ready phrases from one's seat, so that everyone hears it; it is not kept. */
  | { readonly type: 'say'; readonly seat: Seat; readonly phrase: Phrase }
  /** The same in one's own words, where the host allows it. */
  | { readonly type: 'talk'; readonly seat: Seat; readonly text: string }
  /** Host: whether people may write to each other freely. */
  | { readonly type: 'set-talk'; readonly isFree: boolean }
  /** What one was told before some fact, as far as it has not been told to this page yet; while a game is on the table. */
  | { readonly type: 'recall'; readonly viewer: Viewer; readonly before: number }
  /** Tell one's browser when it is one's turn and one is gone, or do not any more. */
  | { readonly type: 'notify'; readonly seat: Seat; readonly to: PushTarget | null }
  | CompanyRequest
  | HintRequest
  | AccordRequest;

/** Whether the line lives: answered at once, by the house and not by a table. */
export interface PingMessage {
  readonly id: number;
  readonly type: 'ping';
}

/** Each request by its name. */
export type Requests = { readonly [Request in ClientRequest as Request['type']]: Request };

/** What happened, as one viewer is told it. */
export interface Told<News extends { readonly kind: string } = { readonly kind: string }> {
  readonly step: number;
  readonly at: number;
  readonly news: News;
}

/** What a table answers and announces. */
export type ServerMessage = AnswerMessage | AnnouncedMessage;

export type AnswerMessage =
  | { readonly type: 'done'; readonly id: number }
  /** Nothing has changed. `text` is a French sentence. `id` is null when the message was too broken to have one. */
  | { readonly type: 'refused'; readonly id: number | null; readonly refusal: { readonly code: string }; readonly text: string };

export type AnnouncedMessage =
  | { readonly type: 'table'; readonly table: TableView }
  | StepMessage
  | SaidMessage
  | RecalledMessage;

/** Someone said something: a ready phrase, or words of their own. */
export type SaidMessage = { readonly type: 'said'; readonly seat: Seat } & (
  | { readonly phrase: Phrase }
  | { readonly text: string }
);

/** A stretch of what one viewer was told, and whether there is more before it. */
export interface ToldBefore {
  readonly told: readonly Told[];
  readonly hasEarlier: boolean;
}

/** What came before that which a page knows. */
export interface RecalledMessage extends ToldBefore {
  readonly type: 'recalled';
  readonly gameId: string;
  readonly viewer: Viewer;
}

/** The time as a page is told it, by the clock of its table. */
export interface TimeShown {
  /** When the sand runs out; null while it stands still, or without a sablier. */
  readonly deadline: number | null;
  /** What time it is there now. */
  readonly now: number;
}

/** The game as one of this device's seats (or a spectator) sees it now: always whole. */
export interface StepMessage extends TimeShown, ToldBefore {
  readonly type: 'step';
  readonly gameId: string;
  readonly viewer: Viewer;
  readonly step: number;
  readonly view: object;
  readonly awaiting: readonly Seat[];
  /** The seat that may ask to take its last move back; null when none may. */
  readonly lastMove: Seat | null;
  /** Whether `told` is the latest of everything told so far, else only what is new. */
  readonly whole: boolean;
}

/** Why a table refuses, besides the reasons of the game and of the match. */
export type TableRefusal =
  | Coded<'unreadable' | 'too-fast' | 'not-at-a-table' | 'host-only' | 'seated-only'>
  | Coded<'already-playing' | 'not-playing' | 'not-over' | 'seats-open' | 'paused'>
  | Coded<
      | 'unknown-key'
      | 'bad-name'
      | 'bad-options'
      | 'already-seated'
      | 'no-take-back'
      | 'no-gift'
      | 'no-claim'
      | 'no-talk'
      | 'bad-talk'
    >
  /** The table plays without hints. */
  | Coded<'no-hints'>
  | Coded<'unknown-seat' | 'not-your-seat' | 'seat-taken' | 'not-absent', { seat: Seat }>
  | Coded<'unknown-table', { table: string }>
  | Coded<'unknown-game', { game: string }>
  | Coded<'seat-count', { min: number; max: number }>
  /** The game has begun: its code alone does not open a table any more. */
  | Coded<'link-only'>
  /** What the table has agreed on is judged by people alone. */
  | Coded<'people-only'>
  /** Someone at the table has this name, or one that looks like it. */
  | Coded<'name-taken', { name: string }>
  /** The others have removed this device. */
  | Coded<'removed'>
  | Coded<'nobody-called', { who: string }>
  /** A game begun elsewhere is not what its rules make of it, or its clock is not ours. */
  | BegunFault
  | Coded<'clock-ahead'>
  /** The store did not answer: nothing has changed, and the same may be asked again. */
  | Coded<'not-kept'>
  /** A fault of ours: the table has been set aside, its record kept. */
  | Coded<'broken-table'>;
