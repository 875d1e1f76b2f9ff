// Reads games out of a store behind its back: what a server really kept.

import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { KeptGame } from './fuzz/secrets.ts';

interface StoredRow {
  readonly id: string;
  readonly body: string;
  readonly facts: readonly string[];
  readonly times: readonly number[];
}

function keptGame({ id, body, facts, times }: StoredRow): KeptGame {
  const { game } = JSON.parse(body) as { game: string };
  return { id, game, times, facts: facts.map((fact) => JSON.parse(fact) as { kind: string }) };
}

/** Of one table, or all of them. */
export function sqliteGames(file: string, code: string | null = null): readonly KeptGame[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const games = database.prepare('SELECT id, body FROM games WHERE code = ?1 OR ?1 IS NULL');
  const facts = database.prepare('SELECT fact, at FROM facts WHERE game_id = ? ORDER BY seq');
  const kept = (games.all(code) as { id: string; body: string }[]).map(({ id, body }) => {
    const rows = facts.all(id) as { fact: string; at: number }[];
    return keptGame({ id, body, facts: rows.map(({ fact }) => fact), times: rows.map(({ at }) => at) });
  });
  database.close();
  return kept;
}

export async function postgresGames(address: string): Promise<readonly KeptGame[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<StoredRow>(
    `SELECT id, body, array_agg(fact ORDER BY seq) AS facts, array_agg(facts.at::float8 ORDER BY seq) AS times
     FROM games JOIN facts ON game_id = id GROUP BY id, body`,
  );
  await client.end();
  return rows.map(keptGame);
}
