// Knows what every store must hold to: one suite for all of them.

import { beforeEach, describe, expect, it } from 'vitest';
import type { Progress, Store, StoredFact, StoredGame, StoredTable } from '../src/store.ts';

const KEPT_TABLE: StoredTable = {
  code: 'BCDFGH',
  version: 1,
  game: 'bids',
  options: { sablier: 30 },
  host: 'zoe',
  seats: [
    { team: false, people: [{ device: 'luc', name: 'Luc l’Été' }], bot: null },
    { team: false, people: [], bot: { level: 'expert', name: 'Colette' } },
  ],
  youngest: 1,
  gameId: null,
  round: 0,
  stopAsked: [],
  retired: [],
  at: 1000,
};

const KEPT_GAME: StoredGame = {
  id: 'g1',
  code: 'BCDFGH',
  game: 'bids',
  names: ['Luc', 'Colette'],
  awaiting: [0, 1],
  over: false,
  at: 1500,
};

const fact = (kind: string): StoredFact => ({ at: 5, fact: { kind } });
const progress = (from: number, ...kinds: string[]): Progress => ({ game: KEPT_GAME, from, facts: kinds.map(fact) });

/** `reopened` gives the store as a new process would find it. */
export function storeContract(name: string, fresh: () => Promise<{ store: Store; reopened: () => Promise<Store> }>): void {
  describe(`${name} keeps what it is given`, () => {
    let store: Store;
    let reopened: () => Promise<Store>;

    beforeEach(async () => {
      ({ store, reopened } = await fresh());
    });

    it('finds a table as it was kept, and none where there is none', async () => {
      expect(await store.table('BCDFGH')).toBeNull();
      expect(await store.keep({ table: KEPT_TABLE, progress: null })).toBe(true);
      expect(await store.table('BCDFGH')).toEqual(KEPT_TABLE);
      expect(await (await reopened()).table('BCDFGH')).toEqual(KEPT_TABLE);
    });

    it('lets one writer of a table’s next version win', async () => {
      await store.keep({ table: KEPT_TABLE, progress: null });
      const [mine, theirs] = [
        { ...KEPT_TABLE, version: 2, round: 1 },
        { ...KEPT_TABLE, version: 2, round: 9 },
      ];
      expect(await store.keep({ table: mine, progress: null })).toBe(true);
      expect(await store.keep({ table: theirs, progress: null })).toBe(false);
      expect(await store.keep({ table: { ...KEPT_TABLE, version: 4 }, progress: null })).toBe(false);
      expect(await store.keep({ table: KEPT_TABLE, progress: null })).toBe(false);
      expect((await store.table('BCDFGH'))?.round).toBe(1);
    });

    it('adds facts in their order and remembers what the game becomes', async () => {
      expect(await store.keep({ table: null, progress: progress(0, 'dealt', 'turn') })).toBe(true);
      const over = { ...KEPT_GAME, awaiting: [], over: true };
      expect(await store.keep({ table: null, progress: { ...progress(2, 'ended'), game: over } })).toBe(true);
      const later = await reopened();
      expect((await later.facts('g1')).map((kept) => kept.fact.kind)).toEqual(['dealt', 'turn', 'ended']);
      expect(await later.facts('g1')).toContainEqual(fact('turn'));
      expect(await later.game('g1')).toEqual(over);
    });

    it('lets one writer of a place in a game win', async () => {
      await store.keep({ table: null, progress: progress(0, 'dealt') });
      expect(await store.keep({ table: null, progress: progress(0, 'other') })).toBe(false);
      expect(await store.keep({ table: null, progress: progress(1, 'mine') })).toBe(true);
      expect(await store.keep({ table: null, progress: progress(1, 'theirs', 'more') })).toBe(false);
      expect(await store.keep({ table: null, progress: progress(5, 'gap') })).toBe(false);
      expect((await store.facts('g1')).map((kept) => kept.fact.kind)).toEqual(['dealt', 'mine']);
    });

    it('keeps all of a change or nothing', async () => {
      await store.keep({ table: KEPT_TABLE, progress: progress(0, 'dealt') });
      const next = { ...KEPT_TABLE, version: 2, gameId: 'g1' };
      const over = { ...progress(0, 'taken'), game: { ...KEPT_GAME, over: true } };
      expect(await store.keep({ table: next, progress: over })).toBe(false);
      expect(await store.table('BCDFGH')).toEqual(KEPT_TABLE);
      expect(await store.game('g1')).toEqual(KEPT_GAME);
      expect(await store.keep({ table: { ...next, version: 9 }, progress: progress(1, 'turn') })).toBe(false);
      expect(await store.facts('g1')).toHaveLength(1);
    });

    it('knows nothing of a game that was never begun', async () => {
      expect(await store.game('g1')).toBeNull();
      expect(await store.facts('g1')).toEqual([]);
    });

    it('lists the tables of a device, as host or seated, the latest first', async () => {
      await store.keep({ table: { ...KEPT_TABLE, gameId: 'g1' }, progress: progress(0, 'dealt') });
      await store.keep({ table: { ...KEPT_TABLE, code: 'KMNPQR', at: 2000 }, progress: null });
      await store.keep({ table: { ...KEPT_TABLE, code: 'STVWXZ', host: 'eve', seats: [] }, progress: null });
      const listed = await store.tablesOf('luc');
      expect(listed.map(({ table, game }) => [table.code, game])).toEqual([
        ['KMNPQR', null],
        ['BCDFGH', KEPT_GAME],
      ]);
      expect(await store.tablesOf('zoe')).toHaveLength(2);
      await store.keep({ table: null, progress: { ...progress(1, 'turn'), game: { ...KEPT_GAME, at: 3000 } } });
      expect((await store.tablesOf('luc')).map(({ table }) => table.code)).toEqual(['BCDFGH', 'KMNPQR']);
      await store.keep({ table: { ...KEPT_TABLE, version: 2, seats: [] }, progress: null });
      expect(await store.tablesOf('luc')).toHaveLength(1);
      expect(await store.tablesOf('nobody')).toEqual([]);
    });

    it('lists the finished games of a table, the latest first', async () => {
      const over = { ...KEPT_GAME, over: true, winners: [1] };
      for (const [id, at, code] of [
        ['g1', 1, 'BCDFGH'],
        ['g2', 3, 'BCDFGH'],
        ['g3', 2, 'BCDFGH'],
        ['g4', 4, 'KMNPQR'],
      ] as const)
        await store.keep({ table: null, progress: { ...progress(0, 'dealt'), game: { ...over, id, at, code } } });
      await store.keep({ table: null, progress: { ...progress(0, 'dealt'), game: { ...KEPT_GAME, id: 'g5', at: 9 } } });
      const listed = await (await reopened()).gamesAt('BCDFGH');
      expect(listed.map(({ id }) => id)).toEqual(['g2', 'g3', 'g1']);
      expect(listed[0]).toEqual({ ...over, id: 'g2', at: 3 });
      expect(await store.gamesAt('STVWXZ')).toEqual([]);
    });

    it('keeps a dump', async () => {
      const dump = { code: 'BCDFGH', at: 1, error: 'Error', table: KEPT_TABLE, facts: [fact('dealt')], request: { type: 'act' } };
      await store.setAside(dump);
      await store.setAside(dump);
    });
  });
}
