// Knows what comes in the box of a game: its rules, its bot and its sentences.

import type { Bot } from './bot.ts';
import type { Game, GameTypes } from './game.ts';
import type { GameText } from './text.ts';

export interface GameBox<T extends GameTypes> {
  readonly game: Game<T>;
  readonly bot: Bot<T>;
  readonly text: GameText<T>;
  /** The books its rules and its bot consult. */
  readonly books: readonly string[];
}
