// Which process owns which table. An owner says in the store that it lives; a lease names its owner and has an epoch, which rises each time
// the table changes hands: the store refuses what is written under an older one.

import type { Pool } from 'pg';
import type { Elsewhere } from '../tables.ts';

/** How often a process says that it lives, and for how long it is believed, in milliseconds. */
const SIGN_OF_LIFE = 700;
const BELIEVED_FOR = 2_500;
/** How long a process that died stays in the list, in seconds. */
const REMEMBERED_FOR = 3_600;

export interface Lease {
  readonly code: string;
  readonly epoch: number;
}

const SIGNED = `INSERT INTO owners (id, until) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (id) DO UPDATE SET until = excluded.until
  RETURNING (SELECT until > clock_timestamp() FROM owners WHERE id = $1) AS was_believed`;
const ALIVE = 'SELECT 1 FROM owners WHERE id = $1 AND until > clock_timestamp()';
const TAKEN = `INSERT INTO leases (code, owner, epoch) SELECT code, $2, 1 FROM tables WHERE code = $1
  ON CONFLICT (code) DO UPDATE SET owner = $2, epoch = leases.epoch + 1
    WHERE leases.owner = $2 OR NOT EXISTS (SELECT 1 FROM owners WHERE id = leases.owner AND until > clock_timestamp())
  RETURNING epoch::float8 AS epoch`;

export class Leases {
  readonly #pool: Pool;
  readonly #id: string;
  readonly #trouble: (what: string, error: unknown) => void;
  readonly #held = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  /** Told of a table that another process has taken. */
  onLost: (code: string) => void = () => {};

  constructor(pool: Pool, id: string, trouble: (what: string, error: unknown) => void) {
    this.#pool = pool;
    this.#id = id;
    this.#trouble = trouble;
  }

  async begin(): Promise<void> {
    await this.#sign();
    this.#timer = setInterval(() => void this.#sign().catch((error) => this.#trouble('no sign of life', error)), SIGN_OF_LIFE);
    await this.#pool.query(`DELETE FROM owners WHERE until < clock_timestamp() - $1 * interval '1 second'`, [REMEMBERED_FOR]);
  }

  /** Ours from now on, or who has it; null when there is no such table. */
  async take(code: string): Promise<Lease | Elsewhere | null> {
    const { rows } = await this.#pool.query<{ epoch: number }>(TAKEN, [code, this.#id]);
    if (rows[0] === undefined) return this.#ownerOf(code);
    this.#held.set(code, rows[0].epoch);
    return { code, epoch: rows[0].epoch };
  }

  /** Whoever wants the table may take it at once. */
  async release({ code, epoch }: Lease): Promise<void> {
    if (this.#held.get(code) === epoch) this.#held.delete(code);
    await this.#pool.query(`UPDATE leases SET owner = '' WHERE code = $1 AND owner = $2 AND epoch = $3`, [code, this.#id, epoch]);
  }

  /** Looks whether a table is still ours, and tells if it is not. */
  async look(code: string): Promise<void> {
    if (this.#held.has(code)) await this.#lookAt([code]);
  }

  async isAlive(owner: string): Promise<boolean> {
    return (await this.#pool.query(ALIVE, [owner])).rows.length > 0;
  }

  /** All that was ours may be taken at once. */
  async end(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#held.clear();
    await this.#pool.query('DELETE FROM owners WHERE id = $1', [this.#id]).catch(() => {});
  }

  /** Whoever was not believed any more, because it slept or was cut off, looks which tables are still its own. */
  async #sign(): Promise<void> {
    const { rows } = await this.#pool.query<{ was_believed: boolean | null }>(SIGNED, [this.#id, BELIEVED_FOR]);
    if (rows[0]?.was_believed !== true && this.#held.size > 0) await this.#lookAt([...this.#held.keys()]);
  }

  /** What was taken again while we looked is ours. */
  async #lookAt(codes: readonly string[]): Promise<void> {
    const before = new Map(codes.map((code) => [code, this.#held.get(code)]));
    const sql = 'SELECT code, epoch::float8 AS epoch FROM leases WHERE owner = $1 AND code = ANY($2)';
    const { rows } = await this.#pool.query<Lease>(sql, [this.#id, codes]);
    const ours = new Map(rows.map(({ code, epoch }) => [code, epoch]));
    for (const [code, epoch] of before) {
      if (epoch === ours.get(code) || epoch !== this.#held.get(code)) continue;
      this.#held.delete(code);
      this.onLost(code);
    }
  }

  async #ownerOf(code: string): Promise<Elsewhere | null> {
    const { rows } = await this.#pool.query<Elsewhere>('SELECT owner FROM leases WHERE code = $1', [code]);
    return rows[0] ?? null;
  }
}
