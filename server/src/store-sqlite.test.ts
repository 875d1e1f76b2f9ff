import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeContract } from '@boite/table/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { AGED_TABLE, houseStoreContract } from '../testing/house-store-contract.ts';
import { ARCHIVE_SQL } from './archive.ts';
import { SQL, SqliteStore } from './store-sqlite.ts';
import { ThreadStore } from './store-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'boite-store-'));
const opened: { close(): Promise<void> }[] = [];
let files = 0;

function openedAt(file: string): SqliteStore {
  const store = new SqliteStore(file);
  opened.push(store);
  return store;
}

afterAll(async () => {
  for (const store of opened) await store.close();
  rmSync(folder, { recursive: true });
});

storeContract('SQLite', async () => {
  const file = join(folder, `${++files}.db`);
  return { store: openedAt(file), reopened: async () => openedAt(file) };
});

storeContract('SQLite in its thread', async () => {
  const file = join(folder, `${++files}.db`);
  const open = async () => {
    const store = await ThreadStore.opened(file);
    opened.push(store);
    return store;
  };
  return { store: await open(), reopened: open };
});

houseStoreContract('SQLite', async () => openedAt(join(folder, `${++files}.db`)));

describe('a SQLite file', () => {
  it('finds what to let go of by an index, never by reading everything', () => {
    const file = join(folder, 'plans.db');
    openedAt(file);
    const plans = new DatabaseSync(file, { readOnly: true });
    for (const sql of [SQL.forget, ARCHIVE_SQL.old, ARCHIVE_SQL.oldest, ARCHIVE_SQL.dropTable, SQL.tablesOf, SQL.due]) {
      const rows = plans.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
      expect(rows.map(({ detail }) => detail).filter((detail) => /^SCAN (?!.*USING INDEX)/.test(detail))).toEqual([]);
      expect(rows.some(({ detail }) => detail.includes('USING'))).toBe(true);
    }
    plans.close();
  });

  it('takes changes that come together, each by itself', async () => {
    const store = openedAt(join(folder, 'together.db'));
    const broken = { ...AGED_TABLE, code: 'KMNPQR', at: 'never' as unknown as number };
    const kept = await Promise.allSettled([
      store.keep({ table: AGED_TABLE, progress: null }),
      store.keep({ table: AGED_TABLE, progress: null }),
      store.keep({ table: broken, progress: null }),
      store.keep({ table: { ...AGED_TABLE, version: 2, round: 1 }, progress: null }),
    ]);
    expect(kept.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
      true,
      false,
      'failed',
      true,
    ]);
    expect((await store.table('BCDFGH'))?.round).toBe(1);
    expect(await store.table('KMNPQR')).toBeNull();
  });

  it('that is none is refused at once', async () => {
    const file = join(folder, 'garbage.db');
    writeFileSync(file, 'this is not a database, whatever its name says '.repeat(200));
    expect(() => new SqliteStore(file)).toThrow('not a database');
    await expect(ThreadStore.opened(file)).rejects.toThrow('not a database');
  });
});
