// The shape of the PostgreSQL database and how an older one becomes today's. Rows of a table are found by its code, rows of a game by its
// id, and no statement but a device's own list joins tables of different owners: each may be partitioned by its key.

import type { Pool, PoolClient } from 'pg';

/** One step a version; a step that has been released never changes. */
const STEPS = [
  `CREATE TABLE tables (
     code text PRIMARY KEY,
     version bigint NOT NULL,
     at bigint NOT NULL,
     game_id text,
     round integer NOT NULL,
     body text NOT NULL
   );
   CREATE INDEX unplayed_tables ON tables (at) WHERE round = 0;
   CREATE INDEX tables_of_game ON tables (game_id);
   CREATE TABLE devices (device text NOT NULL, code text NOT NULL, PRIMARY KEY (device, code));
   CREATE INDEX devices_of_table ON devices (code);
   CREATE TABLE games (
     id text PRIMARY KEY,
     code text NOT NULL,
     at bigint NOT NULL,
     is_over boolean NOT NULL,
     is_packed boolean NOT NULL DEFAULT false,
     body text NOT NULL
   );
   CREATE INDEX finished_games ON games (at) WHERE is_over AND NOT is_packed;
   CREATE TABLE facts (
     game_id text NOT NULL,
     seq integer NOT NULL,
     at bigint NOT NULL,
     fact text NOT NULL,
     PRIMARY KEY (game_id, seq)
   );
   CREATE TABLE archives (game_id text PRIMARY KEY, at bigint NOT NULL, facts bytea NOT NULL);
   CREATE INDEX archives_by_age ON archives (at);
   CREATE TABLE dumps (code text PRIMARY KEY, at bigint NOT NULL, body text NOT NULL);
   CREATE TABLE probes (id integer PRIMARY KEY, at bigint NOT NULL);
   CREATE TABLE owners (id text PRIMARY KEY, until timestamptz NOT NULL);
   CREATE TABLE leases (code text PRIMARY KEY, owner text NOT NULL, epoch bigint NOT NULL);

   CREATE FUNCTION keep_change(
     lease_code text, lease_epoch bigint,
     t_code text, t_version bigint, t_at bigint, t_game text, t_round integer, t_body text, t_devices text[],
     g_id text, g_code text, g_at bigint, g_over boolean, g_body text, f_from integer, f_at bigint[], f_facts text[]
   ) RETURNS boolean LANGUAGE plpgsql AS $$
   BEGIN
     IF lease_code IS NOT NULL THEN
       -- Whoever takes the table over waits until this is written; whoever lost it writes nothing.
       PERFORM 1 FROM leases WHERE code = lease_code AND epoch = lease_epoch FOR SHARE;
       IF NOT FOUND THEN RETURN false; END IF;
     END IF;
     IF t_code IS NOT NULL THEN
       IF t_version = 1 THEN
         INSERT INTO tables VALUES (t_code, 1, t_at, t_game, t_round, t_body) ON CONFLICT DO NOTHING;
       ELSE
         UPDATE tables SET version = t_version, at = t_at, game_id = t_game, round = t_round, body = t_body
           WHERE code = t_code AND version = t_version - 1;
       END IF;
       IF NOT FOUND THEN RETURN false; END IF;
       DELETE FROM devices WHERE code = t_code;
       INSERT INTO devices SELECT device, t_code FROM unnest(t_devices) AS device;
     END IF;
     IF g_id IS NOT NULL THEN
       IF (SELECT coalesce(max(seq) + 1, 0) FROM facts WHERE game_id = g_id) <> f_from THEN
         RAISE unique_violation;
       END IF;
       INSERT INTO games (id, code, at, is_over, body) VALUES (g_id, g_code, g_at, g_over, g_body)
         ON CONFLICT (id) DO UPDATE SET at = g_at, is_over = g_over, body = g_body;
       INSERT INTO facts SELECT g_id, f_from + n - 1, a, f FROM unnest(f_at, f_facts) WITH ORDINALITY AS added (a, f, n);
     END IF;
     RETURN true;
   EXCEPTION WHEN unique_violation THEN RETURN false;
   END $$;`,
  'CREATE INDEX games_of_table ON games (code, at);',
  `CREATE INDEX due_games ON games (((body::jsonb->>'due')::bigint)) WHERE NOT is_over;`,
];

/** Any number: processes that start together bring the database up to date one after the other. */
const SCHEMA_LOCK = 817_264;

export async function preparePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await broughtUpToDate(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function broughtUpToDate(client: PoolClient): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  const version = rows[0]?.version ?? 0;
  if (version > STEPS.length) throw new Error(`the database is of a later version (${version})`);
  for (const step of STEPS.slice(version)) await client.query(step);
  await client.query('DELETE FROM schema_version');
  await client.query('INSERT INTO schema_version VALUES ($1)', [STEPS.length]);
}
