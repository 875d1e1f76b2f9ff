// Which commands there are. A new command adds a file and one line.

import type { Command } from './command.ts';

type Load = () => Promise<{ readonly command: Command }>;

/** Each command is loaded when it is asked for: looking a word up does not start a server. */
export const COMMANDS: Readonly<Record<string, Load>> = {
  word: () => import('./word.ts'),
  words: () => import('./words.ts'),
  definitions: () => import('./definitions.ts'),
  names: () => import('./names.ts'),
  judge: () => import('./judge.ts'),
  solve: () => import('./solve.ts'),
  rebus: () => import('./rebus.ts'),
  daily: () => import('./daily.ts'),
  review: () => import('./review.ts'),
  simulate: () => import('./simulate.ts'),
  ladder: () => import('./ladder.ts'),
  serve: () => import('./serve.ts'),
  bots: () => import('./bots.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  migrate: () => import('./migrate.ts'),
  dumps: () => import('./dumps.ts'),
  replay: () => import('./replay.ts'),
  forget: () => import('./forget.ts'),
  'new-game': () => import('./new-game.ts'),
};

export async function commandNamed(name: string): Promise<Command | null> {
  if (!Object.hasOwn(COMMANDS, name)) return null;
  const load = COMMANDS[name] as Load;
  return (await load()).command;
}
