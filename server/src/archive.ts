// Finished games of long ago: their facts packed into one row, then let go of. They replay as before.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { StoredFact } from '@boite/table';

export const ARCHIVE_SQL = {
  old: `SELECT id FROM games WHERE json_extract(body, '$.over') AND NOT coalesce(json_extract(body, '$.archived'), 0) AND at < ?
    ORDER BY at LIMIT 1`,
  facts: `SELECT json_group_array(json_object('at', at, 'fact', json(fact))) AS facts
    FROM (SELECT at, fact FROM facts WHERE game_id = ? ORDER BY seq)`,
  put: 'INSERT OR REPLACE INTO archives (game_id, at, facts) SELECT id, at, ?2 FROM games WHERE id = ?1',
  mark: `UPDATE games SET body = json_set(body, '$.archived', json('true')) WHERE id = ?`,
  dropFacts: 'DELETE FROM facts WHERE game_id = ?',
  packed: 'SELECT facts FROM archives WHERE game_id = ?',
  oldest: 'SELECT game_id AS id FROM archives WHERE at < ? ORDER BY at LIMIT 1',
  dropTable: 'DELETE FROM tables WHERE game_id = ?',
  dropGame: 'DELETE FROM games WHERE id = ?',
  dropArchive: 'DELETE FROM archives WHERE game_id = ?',
} as const;

type ArchiveStatements = Readonly<Record<keyof typeof ARCHIVE_SQL, StatementSync>>;

export class Archive {
  readonly #database: DatabaseSync;
  readonly #run: ArchiveStatements;

  constructor(database: DatabaseSync) {
    this.#database = database;
    const entries = Object.entries(ARCHIVE_SQL).map(([name, sql]) => [name, database.prepare(sql)]);
    this.#run = Object.fromEntries(entries) as ArchiveStatements;
  }

  /** Of a game that was packed; none otherwise. */
  facts(gameId: string): readonly StoredFact[] {
    const row = this.#run.packed.get(gameId) as { facts: Uint8Array } | undefined;
    return row === undefined ? [] : (JSON.parse(inflateRawSync(row.facts).toString()) as readonly StoredFact[]);
  }

  /** Packs the oldest game that was over before that time. How many: 0 or 1. */
  moveOne(before: number): number {
    return this.#withOne(this.#run.old.get(before), (id) => {
      const { facts } = this.#run.facts.get(id) as { facts: string };
      this.#run.put.run(id, deflateRawSync(facts));
      this.#run.mark.run(id);
      this.#run.dropFacts.run(id);
    });
  }

  /** Deletes the oldest packed game of before that time, with its table unless it went on to another. */
  deleteOne(before: number): number {
    return this.#withOne(this.#run.oldest.get(before), (id) => {
      for (const drop of [this.#run.dropTable, this.#run.dropGame, this.#run.dropArchive]) drop.run(id);
    });
  }

  #withOne(row: unknown, deed: (id: string) => void): number {
    if (row === undefined) return 0;
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      deed((row as { id: string }).id);
      this.#database.exec('COMMIT');
      return 1;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
