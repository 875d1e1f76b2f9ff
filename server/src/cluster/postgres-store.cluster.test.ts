import { storeContract } from '@boite/table/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { AGED_FACTS, AGED_GAME, AGED_TABLE, houseStoreContract } from '../../testing/house-store-contract.ts';
import { Leases } from './leases.ts';
import { PostgresStore } from './postgres-store.ts';

const stores: PostgresStore[] = [];

async function openedAt(address: string): Promise<PostgresStore> {
  const store = await PostgresStore.opened(address);
  stores.push(store);
  return store;
}

async function freshStore(): Promise<PostgresStore> {
  return openedAt(await freshDatabase());
}

afterAll(async () => {
  for (const store of stores) await store.close();
});

storeContract('PostgreSQL', async () => {
  const address = await freshDatabase();
  return { store: await openedAt(address), reopened: () => openedAt(address) };
});

houseStoreContract('PostgreSQL', freshStore);

describe('a PostgreSQL database', () => {
  it('is prepared once however many start together', async () => {
    const address = await freshDatabase();
    const [one, other] = await Promise.all([openedAt(address), openedAt(address)]);
    expect([await one.probe(), await other.probe()]).toEqual([true, true]);
  });
});

describe('the lease of a table', () => {
  const trouble = () => {};

  async function twoProcesses() {
    const store = await freshStore();
    await store.keep({ table: AGED_TABLE, progress: null });
    const [one, other] = [new Leases(store.pool, 'one', trouble), new Leases(store.pool, 'other', trouble)];
    return { store, one, other };
  }

  it('is one process’s as long as it lives, and the next one’s when it does not', async () => {
    const { one, other } = await twoProcesses();
    await one.begin();
    await other.begin();
    expect(await one.take('BCDFGH')).toEqual({ code: 'BCDFGH', epoch: 1 });
    expect(await other.take('BCDFGH')).toEqual({ owner: 'one' });
    await one.end();
    expect(await other.take('BCDFGH')).toEqual({ code: 'BCDFGH', epoch: 2 });
    await other.end();
  });

  it('is given away by a process that has done with the table', async () => {
    const { one, other } = await twoProcesses();
    await one.begin();
    await other.begin();
    await one.take('BCDFGH');
    await one.release({ code: 'BCDFGH', epoch: 1 });
    expect(await other.take('BCDFGH')).toEqual({ code: 'BCDFGH', epoch: 2 });
    await Promise.all([one.end(), other.end()]);
  });

  it('is kept by a process that took the table again before it was done with letting it go', async () => {
    const { one, other } = await twoProcesses();
    await one.begin();
    await other.begin();
    await one.take('BCDFGH');
    await one.take('BCDFGH');
    await one.release({ code: 'BCDFGH', epoch: 1 });
    expect(await other.take('BCDFGH')).toEqual({ owner: 'one' });
    await Promise.all([one.end(), other.end()]);
  });

  it('is nobody’s where there is no table', async () => {
    const { one } = await twoProcesses();
    expect(await one.take('ZZZZZZ')).toBeNull();
  });

  it('once lost lets nothing be written any more, and its owner hears of it', async () => {
    const { store, one, other } = await twoProcesses();
    await other.begin();
    const lost: string[] = [];
    one.onLost = (code) => lost.push(code);
    // Never said that it lives: as if it had slept since.
    const old = await one.take('BCDFGH');
    const young = await other.take('BCDFGH');
    if (old === null || young === null || 'owner' in old || 'owner' in young) throw new Error('not taken');
    const change = { table: { ...AGED_TABLE, version: 2, round: 1 }, progress: { game: AGED_GAME, from: 0, facts: AGED_FACTS } };
    expect(await store.under(old).keep(change)).toBe(false);
    expect([await store.table('BCDFGH'), await store.facts('g1')]).toEqual([AGED_TABLE, []]);
    expect(await store.under(young).keep(change)).toBe(true);
    await one.look('BCDFGH');
    expect(lost).toEqual(['BCDFGH']);
    await other.end();
  });

  it('is looked at by a process that slept, as soon as it wakes', async () => {
    const { one, other } = await twoProcesses();
    await other.begin();
    const { promise, resolve } = Promise.withResolvers<string>();
    one.onLost = resolve;
    await one.take('BCDFGH');
    await other.take('BCDFGH');
    await one.begin();
    expect(await promise).toBe('BCDFGH');
    await Promise.all([one.end(), other.end()]);
  });
});
