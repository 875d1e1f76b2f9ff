// What a game shows on a table: its play area, its score sheet, the few things said beside each player's name, and what else it may offer.

import type { GameTypes, Result, Seat } from '@boite/kernel';
import type { Voices } from '@boite/language';
import type { Told } from '@boite/protocol';
import type { Component, Snippet } from 'svelte';
import type { NewsEffects } from './effects.ts';

export interface ScreenProps<T extends GameTypes> {
  readonly view: T['View'];
  /** The seat whose hand shows; null for a spectator. */
  readonly seat: Seat | null;
  readonly isAwaited: boolean;
  readonly names: readonly string[];
  readonly told: readonly Told<T['News']>[];
  /** Under which the unsent move is kept in this tab; null when there is nothing to play (a replay). */
  readonly draftKey: string | null;
  /** When the sand runs out, on the table's clock in milliseconds; null without a clock. */
  readonly deadline: number | null;
  /** Milliseconds between the table's clock and this device's. */
  readonly ahead: number;
  /** The scene of the end, drawn by the shell where the game is played (`Places`); null as long as the game goes on. */
  readonly ending: Snippet | null;
  /** Whether the table took it; a refusal has been shown already. */
  act(action: T['Action']): Promise<boolean>;
}

export interface SheetProps<T extends GameTypes> {
  readonly view: T['View'];
  readonly names: readonly string[];
}

/** What the shell says of the players without knowing the game. */
export interface Standing {
  /** null in a game that counts no points. */
  readonly scores: readonly number[] | null;
  /** A few words a seat: « 7 cartes ». */
  readonly notes: readonly string[];
  readonly retired: readonly boolean[];
  readonly result: Result | null;
  /** What is asked of the awaited seats now: « Changez le mot ». */
  readonly asked: string;
  /** Seconds of a full hourglass now; null when there is none, or when the play area shows the time itself. */
  readonly glass: number | null;
  /** What was finest in a game that is over: « KAYAK, 24 points, par Ada ». */
  readonly finest?: string | null;
}

export interface GameScreen<T extends GameTypes> {
  readonly Screen: Component<ScreenProps<T>>;
  /** What is written down in the course of a game, if anything. */
  readonly Sheet?: Component<SheetProps<T>>;
  /** Where it is something else than points: « Questions posées ». */
  readonly sheetTitle?: string;
  /** What each kind of news sounds like, and how it moves. */
  readonly effects: NewsEffects<T>;
  /** News that the screen shows already and that the log does not repeat. */
  readonly unwritten: readonly T['News']['kind'][];
  /** Those of them that lead to what is told next: a film shows them together with it. */
  readonly leading?: readonly T['News']['kind'][];
  /** What the keyboard does, a line a key: « ⌫ = reprend une carte ». */
  readonly keys: string;
  /** While nobody may look a word up, besides where the table judges a play that waits; it may always be unless told. */
  isBookClosed?(view: T['View']): boolean;
  /** Told what a table has agreed on, before anything of it is shown. */
  agreed?(options: T['Options']): void;
  standing(view: T['View']): Standing;
  /** A sentence of the game as people write it, where words spelled by cards get their accents; as it is unless told. */
  written?(sentence: string, view: T['View']): string;
}

/** The panel that a game may have on the home page: a game for one person alone, begun on this device. */
export interface DailyProps<T extends GameTypes> {
  /** Opens a table for that person; its code. */
  begin(options: Partial<T['Options']>): Promise<string>;
  /** Whether this device still has that table. */
  isKept(code: string): boolean;
  enter(code: string): void;
}

/** What a game asks a table besides its form: nothing that a list of choices could say. */
export interface AgreementProps<T extends GameTypes> {
  readonly options: T['Options'];
  readonly isHost: boolean;
  /** Whether the table took them. */
  readonly onchange: (options: T['Options']) => Promise<boolean>;
}

/** What a game shows of a riddle made of its pieces. */
export interface RiddleProps {
  /** What its address holds; null for whoever makes one. */
  readonly riddle: string | null;
  /** The address of a riddle, to be given to others. */
  addressOf(riddle: string): string;
}

/** A game's section of « Les cartes ». */
export interface GalleryProps {
  /** What is looked for; empty when everything is shown. */
  readonly search: string;
  /** Whether the names of the pieces are shown. */
  readonly isNamed: boolean;
  /** Who hears what is written nowhere; null as long as nobody listens. */
  readonly voices: Voices | null;
  /** Told how many pieces are shown, whenever that changes. */
  readonly onfound: (count: number) => void;
}
