// The server that is loaded: one process or several, with a file or with PostgreSQL and NATS started for the occasion.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../process.ts';
import { natsIn, postgresIn } from '../services.ts';

export interface LoadedHouse {
  readonly urls: readonly string[];
  readonly store: string;
  close(): Promise<void>;
}

interface LoadChoice {
  /** `sqlite`, `postgres`, or the address of one. */
  readonly store: string;
  readonly processes: number;
}

const ALWAYS = { BOITE_TRUST_PROXY: '1', BOITE_METRICS: 'all', BOITE_LOG: 'error' };

export async function loadedHouse({ store, processes }: LoadChoice): Promise<LoadedHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'boite-load-'));
  const place = mkdtempSync(join(tmpdir(), 'boite-load-services-'));
  const isShared = store !== 'sqlite' || processes > 1;
  const postgres = isShared && !store.includes('://') ? await postgresIn(place) : null;
  const nats = processes > 1 ? await natsIn(place) : null;
  const servers = Array.from({ length: processes }, (_, index) => {
    const shared = { BOITE_STORE: postgres?.address ?? store, ...(nats && { BOITE_BUS: nats.address }) };
    return new ServerProcess({ ...ALWAYS, BOITE_DATA: join(folder, String(index)), ...(isShared && shared) });
  });
  return {
    urls: await Promise.all(servers.map((server) => server.url())),
    store: isShared ? 'postgres' : 'sqlite',
    async close() {
      for (const server of servers) await server.kill('SIGTERM');
      await Promise.all([postgres?.stop(), nats?.stop()]);
      for (const used of [folder, place]) rmSync(used, { recursive: true, force: true });
    },
  };
}
