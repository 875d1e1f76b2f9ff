// What whoever looks after the data may do, also while a server uses them: copy, bring back, look at faults, forget.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Dump, StoredGame, StoredTable } from '@boite/table';
import { DATABASE_FILE } from './data-folder.ts';
import { prepareSchema } from './schema.ts';
import { DEFAULTS } from './settings.ts';

/** Why something cannot be done to the data, in a sentence. */
export class CareRefused extends Error {}

/** How long to wait for whoever writes just now, in milliseconds. */
const CARE_PATIENCE = 10_000;
const TABLE_NAMES = ['tables', 'devices', 'games', 'facts', 'archives', 'dumps'] as const;
/** What is left of a name that is to be forgotten. */
const FORGOTTEN_NAME = 'Quelqu’un';

/** Copies everything into a new file, page by page, and checks the copy. How many games are in it. */
export async function backedUp(data: string | undefined, file: string): Promise<number> {
  if (existsSync(file)) throw new CareRefused(`“${file}” is there already`);
  const database = openedData(data);
  try {
    await backup(database, file);
  } finally {
    database.close();
  }
  return soundGames(file);
}

/** Everything as it was in that file; what has happened since is gone. How many games there are. */
export function restoredFrom(data: string | undefined, file: string): number {
  const count = soundGames(file);
  const database = openedData(data);
  try {
    database.prepare('ATTACH ? AS kept').run(resolve(file));
    const all = TABLE_NAMES.map((name) => `DELETE FROM main.${name}; INSERT INTO main.${name} SELECT * FROM kept.${name};`);
    // A table refers to nothing before all are there.
    database.exec(`PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE; ${all.join(' ')} COMMIT; DETACH kept`);
  } finally {
    database.close();
  }
  return count;
}

/** The tables that a fault of ours has set aside, the latest first. */
export function dumpsIn(data: string | undefined): readonly Dump[] {
  return withData(data, (database) => {
    const rows = database.prepare('SELECT body FROM dumps ORDER BY at DESC').all() as { body: string }[];
    return rows.map(({ body }) => JSON.parse(body) as Dump);
  });
}

/** Forgets a game, its facts and what was set aside of its table, which goes back to its lobby. Whether there was one. */
export function gameForgotten(data: string | undefined, id: string): boolean {
  return withData(data, (database) => {
    for (const table of bodiesOf<StoredTable>(database, 'SELECT body FROM tables WHERE game_id = ?', id)) {
      putTable(database, { ...table, gameId: null, stopAsked: [], retired: [] });
      database.prepare('DELETE FROM dumps WHERE code = ?').run(table.code);
    }
    database.prepare('DELETE FROM facts WHERE game_id = ?').run(id);
    database.prepare('DELETE FROM archives WHERE game_id = ?').run(id);
    return Number(database.prepare('DELETE FROM games WHERE id = ?').run(id).changes) > 0;
  });
}

/** Forgets a device: its seats stay, without its names. At how many tables it was. */
export function deviceForgotten(data: string | undefined, device: string): number {
  return withData(data, (database) => {
    const sql = 'SELECT tables.body AS body FROM devices JOIN tables USING (code) WHERE device = ?';
    const tables = bodiesOf<StoredTable>(database, sql, device);
    for (const table of tables) {
      for (const game of bodiesOf<StoredGame>(database, 'SELECT body FROM games WHERE code = ?', table.code)) {
        const names = game.names.map((name, seat) => (sitsThere(table, seat, device) ? FORGOTTEN_NAME : name));
        database.prepare('UPDATE games SET body = ? WHERE id = ?').run(JSON.stringify({ ...game, names }), game.id);
      }
      database.prepare('DELETE FROM devices WHERE device = ? AND code = ?').run(device, table.code);
      database.prepare('DELETE FROM dumps WHERE code = ?').run(table.code);
      putTable(database, withoutDevice(table, device));
    }
    return tables.length;
  });
}

function sitsThere(table: StoredTable, seat: number, device: string): boolean {
  return table.seats[seat]?.people.some((person) => person.device === device) ?? false;
}

function withoutDevice(table: StoredTable, device: string): StoredTable {
  const forgotten = (name: string) => ({ device: '', name });
  const seats = table.seats.map((place) => ({
    ...place,
    people: place.people.map((person) => (person.device === device ? forgotten(FORGOTTEN_NAME) : person)),
  }));
  const onlookers = (table.onlookers ?? []).filter((onlooker) => onlooker.device !== device);
  return { ...table, seats, onlookers, host: table.host === device ? '' : table.host };
}

/** As the next version, so that a server which has the table in memory takes it up again. */
function putTable(database: DatabaseSync, table: StoredTable): void {
  const next = { ...table, version: table.version + 1 };
  database
    .prepare('UPDATE tables SET version = ?, game_id = ?, body = ? WHERE code = ?')
    .run(next.version, next.gameId, JSON.stringify(next), next.code);
}

function bodiesOf<Body>(database: DatabaseSync, sql: string, key: string): readonly Body[] {
  return (database.prepare(sql).all(key) as { body: string }[]).map(({ body }) => JSON.parse(body) as Body);
}

function withData<Outcome>(data: string | undefined, deed: (database: DatabaseSync) => Outcome): Outcome {
  const database = openedData(data);
  try {
    database.exec('BEGIN IMMEDIATE');
    const outcome = deed(database);
    database.exec('COMMIT');
    return outcome;
  } finally {
    database.close();
  }
}

function openedData(data = DEFAULTS.data): DatabaseSync {
  const file = join(data, DATABASE_FILE);
  if (!existsSync(file)) throw new CareRefused(`there is no database in “${data}”`);
  const database = new DatabaseSync(file, { timeout: CARE_PATIENCE });
  database.exec('PRAGMA synchronous = FULL');
  prepareSchema(database);
  return database;
}

/** How many games a file holds, once all of it was found sound. */
function soundGames(file: string): number {
  if (!existsSync(file)) throw new CareRefused(`“${file}” is not there`);
  const copy = new DatabaseSync(file);
  try {
    const check = copy.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (check.quick_check !== 'ok') throw new CareRefused(`“${file}” is damaged: ${check.quick_check}`);
    prepareSchema(copy);
    return (copy.prepare('SELECT count(*) AS games FROM games').get() as { games: number }).games;
  } catch (error) {
    throw error instanceof CareRefused ? error : new CareRefused(`“${file}” is no backup of ours`);
  } finally {
    copy.close();
  }
}
