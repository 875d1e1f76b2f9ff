// Knows which tables are in memory: those where someone is, and for a while those where someone was. A table is in the memory of one
// process at a time.

import type { Chance } from '@boite/kernel';
import { type Ports, type Store, Table } from '@boite/table';

/** How long an empty table stays in memory, in milliseconds: a page that reloads finds its sand as it was. */
const LINGER = 120_000;
/** The same when there are too many: only as long as coming in takes. */
const SHORT_LINGER = 1_000;

/** Another process has the table. */
export interface Elsewhere {
  readonly owner: string;
}

/** Who may write what happens at a table. */
export interface Ownership {
  /** The store to keep the table with, or who else has it; null when there is no such table. */
  own(code: string): Promise<Store | Elsewhere | null>;
  /** Whoever wants the table may have it. */
  release(code: string): Promise<void>;
}

/** Where there is one process, every table is its own. */
export function soleOwnership(store: Store): Ownership {
  return { own: async () => store, release: async () => {} };
}

interface Loaded {
  readonly table: Promise<Table | Elsewhere | null>;
  /** From when on nobody has been seen there; null before anyone has looked. */
  idleFrom: number | null;
}

interface TablesSettings {
  readonly limit: number;
  readonly chance: () => Chance;
  readonly ownership: Ownership;
}

export class Tables {
  readonly #ports: Ports;
  readonly #settings: TablesSettings;
  readonly #loaded = new Map<string, Loaded>();
  readonly #watchers = new Map<string, Set<() => void>>();

  /** Each table has its luck to itself: what one of them draws changes nothing at another. */
  constructor(ports: Ports, settings: TablesSettings) {
    this.#ports = ports;
    this.#settings = settings;
  }

  get count(): number {
    return this.#loaded.size;
  }

  /** The table of that code, or who else has it; null when there is none. Rejects when it cannot be replayed. */
  find(code: string): Promise<Table | Elsewhere | null> {
    const loaded = this.#loaded.get(code) ?? { table: this.#load(code), idleFrom: null };
    loaded.idleFrom = null;
    this.#loaded.set(code, loaded);
    return loaded.table;
  }

  /** Tells once the table is no longer ours; returns how not to be told. */
  whenLost(code: string, tell: () => void): () => void {
    const watchers = this.#watchers.get(code) ?? new Set();
    this.#watchers.set(code, watchers.add(tell));
    return () => {
      watchers.delete(tell);
      if (watchers.size === 0 && this.#watchers.get(code) === watchers) this.#watchers.delete(code);
    };
  }

  /** Another process has it now: what is said here of it is no longer true. */
  async lose(code: string): Promise<void> {
    const loaded = this.#loaded.get(code);
    this.#loaded.delete(code);
    for (const tell of this.#watchers.get(code) ?? []) tell();
    const table = await loaded?.table.catch(() => null);
    if (table instanceof Table) await table.close();
  }

  /** At tables over days whose sand has run out the game goes on, although nobody is there. */
  async wake(codes: readonly string[]): Promise<void> {
    for (const code of codes) {
      const table = await this.find(code);
      if (table instanceof Table) await table.wake();
    }
  }

  /** Lets go of the tables where nobody has been for a while. To be asked from time to time. */
  async closeIdle(): Promise<void> {
    const now = this.#ports.clock.now();
    const linger = this.#loaded.size > this.#settings.limit ? SHORT_LINGER : LINGER;
    for (const [code, loaded] of this.#loaded) {
      const table = await loaded.table.catch(() => null);
      if (table instanceof Table && !table.isIdle) loaded.idleFrom = null;
      else loaded.idleFrom ??= now;
      if (loaded.idleFrom !== null && loaded.idleFrom <= now - linger) await this.#close(code, table);
    }
  }

  async closeAll(): Promise<void> {
    await Promise.allSettled([...this.#loaded].map(async ([code, { table }]) => this.#close(code, await table)));
  }

  /** What cannot be loaded, or is not here, is not remembered: it may be the next time. */
  async #load(code: string): Promise<Table | Elsewhere | null> {
    try {
      const store = await this.#settings.ownership.own(code);
      const found = store === null || 'owner' in store ? store : await this.#found(code, store);
      if (!(found instanceof Table)) this.#loaded.delete(code);
      return found;
    } catch (error) {
      this.#loaded.delete(code);
      throw error;
    }
  }

  #found(code: string, store: Store): Promise<Table | null> {
    return Table.found(code, { ...this.#ports, store, chance: this.#settings.chance() });
  }

  /** Gone from the list first, so that nobody is shown to a closed table. */
  async #close(code: string, table: Table | Elsewhere | null): Promise<void> {
    this.#loaded.delete(code);
    if (!(table instanceof Table)) return;
    await table.close();
    await this.#settings.ownership.release(code);
  }
}
