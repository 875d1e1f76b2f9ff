// Knows what a game shows on a table: its play area, its score sheet, and the few things said beside each player's name.

import type { GameBox, GameTypes, Result, Seat } from '@boite/kernel';
import type { Told } from '@boite/protocol';
import type { Component } from 'svelte';

export interface ScreenProps {
  readonly view: object;
  /** The seat whose hand shows; null for a spectator. */
  readonly seat: Seat | null;
  readonly isAwaited: boolean;
  readonly names: readonly string[];
  readonly told: readonly Told[];
  /** Under which the unsent move is kept in this tab; null when there is nothing to play (a replay). */
  readonly draftKey: string | null;
  /** Whether the table took it; a refusal has been shown already. */
  act(action: object): Promise<boolean>;
}

export interface SheetProps {
  readonly view: object;
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
}

export interface GameScreen {
  readonly Screen: Component<ScreenProps>;
  readonly Sheet: Component<SheetProps>;
  /** News that the screen shows already and that the log does not repeat. */
  readonly unwritten: readonly string[];
  /** Those of them that lead to what is told next: a film shows them together with it. */
  readonly leading?: readonly string[];
  /** What the keyboard does, for those who play with it. */
  readonly keys: readonly { readonly keys: string; readonly does: string }[];
  standing(view: object): Standing;
  /** A sentence of the game as people write it: words spelled by cards get their accents. */
  written(sentence: string, view: object): string;
}

/** A game as the page knows it before opening its box. */
export interface Title {
  readonly Cover: Component;
  /** The choices of a first game, played at once: nothing to learn before the first move. */
  readonly quick: object;
  box(): Promise<GameBox<GameTypes>>;
  screen(): Promise<GameScreen>;
  rules(): Promise<string>;
}
