// Knows how tables and facts are kept in one SQLite file, each change whole and on the disk before it is acknowledged.
// It waits for the disk: on a server it lives in a thread of its own.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { DeviceId, Dump, Store, StoredChange, StoredFact, StoredGame, StoredTable } from '@boite/table';
import { Archive } from './archive.ts';
import { type ChangeRows, type ProgressRow, rowsOf, type TableRow } from './change-rows.ts';
import { GroupCommit } from './group-commit.ts';
import { LONGEST_LIST, type Retention, SMALL_STEP } from './house-store.ts';
import { prepareSchema } from './schema.ts';

/** How long to wait for whoever else reads the file, in milliseconds. */
const DATABASE_PATIENCE = 2_000;

export const SQL = {
  putTable: `INSERT INTO tables (code, version, at, game_id, round, body) SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM tables WHERE code = ?1)
    ON CONFLICT (code) DO UPDATE SET version = ?2, at = ?3, game_id = ?4, round = ?5, body = ?6 WHERE version = ?2 - 1`,
  clearDevices: 'DELETE FROM devices WHERE code = ?',
  putDevice: 'INSERT INTO devices (device, code) VALUES (?, ?)',
  putGame: 'INSERT INTO games (id, code, at, body) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (id) DO UPDATE SET at = ?3, body = ?4',
  length: 'SELECT coalesce(max(seq) + 1, 0) AS length FROM facts WHERE game_id = ?',
  putFact: 'INSERT INTO facts (game_id, seq, at, fact) VALUES (?, ?, ?, ?)',
  table: 'SELECT body FROM tables WHERE code = ?',
  game: 'SELECT body FROM games WHERE id = ?',
  facts: 'SELECT at, fact FROM facts WHERE game_id = ? ORDER BY seq',
  tablesOf: `SELECT tables.body AS "table", games.body AS game FROM devices
    JOIN tables USING (code) LEFT JOIN games ON games.id = tables.game_id
    WHERE device = ? ORDER BY max(tables.at, coalesce(games.at, 0)) DESC LIMIT ${LONGEST_LIST}`,
  gamesAt: `SELECT body FROM games WHERE code = ? AND json_extract(body, '$.over') ORDER BY at DESC LIMIT ${LONGEST_LIST}`,
  due: `SELECT code FROM games WHERE json_extract(body, '$.due') <= ? ORDER BY json_extract(body, '$.due') LIMIT ${SMALL_STEP}`,
  setAside: 'INSERT INTO dumps (code, at, body) VALUES (?1, ?2, ?3) ON CONFLICT (code) DO UPDATE SET at = ?2, body = ?3',
  forget: `DELETE FROM tables WHERE code IN (SELECT code FROM tables WHERE round = 0 AND at < ? ORDER BY at LIMIT ${SMALL_STEP})`,
  putProbe: 'INSERT INTO probes (id, at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET at = ?1',
  probe: 'SELECT at FROM probes',
} as const;

type Statements = Readonly<Record<keyof typeof SQL, StatementSync>>;

export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #run: Statements;
  readonly #commit: GroupCommit;
  readonly #archive: Archive;

  /** Throws when the file is not a sound database of ours. */
  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: DATABASE_PATIENCE });
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
    prepareSchema(this.#database);
    this.#run = preparedStatements(this.#database);
    this.#commit = new GroupCommit(this.#database);
    this.#archive = new Archive(this.#database);
  }

  keep(change: StoredChange): Promise<boolean> {
    return this.keepRows(rowsOf(change));
  }

  /** Asked first whether the game is as far as it should be: what is not kept writes nothing at all. */
  keepRows({ table, progress }: ChangeRows): Promise<boolean> {
    return this.#commit.add(() => {
      if (!this.#isNext(progress) || !this.#putTable(table)) return false;
      this.#putProgress(progress);
      return true;
    });
  }

  async table(code: string): Promise<StoredTable | null> {
    return readBody<StoredTable>(this.#run.table.get(code));
  }

  async game(id: string): Promise<StoredGame | null> {
    return readBody<StoredGame>(this.#run.game.get(id));
  }

  async facts(gameId: string): Promise<readonly StoredFact[]> {
    const rows = this.#run.facts.all(gameId) as { at: number; fact: string }[];
    if (rows.length === 0) return this.#archive.facts(gameId);
    return rows.map(({ at, fact }) => ({ at, fact: JSON.parse(fact) as StoredFact['fact'] }));
  }

  async tablesOf(device: DeviceId): ReturnType<Store['tablesOf']> {
    const rows = this.#run.tablesOf.all(device) as { table: string; game: string | null }[];
    return rows.map(({ table, game }) => ({
      table: JSON.parse(table) as StoredTable,
      game: game === null ? null : (JSON.parse(game) as StoredGame),
    }));
  }

  async gamesAt(code: string): Promise<readonly StoredGame[]> {
    const rows = this.#run.gamesAt.all(code) as { body: string }[];
    return rows.map(({ body }) => JSON.parse(body) as StoredGame);
  }

  async due(at: number): Promise<readonly string[]> {
    return (this.#run.due.all(at) as { code: string }[]).map(({ code }) => code);
  }

  /** The latest of each table: a fault that comes back does not fill the disk. */
  async setAside(dump: Dump): Promise<void> {
    this.#run.setAside.run(dump.code, dump.at, JSON.stringify(dump));
  }

  /** One small step: unplayed tables go, old games are archived, then deleted. Whether there may be more to do. */
  async tidy({ unplayed, finished, archived }: Retention): Promise<boolean> {
    const gone = this.#run.forget.run(unplayed ?? 0).changes;
    const moved = finished === null ? 0 : this.#archive.moveOne(finished);
    const deleted = archived === null ? 0 : this.#archive.deleteOne(archived);
    return Number(gone) + moved + deleted > 0;
  }

  /** Goes by the same way as everything else: the group, the log, the disk. */
  async probe(): Promise<boolean> {
    const at = Date.now();
    const isKept = await this.#commit.add(() => Number(this.#run.putProbe.run(at).changes) === 1);
    return isKept && (this.#run.probe.get() as { at: number }).at === at;
  }

  async close(): Promise<void> {
    this.#commit.flush();
    this.#database.close();
  }

  #putTable(table: TableRow | null): boolean {
    if (table === null) return true;
    const { code, version, at, gameId, round, body, devices } = table;
    const { changes } = this.#run.putTable.run(code, version, at, gameId, round, body);
    if (changes === 0) return false;
    this.#run.clearDevices.run(code);
    for (const device of devices) this.#run.putDevice.run(device, code);
    return true;
  }

  /** The key (game, seq) would refuse a second writer too; asking first tells a lost race from a fault. */
  #isNext(progress: ProgressRow | null): boolean {
    if (progress === null) return true;
    const { length } = this.#run.length.get(progress.id) as { length: number };
    return length === progress.from;
  }

  #putProgress(progress: ProgressRow | null): void {
    if (progress === null) return;
    const { id, code, at, body, from, times, facts } = progress;
    this.#run.putGame.run(id, code, at, body);
    for (const [index, fact] of facts.entries()) this.#run.putFact.run(id, from + index, times[index] ?? at, fact);
  }
}

function preparedStatements(database: DatabaseSync): Statements {
  const entries = Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]);
  return Object.fromEntries(entries) as Statements;
}

function readBody<Body>(row: unknown): Body | null {
  return row === undefined ? null : (JSON.parse((row as { body: string }).body) as Body);
}
