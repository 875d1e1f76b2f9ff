import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeContract } from '@boite/table/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { SqliteStore } from './store-sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'boite-store-'));
const opened: SqliteStore[] = [];
let files = 0;

function openedAt(file: string): SqliteStore {
  const store = new SqliteStore(file);
  opened.push(store);
  return store;
}

afterAll(() => {
  for (const store of opened) store.close();
  rmSync(folder, { recursive: true });
});

storeContract('SQLite', async () => {
  const file = join(folder, `${++files}.db`);
  return { store: openedAt(file), reopened: async () => openedAt(file) };
});

const table = {
  code: 'BCDFGH',
  version: 1,
  game: 'rondo',
  options: {},
  host: 'zoe',
  seats: [],
  youngest: null,
  gameId: null,
  round: 0,
  stopAsked: [],
  retired: [],
  at: 1000,
};

describe('a SQLite file', () => {
  it('lets go of tables where nobody played', async () => {
    const store = openedAt(join(folder, 'old.db'));
    await store.keep({ table, progress: null });
    await store.keep({ table: { ...table, code: 'KMNPQR', round: 1 }, progress: null });
    store.forgetUnplayed(1000);
    expect(await store.table('BCDFGH')).not.toBeNull();
    store.forgetUnplayed(1001);
    expect(await store.table('BCDFGH')).toBeNull();
    expect(await store.tablesOf('zoe')).toHaveLength(1);
  });

  it('takes changes that come together, each by itself', async () => {
    const store = openedAt(join(folder, 'together.db'));
    const broken = { ...table, code: 'KMNPQR', at: 'never' as unknown as number };
    const kept = await Promise.allSettled([
      store.keep({ table, progress: null }),
      store.keep({ table, progress: null }),
      store.keep({ table: broken, progress: null }),
      store.keep({ table: { ...table, version: 2, round: 1 }, progress: null }),
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

  it('that is none is refused at once', () => {
    const file = join(folder, 'garbage.db');
    writeFileSync(file, 'this is not a database, whatever its name says '.repeat(200));
    expect(() => new SqliteStore(file)).toThrow('not a database');
  });
});
