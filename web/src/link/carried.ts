// All the games of a device in one file, and how they come to another: read without trust, each proved by the rules of its own game.

import { titleOf } from '@boite/games/page.ts';
import { replayed } from '@boite/kernel';
import { DeviceStore, type KeptContents } from './device-store.ts';

const CARRIED_FORMAT = 'boite-a-mots/tables/1';

interface Carried extends KeptContents {
  readonly format: typeof CARRIED_FORMAT;
}

export function carriedFromHere(): Carried {
  return { format: CARRIED_FORMAT, ...new DeviceStore().contents() };
}

/** How many tables came, and how many were here, are not true or find no room; null for another file. */
export async function carriedHere(raw: unknown): Promise<{ readonly come: number; readonly left: number } | null> {
  if (!isCarried(raw)) return null;
  const codes = Object.keys(raw.tables);
  let come = 0;
  for (const code of codes) if ((await isTrue(raw, code)) && new DeviceStore().adopt(raw, code)) come += 1;
  return { come, left: codes.length - come };
}

function isCarried(raw: unknown): raw is Carried {
  const { format, tables, games, facts } = (raw ?? {}) as Partial<Carried>;
  return format === CARRIED_FORMAT && [tables, games, facts].every((part) => typeof part === 'object' && part !== null);
}

/** Its seats are seats, and each of its games is what its rules make of its facts. */
async function isTrue({ tables, games, facts }: Carried, code: string): Promise<boolean> {
  try {
    const table = tables[code];
    if (table?.code !== code || !/^[A-Z0-9]{4,8}$/.test(code) || !Array.isArray(table.seats)) return false;
    if (table.gameId !== null && games[table.gameId] === undefined) return false;
    for (const { id, game, code: at } of Object.values(games)) {
      const box = at === code ? await titleOf(game)?.box() : null;
      if (box === undefined) return false;
      if (box)
        replayed(
          box.game,
          (facts[id] ?? []).map(({ fact }) => fact),
        );
    }
    return (await titleOf(table.game)?.box())?.game.readOptions(table.options) != null;
  } catch {
    return false;
  }
}
