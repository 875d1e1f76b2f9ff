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

/** A table that is ours, as long as nobody takes it. */
export interface Owned {
  /** What the table is kept with. */
  readonly store: Store;
  /** Whoever wants the table may have it. */
  release(): Promise<void>;
}

/** Who may write what happens at a table. */
export interface Ownership {
  /** Ours from now on, or who else has it; null when there is no such table. */
  own(code: string): Promise<Owned | Elsewhere | null>;
}

/** Where there is one process, every table is its own. */
export function soleOwnership(store: Store): Ownership {
  return { own: async () => ({ store, release: async () => {} }) };
}

/** A table in memory, and how it is let go of. */
interface Held {
  readonly table: Table;
  release(): Promise<void>;
}

interface Loaded {
  readonly held: Promise<Held | Elsewhere | null>;
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
  readonly #watchers = new WeakMap<Table, Set<() => void>>();
  /** They may have been lost while they were being loaded, before anyone could watch. */
  readonly #lost = new WeakSet<Table>();

  /** Each table has its luck to itself: what one of them draws changes nothing at another. */
  constructor(ports: Ports, settings: TablesSettings) {
    this.#ports = ports;
    this.#settings = settings;
  }

  get count(): number {
    return this.#loaded.size;
  }

  /** The table of that code, or who else has it; null when there is none. Rejects when it cannot be replayed. */
  async find(code: string): Promise<Table | Elsewhere | null> {
    const loaded = this.#loaded.get(code) ?? { held: this.#load(code), idleFrom: null };
    loaded.idleFrom = null;
    this.#loaded.set(code, loaded);
    const held = await loaded.held;
    return isHeld(held) ? held.table : held;
  }

  /** Tells once the table is no longer ours, at once if it is not already; returns how not to be told. */
  whenLost(table: Table, tell: () => void): () => void {
    if (this.#lost.has(table)) tell();
    const watchers = this.#watchers.get(table) ?? new Set();
    this.#watchers.set(table, watchers.add(tell));
    return () => void watchers.delete(tell);
  }

  /** Another process has it now: what is said here of it is no longer true. */
  async lose(code: string): Promise<void> {
    const loaded = this.#loaded.get(code);
    this.#loaded.delete(code);
    const held = (await loaded?.held.catch(() => null)) ?? null;
    if (!isHeld(held)) return;
    this.#lost.add(held.table);
    for (const tell of this.#watchers.get(held.table) ?? []) tell();
    await held.table.close();
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
      const held = await loaded.held.catch(() => null);
      if (isHeld(held) && !held.table.isIdle) loaded.idleFrom = null;
      else loaded.idleFrom ??= now;
      if (loaded.idleFrom !== null && loaded.idleFrom <= now - linger) await this.#close(code, held);
    }
  }

  async closeAll(): Promise<void> {
    await Promise.allSettled([...this.#loaded].map(async ([code, { held }]) => this.#close(code, await held)));
  }

  /** What cannot be loaded, or is not here, is not remembered: it may be the next time. */
  async #load(code: string): Promise<Held | Elsewhere | null> {
    try {
      const owned = await this.#settings.ownership.own(code);
      const found = owned === null || 'owner' in owned ? owned : await this.#found(code, owned);
      if (!isHeld(found)) this.#loaded.delete(code);
      return found;
    } catch (error) {
      this.#loaded.delete(code);
      throw error;
    }
  }

  async #found(code: string, { store, release }: Owned): Promise<Held | null> {
    const table = await Table.found(code, { ...this.#ports, store, chance: this.#settings.chance() });
    return table === null ? null : { table, release };
  }

  /** Gone from the list first, so that nobody is shown to a closed table. */
  async #close(code: string, held: Held | Elsewhere | null): Promise<void> {
    this.#loaded.delete(code);
    if (!isHeld(held)) return;
    await held.table.close();
    await held.release();
  }
}

function isHeld(found: Held | Elsewhere | null): found is Held {
  return found !== null && 'table' in found;
}
