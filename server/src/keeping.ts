// Where a server keeps everything, and which tables are its own: one folder for one process, or PostgreSQL for several.

import { randomUUID } from 'node:crypto';
import type { Store } from '@boite/table';
import { Leases } from './cluster/leases.ts';
import { PostgresStore } from './cluster/postgres-store.ts';
import { CannotStart, openDataFolder, type StoreTook } from './data-folder.ts';
import type { HouseStore } from './house-store.ts';
import type { ServerSettings } from './settings.ts';
import { type Ownership, soleOwnership } from './tables.ts';

export interface KeptHouse {
  readonly store: HouseStore;
  readonly ownership: Ownership;
  /** By what name other processes know this one; null when there are none. */
  readonly shared: { readonly id: string; readonly leases: Leases } | null;
  close(): Promise<void>;
}

interface KeepingPorts {
  readonly took: StoreTook;
  readonly trouble: (what: string, error: unknown) => void;
}

/** Rejects with `CannotStart` and a sentence when nothing can be kept there. */
export async function openedKeeping({ data, store }: ServerSettings, { took, trouble }: KeepingPorts): Promise<KeptHouse> {
  if (store === null) {
    const folder = await openDataFolder(data, took);
    return { store: folder.store, ownership: soleOwnership(folder.store), shared: null, close: () => folder.close() };
  }
  const database = await PostgresStore.opened(store, took).catch((error: unknown) => {
    throw new CannotStart(`The database of BOITE_STORE cannot be used (${databaseFault(error)}).`);
  });
  const id = randomUUID();
  const leases = new Leases(database.pool, id, trouble);
  await leases.begin();
  return {
    store: database,
    ownership: leasedOwnership(database, leases),
    shared: { id, leases },
    async close() {
      await leases.end();
      await database.close();
    },
  };
}

/** What could not be written may be somebody else's by now. */
function leasedOwnership(database: PostgresStore, leases: Leases): Ownership {
  return {
    async own(code) {
      const taken = await leases.take(code);
      if (taken === null || 'owner' in taken) return taken;
      const store: Store = database.under(taken);
      const keep: Store['keep'] = async (change) => {
        const isKept = await store.keep(change);
        if (!isKept) await leases.look(code);
        return isKept;
      };
      return { store: { ...store, keep }, release: () => leases.release(taken) };
    },
  };
}

function databaseFault(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return message === '' ? code : message;
}
