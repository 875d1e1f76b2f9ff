import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { freshFolder } from '../../testing/house.ts';
import { AGED_GAME, AGED_TABLE } from '../../testing/house-store-contract.ts';
import { openDataFolder } from '../data-folder.ts';
import { migrated } from './migration.ts';
import { PostgresStore } from './postgres-store.ts';

const table = { ...AGED_TABLE, gameId: 'g1', round: 1 };
const game = AGED_GAME;
const facts = Array.from({ length: 500 }, (_, at) => ({ at, fact: { kind: 'turn', word: `été ${at}` } }));
const progress = { game, from: 0, facts };
const other = { game: { ...game, id: 'g2', over: false }, from: 0, facts: facts.slice(0, 3) };

it('everything goes from a folder to PostgreSQL and back, packed games too, and nothing is overwritten', async () => {
  const [data, back, database] = [freshFolder(), join(freshFolder(), 'new'), await freshDatabase()];
  const folder = await openDataFolder(data);
  await folder.store.keep({ table, progress });
  await folder.store.keep({ table: null, progress: other });
  await folder.store.tidy({ unplayed: null, finished: 3000, archived: null });
  await expect(migrated(data, database)).rejects.toThrow('Another server');
  await folder.close();

  const counts = { tables: 1, devices: 1, games: 2, facts: 3, archives: 1, dumps: 0 };
  expect(await migrated(data, database)).toEqual(counts);
  await expect(migrated(data, database)).rejects.toThrow('already');
  const store = await PostgresStore.opened(database);
  expect([await store.table('BCDFGH'), await store.facts('g1'), await store.facts('g2')]).toEqual([table, facts, other.facts]);
  expect(await store.tidy({ unplayed: null, finished: 3000, archived: null })).toBe(false);
  await store.close();

  expect(await migrated(database, back)).toEqual(counts);
  const again = await openDataFolder(back);
  expect([await again.store.table('BCDFGH'), await again.store.facts('g1')]).toEqual([table, facts]);
  expect(await again.store.tablesOf('zoe')).toHaveLength(1);
  await again.close();
});
