// Finds what the games can do on the command line, one by one: asking Rondo opens no other game. Needs Node.

import { existsSync } from 'node:fs';
import type { GameCommand } from '@boite/kernel/command';
import type { Library } from '@boite/language';

/** What a game on the shelf can be asked; null for a game without a command, and for any other name. */
export async function commandOf(id: string): Promise<GameCommand<Library> | null> {
  const file = new URL(`./${id}/command.ts`, import.meta.url);
  if (!/^[a-z][a-z-]*$/.test(id) || !existsSync(file)) return null;
  // Each game's own file says that it keeps the contract.
  const found: { readonly command: GameCommand<Library> } = await import(file.href);
  return found.command;
}

/** Those of every game, in the order of the shelf. */
export async function allCommands(): Promise<readonly GameCommand<Library>[]> {
  const { shelf } = await import('./shelf.ts');
  const found = await Promise.all(shelf().map(({ game }) => commandOf(game.id)));
  return found.filter((command) => command !== null);
}
