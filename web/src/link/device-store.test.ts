import type { StoredTable } from '@boite/table';
import { storeContract } from '@boite/table/testing';
import { memoryIn } from '@boite/ui/device/memory.ts';
import { describe, expect, it } from 'vitest';
import { DeviceStore } from './device-store.ts';

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
    for (const [at, code] of ['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF', 'GGGGGG'].entries()) {
      await new DeviceStore(device).keep({ table: table(code, at), progress: progress(code, 0, 'dealt') });
    }
    const left = (await new DeviceStore(device).tablesOf('ici')).map((kept) => kept.table.code);
    expect(left).toEqual(['GGGGGG', 'FFFFFF', 'DDDDDD'].slice(0, left.length));
    expect(left.length).toBeGreaterThan(1);
    expect(await new DeviceStore(device).facts('game-BBBBBB')).toEqual([]);
    expect(await new DeviceStore(device).facts('game-GGGGGG')).toHaveLength(1);
  });
});
