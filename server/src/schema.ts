// Knows the shape of the database and how an older one becomes today's.

import type { DatabaseSync } from 'node:sqlite';

/** One step a version; a step that has been released never changes. */
const MIGRATIONS = [
  `CREATE TABLE tables (
     code TEXT PRIMARY KEY,
     version INTEGER NOT NULL,
     at INTEGER NOT NULL,
     game_id TEXT,
     round INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE devices (
     device TEXT NOT NULL,
     code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
     PRIMARY KEY (device, code)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX devices_of_table ON devices (code);
   CREATE TABLE games (
     id TEXT PRIMARY KEY,
     code TEXT NOT NULL,
     at INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE facts (
     game_id TEXT NOT NULL,
     seq INTEGER NOT NULL,
     at INTEGER NOT NULL,
     fact TEXT NOT NULL,
     PRIMARY KEY (game_id, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE dumps (
     code TEXT PRIMARY KEY,
     at INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  `CREATE INDEX unplayed_tables ON tables (at) WHERE round = 0;
   CREATE INDEX tables_of_game ON tables (game_id);
   CREATE TABLE archives (
     game_id TEXT PRIMARY KEY,
     at INTEGER NOT NULL,
     facts BLOB NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX archives_by_age ON archives (at);
   CREATE INDEX finished_games ON games (at) WHERE json_extract(body, '$.over') AND NOT coalesce(json_extract(body, '$.archived'), 0);
   CREATE TABLE probes (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;`,
  `CREATE INDEX games_of_table ON games (code, at);`,
  `CREATE INDEX due_games ON games (json_extract(body, '$.due')) WHERE json_extract(body, '$.due') IS NOT NULL;`,
];

/** Brings a database to today's shape, new ones included. */
export function prepareSchema(database: DatabaseSync): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > MIGRATIONS.length) throw new Error(`the database is of a later version (${version})`);
  for (const [done, step] of MIGRATIONS.entries()) {
    if (done >= version) database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${done + 1}; COMMIT`);
  }
}
