// How a game's box is opened in the page: its rules and its screen, together.

import { titleOf } from '@boite/games/page.ts';
import type { GameBox, GameTypes } from '@boite/kernel';
import type { GameScreen } from '@boite/ui/screen.ts';

export interface OpenedGame {
  readonly box: GameBox<GameTypes>;
  readonly screen: GameScreen<GameTypes>;
}

/** Null when no game has that name. */
export async function openGame(id: string): Promise<OpenedGame | null> {
  const title = titleOf(id);
  if (title === null) return null;
  const [box, screen] = await Promise.all([title.box(), title.screen()]);
  return { box, screen };
}
