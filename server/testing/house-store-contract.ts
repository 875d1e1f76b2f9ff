// What every store of a server must hold to beyond what tables ask: it lets go of what is old, and can be tried.

import { describe, expect, it } from 'vitest';
import type { HouseStore } from '../src/house-store.ts';

type TidiedStore = Omit<HouseStore, 'backlog' | 'isSound'>;

export const NOTHING_OLD = { unplayed: null, finished: null, archived: null };

export const AGED_TABLE = {
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

export const AGED_GAME = { id: 'g1', code: 'BCDFGH', game: 'rondo', names: ['Zoé'], awaiting: [], over: true, at: 2000 };
export const AGED_FACTS = [
  { at: 1, fact: { kind: 'dealt', card: 'É\u0000' } },
  { at: 2, fact: { kind: 'ended' } },
];

export function houseStoreContract(name: string, fresh: () => Promise<TidiedStore>): void {
  describe(`${name}, the store of a server,`, () => {
    it('lets go of tables where nobody played, a few at a time', async () => {
      const store = await fresh();
      await store.keep({ table: AGED_TABLE, progress: null });
      await store.keep({ table: { ...AGED_TABLE, code: 'KMNPQR', round: 1 }, progress: null });
      expect(await store.tidy({ ...NOTHING_OLD, unplayed: 1000 })).toBe(false);
      expect(await store.table('BCDFGH')).not.toBeNull();
      expect(await store.tidy({ ...NOTHING_OLD, unplayed: 1001 })).toBe(true);
      expect(await store.table('BCDFGH')).toBeNull();
      expect(await store.tablesOf('zoe')).toHaveLength(1);
    });

    it('packs the games that were over long ago, which replay as before, then lets go of them', async () => {
      const store = await fresh();
      const progress = { game: AGED_GAME, from: 0, facts: AGED_FACTS };
      await store.keep({ table: { ...AGED_TABLE, gameId: 'g1', round: 1 }, progress });
      const playing = { ...AGED_GAME, id: 'g2', code: 'KMNPQR', over: false, at: 0 };
      await store.keep({ table: null, progress: { ...progress, game: playing } });
      expect(await store.tidy({ ...NOTHING_OLD, finished: 2000 })).toBe(false);
      expect(await store.tidy({ ...NOTHING_OLD, finished: 2001 })).toBe(true);
      expect(await store.tidy({ ...NOTHING_OLD, finished: 2001 })).toBe(false);
      expect(await store.facts('g1')).toEqual(AGED_FACTS);
      expect(await store.game('g1')).toMatchObject(AGED_GAME);
      expect(await store.tidy({ ...NOTHING_OLD, archived: 2001 })).toBe(true);
      expect([await store.game('g1'), await store.facts('g1'), await store.table('BCDFGH')]).toEqual([null, [], null]);
      expect(await store.facts('g2')).toEqual(AGED_FACTS);
    });

    it('tells at which tables sand kept over days has run out, the oldest first', async () => {
      const store = await fresh();
      const running = (id: string, due: number | null) => ({ ...AGED_GAME, id, code: `TABLE${id}`, over: false, due });
      for (const game of [running('A', 3000), running('B', 1000), running('C', null), running('D', 5000), AGED_GAME])
        await store.keep({ table: null, progress: { game, from: 0, facts: AGED_FACTS } });
      expect(await store.due(4000)).toEqual(['TABLEB', 'TABLEA']);
      await store.keep({ table: null, progress: { game: running('B', 9000), from: AGED_FACTS.length, facts: [] } });
      expect(await store.due(4000)).toEqual(['TABLEA']);
    });

    it('can be written and read back', async () => {
      expect(await (await fresh()).probe()).toBe(true);
    });
  });
}
