// What comes in the box of a game: its rules, its bot, its sentences, and how a first game is played.

import type { Bot } from './bot.ts';
import type { Game, GameTypes } from './game.ts';
import type { GameText } from './text.ts';

/** The names of some books; any name where it is not known which. */
type BookOf<Books> = keyof Books extends never ? string : keyof Books & string;

export interface GameBox<T extends GameTypes> {
  readonly game: Game<T>;
  /** Asked for by whoever lets machines think: a page that only shows the table does without. */
  readonly bot: () => Promise<Bot<T>>;
  readonly text: GameText<T>;
  /** The books its rules and its bot consult. */
  readonly books: readonly BookOf<T['Books']>[];
  /** The choices of a first game, played at once: nothing to learn before the first move. */
  readonly quick: Partial<T['Options']>;
  /** The pieces of a riddle by its address; null when it names none. Only of a game that has riddles. */
  readonly riddle?: (address: string) => readonly string[] | null;
}
