import type { StoredTable } from '@boite/table';
import { storeContract } from '@boite/table/testing';
import { memoryIn } from '@boite/ui/device/memory.ts';
import { describe, expect, it } from 'vitest';
import { DeviceStore, type KeptContents } from './device-store.ts';

/** What a browser remembers by, with room for so many characters. */
class Shelf {
  [key: string]: unknown;
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }

  setItem(key: string, text: string): void {
    const others = Object.entries(this).filter(([other]) => other !== key);
    if (others.reduce((sum, [, kept]) => sum + String(kept).length, text.length) > this.#room) throw new Error('full');
    this[key] = text;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

function browser(room = Number.POSITIVE_INFINITY) {
  const shelf = new Shelf(room);
  return memoryIn(() => shelf);
}

storeContract('a device', async () => {
  const device = browser();
  return { store: new DeviceStore(device), reopened: async () => new DeviceStore(device) };
});

const table = (code: string, at: number): StoredTable => {
  const rest = { game: 'rondo', options: {}, host: 'ici', seats: [], youngest: null, gameId: `game-${code}`, round: 1 };
  return { code, version: 1, at, stopAsked: [], retired: [], ...rest };
};

const progress = (code: string, from: number, kind: string) => {
  const game = { id: `game-${code}`, code, game: 'rondo', names: [], awaiting: [], over: false, at: 0 };
  return { game, from, facts: [{ at: 1, fact: { kind } }] };
};

describe('two tabs of one device', () => {
  it('never write over each other: the later one finds what the other kept', async () => {
    const device = browser();
    const [one, other] = [new DeviceStore(device), new DeviceStore(device)];
    await one.keep({ table: table('BCDFGH', 1), progress: progress('BCDFGH', 0, 'dealt') });
    expect(await other.keep({ table: null, progress: progress('BCDFGH', 0, 'lost') })).toBe(false);
    expect(await other.keep({ table: table('BCDFGH', 2), progress: null })).toBe(false);
    expect(await other.keep({ table: null, progress: progress('BCDFGH', 1, 'turn') })).toBe(true);
    expect(await one.keep({ table: null, progress: progress('BCDFGH', 1, 'lost') })).toBe(false);
    expect((await one.facts('game-BCDFGH')).map(({ fact }) => fact.kind)).toEqual(['dealt', 'turn']);
  });
});

describe('a browser that is full', () => {
  it('lets the oldest of the other tables go, with its games', async () => {
    const device = browser(1_000);
    const forgotten: string[] = [];
    for (const [at, code] of ['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF', 'GGGGGG'].entries()) {
      await new DeviceStore(device, (gone) => forgotten.push(gone.code)).keep({
        table: table(code, at),
        progress: progress(code, 0, 'dealt'),
      });
    }
    const left = (await new DeviceStore(device).tablesOf('ici')).map((kept) => kept.table.code);
    expect(left).toEqual(['GGGGGG', 'FFFFFF', 'DDDDDD'].slice(0, left.length));
    expect(left.length).toBeGreaterThan(1);
    expect([...forgotten, ...left.toReversed()]).toEqual(['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF', 'GGGGGG']);
    expect(await new DeviceStore(device).facts('game-BBBBBB')).toEqual([]);
    expect(await new DeviceStore(device).facts('game-GGGGGG')).toHaveLength(1);
  });

  it('lets a finished game go before one that is under way, however old that is', async () => {
    const device = browser(1_000);
    const finished = (code: string) => ({ ...progress(code, 0, 'ended'), game: { ...progress(code, 0, '').game, over: true } });
    await new DeviceStore(device).keep({ table: table('BBBBBB', 0), progress: progress('BBBBBB', 0, 'dealt') });
    for (const [at, code] of ['CCCCCC', 'DDDDDD', 'FFFFFF', 'GGGGGG'].entries())
      await new DeviceStore(device).keep({ table: table(code, at + 1), progress: finished(code) });
    const left = (await new DeviceStore(device).tablesOf('ici')).map((kept) => kept.table.code);
    expect(left).toContain('BBBBBB');
    expect(left).toContain('GGGGGG');
    expect(left).not.toContain('CCCCCC');
  });

  it('does not say that a move is kept which it could not write, and goes on from the one before', async () => {
    const device = browser(600);
    const store = new DeviceStore(device);
    await store.keep({ table: table('BBBBBB', 1), progress: progress('BBBBBB', 0, 'dealt') });
    const tooLong = progress('BBBBBB', 1, 'x'.repeat(600));
    await expect(store.keep({ table: null, progress: tooLong })).rejects.toThrow('no room left');
    expect(await store.keep({ table: null, progress: progress('BBBBBB', 1, 'turn') })).toBe(true);
    const kinds = (await new DeviceStore(device).facts('game-BBBBBB')).map(({ fact }) => fact.kind);
    expect(kinds).toEqual(['dealt', 'turn']);
  });

  it('plays in memory where nothing can be written at all', async () => {
    const store = new DeviceStore(browser(0));
    expect(await store.keep({ table: table('BBBBBB', 1), progress: progress('BBBBBB', 0, 'dealt') })).toBe(true);
    expect(await store.facts('game-BBBBBB')).toHaveLength(1);
  });
});

describe('the tables of a device', () => {
  it('are all kept as long as there is room', async () => {
    const device = browser();
    for (let at = 0; at < 60; at++) await new DeviceStore(device).keep({ table: table(`TABLE${at}`, at), progress: null });
    expect(await new DeviceStore(device).tablesOf('ici')).toHaveLength(60);
  });

  it('go to another device whole, beside those that are there', async () => {
    const [one, other] = [browser(), browser()];
    await new DeviceStore(one).keep({ table: table('BCDFGH', 1), progress: progress('BCDFGH', 0, 'dealt') });
    await new DeviceStore(other).keep({ table: table('KMNPQR', 1), progress: progress('KMNPQR', 0, 'dealt') });
    const file = JSON.parse(JSON.stringify(new DeviceStore(one).contents())) as KeptContents;
    expect(new DeviceStore(other).adopt(file, 'BCDFGH')).toBe(true);
    expect(new DeviceStore(other).adopt(file, 'BCDFGH')).toBe(false);
    const there = new DeviceStore(other);
    expect((await there.tablesOf('ici')).map((kept) => kept.table.code).toSorted()).toEqual(['BCDFGH', 'KMNPQR']);
    expect((await there.facts('game-BCDFGH')).map(({ fact }) => fact.kind)).toEqual(['dealt']);
  });

  it('tell the games that were finished there, but for one that only went on from a game of before', async () => {
    const store = new DeviceStore(browser());
    const people = [{ device: 'ici', name: 'Zoé' }];
    const seats = [{ team: false, people, bot: null }];
    const over = (code: string) => ({ ...progress(code, 0, 'ended'), game: { ...progress(code, 0, '').game, over: true } });
    await store.keep({ table: { ...table('BCDFGH', 1), seats }, progress: over('BCDFGH') });
    await store.keep({ table: { ...table('KMNPQR', 2), seats, brought: 'game-KMNPQR' }, progress: over('KMNPQR') });
    expect(store.finishedGames('Zoé').map(({ id }) => id)).toEqual(['game-BCDFGH']);
  });

  it('are not taken half where there is no room, and go when their person wants it', async () => {
    const [one, other] = [browser(), browser(100)];
    const store = new DeviceStore(one);
    await store.keep({ table: table('BCDFGH', 1), progress: progress('BCDFGH', 0, 'dealt') });
    expect(new DeviceStore(other).adopt(store.contents(), 'BCDFGH')).toBe(false);
    expect(other.keys()).toEqual([]);
    store.delete('BCDFGH');
    expect(one.keys()).toEqual([]);
  });
});
