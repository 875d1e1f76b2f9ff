// The rows of a data folder, to be taken elsewhere or brought there.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CareRefused } from '../care.ts';
import { DATABASE_FILE, openDataFolder } from '../data-folder.ts';
import { prepareSchema } from '../schema.ts';
import { KEPT_COLUMNS, type KeptName, type KeptRow, type KeptRows, MIGRATED_TOGETHER } from './kept-rows.ts';

/** Refused while a server uses the folder. */
export async function sqliteRows(data: string, { isNew }: { readonly isNew: boolean }): Promise<KeptRows> {
  const file = join(data, DATABASE_FILE);
  if (!isNew && !existsSync(file)) throw new CareRefused(`there is no database in “${data}”`);
  const folder = await openDataFolder(data).catch((error: Error) => {
    throw new CareRefused(error.message);
  });
  const database = new DatabaseSync(file);
  prepareSchema(database);
  return {
    isEmpty: async () => database.prepare('SELECT 1 FROM tables LIMIT 1').get() === undefined,
    read: (name) => rowBatches(database, name),
    write: async (name, rows) => putRows(database, name, rows),
    async close() {
      database.close();
      await folder.close();
    },
  };
}

async function* rowBatches(database: DatabaseSync, name: KeptName): AsyncIterable<readonly KeptRow[]> {
  let batch: KeptRow[] = [];
  for (const row of database.prepare(`SELECT ${KEPT_COLUMNS[name].join(', ')} FROM ${name}`).iterate()) {
    batch.push(row as KeptRow);
    if (batch.length < MIGRATED_TOGETHER) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function putRows(database: DatabaseSync, name: KeptName, rows: readonly KeptRow[]): void {
  const columns = KEPT_COLUMNS[name];
  const statement = database.prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
  database.exec('BEGIN IMMEDIATE');
  for (const row of rows) statement.run(...columns.map((column) => row[column] ?? null));
  database.exec('COMMIT');
}
