// The rows of a PostgreSQL database, to be taken elsewhere or brought there.

import type { PoolClient } from 'pg';
import { CareRefused } from '../care.ts';
import { KEPT_COLUMNS, type KeptName, type KeptRow, type KeptRows, MIGRATED_TOGETHER } from './kept-rows.ts';
import { PostgresStore } from './postgres-store.ts';

/** In a folder a game says itself that it is packed; here a column does. */
const READ_COLUMNS: Readonly<Record<string, string>> = {
  at: 'at::float8 AS at',
  version: 'version::float8 AS version',
};
const READ_GAMES = `id, code, at::float8 AS at,
  CASE WHEN is_packed THEN jsonb_set(body::jsonb, '{archived}', 'true')::text ELSE body END AS body`;

export async function postgresRows(address: string): Promise<KeptRows> {
  const store = await PostgresStore.opened(address).catch((error: Error) => {
    throw new CareRefused(`the database cannot be used (${error.message})`);
  });
  return {
    isEmpty: async () => (await store.pool.query('SELECT 1 FROM tables LIMIT 1')).rows.length === 0,
    read: (name) => fetched(() => store.pool.connect(), name),
    async write(name, rows) {
      const { text, values } = insertion(name, rows);
      await store.pool.query(text, values);
    },
    close: () => store.close(),
  };
}

async function* fetched(connect: () => Promise<PoolClient>, name: KeptName): AsyncIterable<readonly KeptRow[]> {
  const client = await connect();
  try {
    const columns = name === 'games' ? READ_GAMES : KEPT_COLUMNS[name].map((column) => READ_COLUMNS[column] ?? column).join(', ');
    await client.query(`BEGIN READ ONLY; DECLARE kept CURSOR FOR SELECT ${columns} FROM ${name}`);
    for (;;) {
      const { rows } = await client.query<KeptRow>(`FETCH ${MIGRATED_TOGETHER} FROM kept`);
      if (rows.length === 0) break;
      yield rows;
    }
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

function insertion(name: KeptName, rows: readonly KeptRow[]): { readonly text: string; readonly values: unknown[] } {
  const columns = name === 'games' ? [...KEPT_COLUMNS.games, 'is_over', 'is_packed'] : KEPT_COLUMNS[name];
  const lines = rows.map((_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`);
  const values = rows.map((row) => (name === 'games' ? { ...row, ...gameEnd(row) } : row));
  return {
    text: `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${lines.join(', ')}`,
    values: values.flatMap((row) => columns.map((column) => row[column as keyof typeof row] ?? null)),
  };
}

function gameEnd({ body }: KeptRow): { readonly is_over: boolean; readonly is_packed: boolean } {
  const { over, archived } = JSON.parse(body as string) as { over: boolean; archived?: boolean };
  return { is_over: over, is_packed: archived === true };
}
