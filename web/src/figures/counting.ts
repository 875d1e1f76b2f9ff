// Finds the finished games of this device's person that the figures do not count yet, here and on the server, and has them counted.

import type { Seat } from '@boite/kernel';
import { AskedWorker } from '@boite/ui/asked-worker.ts';
import { preferences } from '@boite/ui/device/preferences.svelte.ts';
import { hasTablesHere } from '../link/kept-tables.ts';
import { gamesOnline, recordOnline, tablesOnline } from '../link/server.ts';
import type { FinishedGame } from './figures.worker.ts';
import address from './figures.worker.ts?page-worker';
import { isUncounted, type KeptGame, keepGame } from './kept-games.ts';

/** Counts what is not counted yet; says so after each game, so that the page shows more and more. */
export async function countGames(onkept: () => void): Promise<void> {
  const reading = new AskedWorker<FinishedGame, KeptGame | null>(address);
  try {
    for await (const finished of uncountedGames()) {
      const game = await reading.ask(finished);
      if (game === null) continue;
      keepGame(game);
      onkept();
    }
  } finally {
    reading.close();
  }
}

async function* uncountedGames(): AsyncGenerator<FinishedGame, void, void> {
  if (hasTablesHere())
    yield* (await import('../link/here.ts')).finishedHere(preferences.name).filter((game) => isUncounted(game));
  for (const { code, yourNames } of (await tablesOnline()) ?? [])
    for (const { id, at, names: played } of await gamesOnline(code)) {
      const seat: Seat = played.findIndex((name) => yourNames.includes(name));
      const record = seat >= 0 && isUncounted({ id, at }) ? await recordOnline(id) : null;
      if (record !== null) yield { id, at, seat, record };
    }
}
