import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeContract } from '@boite/table/testing';
import { afterAll, describe, expect, it } from 'vitest';
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

const NOTHING = { unplayed: null, finished: null, archived: null };

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
  it('lets go of tables where nobody played, a few at a time', async () => {
    const store = openedAt(join(folder, 'old.db'));
    await store.keep({ table, progress: null });
    await store.keep({ table: { ...table, code: 'KMNPQR', round: 1 }, progress: null });
    expect(await store.tidy({ ...NOTHING, unplayed: 1000 })).toBe(false);
    expect(await store.table('BCDFGH')).not.toBeNull();
    expect(await store.tidy({ ...NOTHING, unplayed: 1001 })).toBe(true);
    expect(await store.table('BCDFGH')).toBeNull();
    expect(await store.tablesOf('zoe')).toHaveLength(1);
  });

  it('packs the games that were over long ago, which replay as before, then lets go of them', async () => {
    const store = openedAt(join(folder, 'archive.db'));
    const game = { id: 'g1', code: 'BCDFGH', game: 'rondo', names: ['Zoé'], awaiting: [], over: true, at: 2000 };
    const facts = [
      { at: 1, fact: { kind: 'dealt', card: 'É' } },
      { at: 2, fact: { kind: 'ended' } },
    ];
    await store.keep({ table: { ...table, gameId: 'g1', round: 1 }, progress: { game, from: 0, facts } });
    const playing = { ...game, id: 'g2', code: 'KMNPQR', over: false, at: 0 };
    await store.keep({ table: null, progress: { game: playing, from: 0, facts } });
    expect(await store.tidy({ ...NOTHING, finished: 2000 })).toBe(false);
    expect(await store.tidy({ ...NOTHING, finished: 2001 })).toBe(true);
    expect(await store.tidy({ ...NOTHING, finished: 2001 })).toBe(false);
    expect(await store.facts('g1')).toEqual(facts);
    expect(await store.game('g1')).toMatchObject(game);
    expect(await store.tidy({ ...NOTHING, archived: 2001 })).toBe(true);
    expect([await store.game('g1'), await store.facts('g1'), await store.table('BCDFGH')]).toEqual([null, [], null]);
    expect(await store.facts('g2')).toEqual(facts);
  });

  it('finds what to let go of by an index, never by reading everything', () => {
    const file = join(folder, 'plans.db');
    openedAt(file);
    const plans = new DatabaseSync(file, { readOnly: true });
    for (const sql of [SQL.forget, ARCHIVE_SQL.old, ARCHIVE_SQL.oldest, ARCHIVE_SQL.dropTable, SQL.tablesOf]) {
      const rows = plans.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
      expect(rows.map(({ detail }) => detail).filter((detail) => /^SCAN (?!.*USING INDEX)/.test(detail))).toEqual([]);
      expect(rows.some(({ detail }) => detail.includes('USING'))).toBe(true);
    }
    plans.close();
  });

  it('can be written and read back', async () => {
    expect(await openedAt(join(folder, 'probe.db')).probe()).toBe(true);
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

  it('that is none is refused at once', async () => {
    const file = join(folder, 'garbage.db');
    writeFileSync(file, 'this is not a database, whatever its name says '.repeat(200));
    expect(() => new SqliteStore(file)).toThrow('not a database');
    await expect(ThreadStore.opened(file)).rejects.toThrow('not a database');
  });
});
