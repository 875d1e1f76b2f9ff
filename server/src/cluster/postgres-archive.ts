// Finished games of long ago in PostgreSQL: their facts packed into one row, then let go of. Several processes may tidy at once.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { StoredFact } from '@boite/table';
import type { Pool, PoolClient } from 'pg';

const OLD_GAME = `SELECT id FROM games WHERE is_over AND NOT is_packed AND at < $1 ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED`;
const OLD_ARCHIVE = 'SELECT game_id AS id FROM archives WHERE at < $1 ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED';
const GAME_FACTS = 'SELECT at::float8 AS at, fact FROM facts WHERE game_id = $1 ORDER BY seq';

export class PostgresArchive {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Of a game that was packed; none otherwise. */
  async facts(gameId: string): Promise<readonly StoredFact[]> {
    const { rows } = await this.#pool.query<{ facts: Buffer }>('SELECT facts FROM archives WHERE game_id = $1', [gameId]);
    return rows[0] === undefined ? [] : (JSON.parse(inflateRawSync(rows[0].facts).toString()) as readonly StoredFact[]);
  }

  /** Packs the oldest game that was over before that time. How many: 0 or 1. */
  moveOne(before: number): Promise<number> {
    return this.#withOne(OLD_GAME, before, async (client, id) => {
      const { rows } = await client.query<{ at: number; fact: string }>(GAME_FACTS, [id]);
      const facts = rows.map(({ at, fact }) => ({ at, fact: JSON.parse(fact) as unknown }));
      const packed = deflateRawSync(JSON.stringify(facts));
      await client.query('INSERT INTO archives (game_id, at, facts) SELECT id, at, $2 FROM games WHERE id = $1', [id, packed]);
      await client.query('UPDATE games SET is_packed = true WHERE id = $1', [id]);
      await client.query('DELETE FROM facts WHERE game_id = $1', [id]);
    });
  }

  /** Deletes the oldest packed game of before that time, with its table unless it went on to another. */
  deleteOne(before: number): Promise<number> {
    return this.#withOne(OLD_ARCHIVE, before, async (client, id) => {
      const gone = `WITH gone AS (DELETE FROM tables WHERE game_id = $1 RETURNING code),
        owned AS (DELETE FROM leases USING gone WHERE leases.code = gone.code)
        DELETE FROM devices USING gone WHERE devices.code = gone.code`;
      await client.query(gone, [id]);
      await client.query('DELETE FROM games WHERE id = $1', [id]);
      await client.query('DELETE FROM archives WHERE game_id = $1', [id]);
    });
  }

  async #withOne(found: string, before: number, deed: (client: PoolClient, id: string) => Promise<void>): Promise<number> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query<{ id: string }>(found, [before]);
      if (rows[0] !== undefined) await deed(client, rows[0].id);
      await client.query('COMMIT');
      return rows.length;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }
}
