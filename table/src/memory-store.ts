// Knows how to keep tables in memory: for tests, and as the working copy of a store that writes elsewhere.

import { devicesOf } from './seats.ts';
import type { DeviceId, Dump, Progress, Store, StoredChange, StoredFact, StoredGame, StoredTable } from './store.ts';

/** Everything a memory holds, as JSON can write it. */
export interface MemoryContents {
  readonly tables: Record<string, StoredTable>;
  readonly games: Record<string, StoredGame>;
  readonly facts: Record<string, StoredFact[]>;
  readonly dumps: Dump[];
}

export class MemoryStore implements Store {
  readonly #memory: MemoryContents;

  constructor(memory: MemoryContents = { tables: {}, games: {}, facts: {}, dumps: [] }) {
    this.#memory = memory;
  }

  async keep({ table, progress }: StoredChange): Promise<boolean> {
    if (table !== null && table.version !== this.#nextVersion(table.code)) return false;
    if (progress !== null && progress.from !== this.#length(progress.game.id)) return false;
    if (table !== null) this.#memory.tables[table.code] = structuredCopy(table);
    if (progress !== null) this.#add(structuredCopy(progress));
    return true;
  }

  async table(code: string): Promise<StoredTable | null> {
    return this.#memory.tables[code] ?? null;
  }

  async game(id: string): Promise<StoredGame | null> {
    return this.#memory.games[id] ?? null;
  }

  async facts(gameId: string): Promise<readonly StoredFact[]> {
    return [...(this.#memory.facts[gameId] ?? [])];
  }

  async tablesOf(device: DeviceId): ReturnType<Store['tablesOf']> {
    const theirs = Object.values(this.#memory.tables).filter((table) => devicesOf(table).includes(device));
    const listed = theirs.map((table) => ({ table, game: this.#memory.games[table.gameId ?? ''] ?? null }));
    const when = ({ table, game }: (typeof listed)[number]) => Math.max(table.at, game?.at ?? 0);
    return listed.toSorted((one, other) => when(other) - when(one));
  }

  async gamesAt(code: string): Promise<readonly StoredGame[]> {
    const theirs = Object.values(this.#memory.games).filter((game) => game.code === code && game.over);
    return theirs.toSorted((one, other) => other.at - one.at);
  }

  async setAside(dump: Dump): Promise<void> {
    this.#memory.dumps.push(structuredCopy(dump));
  }

  #nextVersion(code: string): number {
    return (this.#memory.tables[code]?.version ?? 0) + 1;
  }

  #length(gameId: string): number {
    return this.#memory.facts[gameId]?.length ?? 0;
  }

  #add({ game, facts }: Progress): void {
    this.#memory.games[game.id] = game;
    this.#memory.facts[game.id] = [...(this.#memory.facts[game.id] ?? []), ...facts];
  }
}

/** What is kept must be what JSON can tell, and out of reach of whoever handed it over. */
function structuredCopy<Kept>(kept: Kept): Kept {
  return JSON.parse(JSON.stringify(kept)) as Kept;
}
