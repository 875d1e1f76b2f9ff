// Finds what the games can do on the command line, one by one: asking Rondo opens no other game. Needs Node.

import { existsSync } from 'node:fs';
import type { Coach, GameTypes, Lesson } from '@boite/kernel';
import type { GameCommand } from '@boite/kernel/command';
import type { Library } from '@boite/language';

/** What a game on the shelf can be asked; null for a game without a command, and for any other name. */
export async function commandOf(id: string): Promise<GameCommand<Library> | null> {
  return (await fileOf<{ readonly command: GameCommand<Library> }>(id, 'command'))?.command ?? null;
}

/** What a game on the shelf teaches; null when nothing. */
export async function coachOf(id: string): Promise<Coach<GameTypes> | null> {
  return (await fileOf<{ readonly coach: Coach<GameTypes> }>(id, 'coach'))?.coach ?? null;
}

/** How a game on the shelf is learned by playing it; null when it is not. */
export async function lessonOf(id: string): Promise<Lesson<GameTypes> | null> {
  return (await fileOf<{ readonly lesson: Lesson<GameTypes> }>(id, 'lesson'))?.lesson ?? null;
}

/** Each game's own file says that it keeps the contract. */
function fileOf<Contents>(id: string, name: string): Promise<Contents> | null {
  const file = new URL(`./${id}/${name}.ts`, import.meta.url);
  return /^[a-z][a-z-]*$/.test(id) && existsSync(file) ? import(file.href) : null;
}

/** Those of every game, in the order of the shelf. */
export async function allCommands(): Promise<readonly GameCommand<Library>[]> {
  const { shelf } = await import('./shelf.ts');
  const found = await Promise.all(shelf().map(({ game }) => commandOf(game.id)));
  return found.filter((command) => command !== null);
}
