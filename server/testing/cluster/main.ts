// Tries servers of several processes (`npm run test:cluster`): PostgreSQL and NATS are started in a temporary folder and stopped afterwards.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { natsIn, postgresIn } from '../services.ts';

const ROOT_FOLDER = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'boite-cluster-'));
const [postgres, nats] = [await postgresIn(folder), await natsIn(folder)];
const vitest = join(ROOT_FOLDER, 'node_modules', 'vitest', 'vitest.mjs');
const env = { ...process.env, BOITE_CLUSTER: '1', CLUSTER_POSTGRES: postgres.address, CLUSTER_NATS: nats.address };
const tests = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(2)], { stdio: 'inherit', cwd: ROOT_FOLDER, env });
const [status] = (await once(tests, 'exit')) as [number | null];
await Promise.all([postgres.stop(), nats.stop()]);
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
