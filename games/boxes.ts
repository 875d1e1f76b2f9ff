// The boxes of the games as a bot's worker opens them: one at a time, nothing of their screens.

import type { GameBox, GameTypes } from '@boite/kernel';

// The template is no game of the page: whoever copies it makes one.
const BOX_FILES = import.meta.glob<GameBox<GameTypes>>(['./*/game.ts', '!./template/**'], { import: 'box' });

/** Null when no game has that id. */
export async function boxOf(id: string): Promise<GameBox<GameTypes> | null> {
  return (await BOX_FILES[`./${id}/game.ts`]?.()) ?? null;
}
