import { gameNamed } from '@boite/games';
import { seededChance } from '@boite/kernel';
import { type Guest, MemoryStore, openedTable, type Ports, Table } from '@boite/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { soleOwnership, Tables } from './tables.ts';

let now = 0;
let tables: Tables;
let ports: Ports;
let code = '';

beforeEach(async () => {
  now = 1_000_000;
  ports = {
    box: gameNamed,
    books: {},
    clock: { now: () => now, alarm: () => () => {} },
    chance: seededChance(1),
    secrets: seededChance(2),
    bots: { think: () => Promise.reject(new Error('no bots here')) },
    botPace: () => 0,
    botPatience: null,
    store: new MemoryStore(),
    trouble: () => {},
  };
  tables = new Tables(ports, { limit: 2, chance: () => seededChance(1), ownership: soleOwnership(ports.store) });
  code = await opened();
});

async function opened(): Promise<string> {
  const table = await openedTable({ game: 'rondo', seats: 2 }, 'zoe', ports);
  return 'code' in table ? table.code : '';
}

async function later(milliseconds: number): Promise<void> {
  await tables.closeIdle();
  now += milliseconds;
  await tables.closeIdle();
}

const zoe: Guest = { device: 'zoe', tell: () => {} };

describe('the tables in memory', () => {
  it('are loaded once, however many come at the same time', async () => {
    const [one, other] = await Promise.all([tables.find(code), tables.find(code)]);
    expect(one).toBe(other);
    expect(tables.count).toBe(1);
  });

  it('are let go of when nobody has been there for a while', async () => {
    const table = await tables.find(code);
    if (!(table instanceof Table)) throw new Error('not here');
    await table.receive(zoe, { id: 1, type: 'enter', code });
    await later(3_600_000);
    expect(tables.count).toBe(1);
    await table.leave(zoe);
    await later(60_000);
    expect(tables.count).toBe(1);
    await later(61_000);
    expect(tables.count).toBe(0);
    expect(await tables.find(code)).not.toBe(table);
  });

  it('are let go of sooner when there are too many', async () => {
    for (let time = 0; time < 3; time++) await tables.find(await opened());
    await later(2_000);
    expect(tables.count).toBe(0);
  });

  it('are let go of once they are lost to another process, and whoever is there is told', async () => {
    const table = await tables.find(code);
    const told: string[] = [];
    if (!(table instanceof Table)) throw new Error('not here');
    tables.whenLost(table, () => told.push('zoe'));
    const stop = tables.whenLost(table, () => told.push('luc'));
    stop();
    await tables.lose(code);
    expect(told).toEqual(['zoe']);
    expect(await tables.find(code)).not.toBe(table);
  });

  it('are told as lost to whoever comes in while they are being loaded', async () => {
    const coming = tables.find(code);
    const losing = tables.lose(code);
    const table = await coming;
    if (!(table instanceof Table)) throw new Error('not here');
    const told: string[] = [];
    tables.whenLost(table, () => told.push('zoe'));
    await losing;
    expect(told).toEqual(['zoe']);
    expect(await tables.find(code)).not.toBe(table);
  });

  it('do not remember what another process has', async () => {
    const ownership = { own: async () => ({ owner: 'another' }) };
    const others = new Tables(ports, { limit: 2, chance: () => seededChance(1), ownership });
    expect(await others.find(code)).toEqual({ owner: 'another' });
    expect(others.count).toBe(0);
  });

  it('do not remember what is not there, nor what could not be loaded', async () => {
    expect(await tables.find('ZZZZZZ')).toBeNull();
    const stored = await ports.store.table(code);
    if (stored === null) throw new Error('not kept');
    const game = { id: 'g', code, game: 'rondo', names: [], awaiting: [], over: false, at: 0 };
    const facts = [{ at: 0, fact: { kind: 'nonsense' } }];
    await ports.store.keep({ table: { ...stored, version: 2, gameId: 'g' }, progress: { game, from: 0, facts } });
    await expect(tables.find(code)).rejects.toThrow();
    expect(tables.count).toBe(0);
  });
});
