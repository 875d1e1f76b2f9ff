// Knows which tables are in memory: those where someone is, and for a while those where someone was.

import type { Chance } from '@boite/kernel';
import { type Ports, Table } from '@boite/table';

/** How long an empty table stays in memory, in milliseconds: a page that reloads finds its sand as it was. */
const LINGER = 120_000;
/** The same when there are too many: only as long as coming in takes. */
const SHORT_LINGER = 1_000;

interface Loaded {
  readonly table: Promise<Table | null>;
  /** From when on nobody has been seen there; null before anyone has looked. */
  idleFrom: number | null;
}

export class Tables {
  readonly #ports: Ports;
  readonly #limit: number;
  readonly #chance: () => Chance;
  readonly #loaded = new Map<string, Loaded>();

  /** Each table has its luck to itself: what one of them draws changes nothing at another. */
  constructor(ports: Ports, { limit, chance }: { readonly limit: number; readonly chance: () => Chance }) {
    this.#ports = ports;
    this.#limit = limit;
    this.#chance = chance;
  }

  get count(): number {
    return this.#loaded.size;
  }

  /** The table of that code; null when there is none. Rejects when it cannot be replayed. */
  find(code: string): Promise<Table | null> {
    const loaded = this.#loaded.get(code) ?? { table: this.#load(code), idleFrom: null };
    loaded.idleFrom = null;
    this.#loaded.set(code, loaded);
    return loaded.table;
  }

  /** Lets go of the tables where nobody has been for a while. To be asked from time to time. */
  async closeIdle(): Promise<void> {
    const now = this.#ports.clock.now();
    const linger = this.#loaded.size > this.#limit ? SHORT_LINGER : LINGER;
    for (const [code, loaded] of this.#loaded) {
      const table = await loaded.table.catch(() => null);
      if (table?.isIdle === false) loaded.idleFrom = null;
      else loaded.idleFrom ??= now;
      if (loaded.idleFrom !== null && loaded.idleFrom <= now - linger) await this.#close(code, table);
    }
  }

  async closeAll(): Promise<void> {
    const tables = await Promise.allSettled([...this.#loaded.values()].map(({ table }) => table));
    await Promise.all(tables.map((loaded) => (loaded.status === 'fulfilled' ? loaded.value?.close() : null)));
    this.#loaded.clear();
  }

  /** What cannot be loaded, or is not there, is not remembered: it may be there the next time. */
  async #load(code: string): Promise<Table | null> {
    try {
      const table = await Table.found(code, { ...this.#ports, chance: this.#chance() });
      if (table === null) this.#loaded.delete(code);
      return table;
    } catch (error) {
      this.#loaded.delete(code);
      throw error;
    }
  }

  /** Gone from the list first, so that nobody is shown to a closed table. */
  async #close(code: string, table: Table | null): Promise<void> {
    this.#loaded.delete(code);
    await table?.close();
  }
}
