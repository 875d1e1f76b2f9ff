// Tables and facts in PostgreSQL, for servers of several processes: each change whole and durable before it is acknowledged, and only under
// the lease of its table.

import type { DeviceId, Dump, Store, StoredChange, StoredFact, StoredGame, StoredTable } from '@boite/table';
import { Pool, type QueryResultRow } from 'pg';
import type { StoreTook } from '../data-folder.ts';
import { type HouseStore, LONGEST_LIST, type Retention, SMALL_STEP } from '../house-store.ts';
import { CHANGE_VALUES, changeValues } from './change-values.ts';
import type { Lease } from './leases.ts';
import { PostgresArchive } from './postgres-archive.ts';
import { preparePostgres } from './postgres-schema.ts';

/** Connections of one process, and how long one may take to open, in milliseconds. */
const CONNECTIONS = 16;
const CONNECTION_PATIENCE = 5_000;
/** No statement of ours takes longer, in milliseconds: a database that hangs is one that failed. */
const STATEMENT_PATIENCE = 10_000;

const QUERIES = {
  keep: `SELECT keep_change(${Array.from({ length: CHANGE_VALUES }, (_, index) => `$${index + 1}`).join(', ')}) AS kept`,
  table: 'SELECT body FROM tables WHERE code = $1',
  game: 'SELECT body FROM games WHERE id = $1',
  facts: 'SELECT at::float8 AS at, fact FROM facts WHERE game_id = $1 ORDER BY seq',
  tablesOf: `SELECT tables.body AS "table", games.body AS game FROM devices
    JOIN tables USING (code) LEFT JOIN games ON games.id = tables.game_id
    WHERE device = $1 ORDER BY greatest(tables.at, games.at) DESC LIMIT ${LONGEST_LIST}`,
  gamesAt: `SELECT body FROM games WHERE code = $1 AND is_over ORDER BY at DESC LIMIT ${LONGEST_LIST}`,
  due: `SELECT code FROM games WHERE NOT is_over AND (body::jsonb->>'due')::bigint <= $1
    ORDER BY (body::jsonb->>'due')::bigint LIMIT ${SMALL_STEP}`,
  setAside: 'INSERT INTO dumps (code, at, body) VALUES ($1, $2, $3) ON CONFLICT (code) DO UPDATE SET at = $2, body = $3',
  forget: `WITH old AS (SELECT code FROM tables WHERE round = 0 AND at < $1 ORDER BY at LIMIT ${SMALL_STEP} FOR UPDATE SKIP LOCKED),
    gone AS (DELETE FROM tables USING old WHERE tables.code = old.code RETURNING tables.code),
    held AS (DELETE FROM devices USING gone WHERE devices.code = gone.code),
    owned AS (DELETE FROM leases USING gone WHERE leases.code = gone.code)
    SELECT count(*)::integer AS gone FROM gone`,
  probe: 'INSERT INTO probes (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = $1 RETURNING at::float8 AS at',
} as const;

type QueryName = keyof typeof QUERIES;

export class PostgresStore implements HouseStore {
  readonly pool: Pool;
  readonly #took: StoreTook;
  readonly #archive: PostgresArchive;
  #backlog = 0;
  #isSound = true;

  /** Rejects when the database cannot be reached, or is of a later version. */
  static async opened(address: string, took: StoreTook = () => {}): Promise<PostgresStore> {
    const pool = new Pool({
      connectionString: address,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_PATIENCE,
      statement_timeout: STATEMENT_PATIENCE,
      application_name: 'boite-a-mots',
    });
    // An idle connection that breaks is replaced by the next question.
    pool.on('error', () => {});
    try {
      await preparePostgres(pool);
      return new PostgresStore(pool, took);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  private constructor(pool: Pool, took: StoreTook) {
    this.pool = pool;
    this.#took = took;
    this.#archive = new PostgresArchive(pool);
  }

  get backlog(): number {
    return this.#backlog;
  }

  get isSound(): boolean {
    return this.#isSound;
  }

  /** The same store for one table: nothing is written there once its lease is lost. */
  under(lease: Lease): Store {
    return {
      keep: (change) => this.#kept(change, lease),
      table: (code) => this.table(code),
      game: (id) => this.game(id),
      facts: (gameId) => this.facts(gameId),
      tablesOf: (device) => this.tablesOf(device),
      gamesAt: (code) => this.gamesAt(code),
      setAside: (dump) => this.setAside(dump),
    };
  }

  keep(change: StoredChange): Promise<boolean> {
    return this.#kept(change, null);
  }

  async table(code: string): Promise<StoredTable | null> {
    return bodyIn<StoredTable>(await this.#rows('table', [code]));
  }

  async game(id: string): Promise<StoredGame | null> {
    return bodyIn<StoredGame>(await this.#rows('game', [id]));
  }

  async facts(gameId: string): Promise<readonly StoredFact[]> {
    const rows = await this.#rows<{ at: number; fact: string }>('facts', [gameId]);
    if (rows.length === 0) return this.#archive.facts(gameId);
    return rows.map(({ at, fact }) => ({ at, fact: JSON.parse(fact) as StoredFact['fact'] }));
  }

  async tablesOf(device: DeviceId): ReturnType<Store['tablesOf']> {
    const rows = await this.#rows<{ table: string; game: string | null }>('tablesOf', [device]);
    return rows.map(({ table, game }) => ({
      table: JSON.parse(table) as StoredTable,
      game: game === null ? null : (JSON.parse(game) as StoredGame),
    }));
  }

  async gamesAt(code: string): Promise<readonly StoredGame[]> {
    const rows = await this.#rows<{ body: string }>('gamesAt', [code]);
    return rows.map(({ body }) => JSON.parse(body) as StoredGame);
  }

  async setAside(dump: Dump): Promise<void> {
    await this.#rows('setAside', [dump.code, dump.at, JSON.stringify(dump)]);
  }

  async due(at: number): Promise<readonly string[]> {
    return (await this.#rows<{ code: string }>('due', [at])).map(({ code }) => code);
  }

  async tidy({ unplayed, finished, archived }: Retention): Promise<boolean> {
    const [row] = await this.#rows<{ gone: number }>('forget', [unplayed ?? 0]);
    const moved = finished === null ? 0 : await this.#archive.moveOne(finished);
    const deleted = archived === null ? 0 : await this.#archive.deleteOne(archived);
    return (row?.gone ?? 0) + moved + deleted > 0;
  }

  async probe(): Promise<boolean> {
    const at = Date.now();
    const [row] = await this.#rows<{ at: number }>('probe', [at]);
    return row?.at === at;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  async #kept(change: StoredChange, lease: Lease | null): Promise<boolean> {
    const values = changeValues(change, lease);
    const [row] = await this.#rows<{ kept: boolean }>('keep', values);
    return row?.kept === true;
  }

  async #rows<Row extends QueryResultRow>(name: QueryName, values: readonly unknown[]): Promise<readonly Row[]> {
    const from = performance.now();
    this.#backlog += 1;
    try {
      const { rows } = await this.pool.query<Row>({ name, text: QUERIES[name], values: [...values] });
      this.#isSound = true;
      return rows;
    } catch (error) {
      this.#isSound = false;
      throw error;
    } finally {
      this.#backlog -= 1;
      this.#took(name, performance.now() - from);
    }
  }
}

function bodyIn<Body>(rows: readonly QueryResultRow[]): Body | null {
  const [row] = rows;
  return row === undefined ? null : (JSON.parse(row.body as string) as Body);
}
