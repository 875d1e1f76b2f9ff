// What whoever looks after a server may ask of it: is it alive, can it keep things, how much does it do, which version is it.

import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { isLoopback } from './address.ts';
import type { Metrics } from './metrics.ts';
import type { ServerSettings } from './settings.ts';

/** How long the disk may take, and for how long its last answer serves everybody, in milliseconds. */
const PROBE_PATIENCE = 2_000;
const PROBE_LASTS = 1_000;

interface Watched {
  readonly store: { probe(): Promise<boolean>; readonly isSound: boolean };
  readonly metrics: Metrics;
  readonly settings: Pick<ServerSettings, 'metrics'>;
}

export function openWatch(app: FastifyInstance, { store, metrics, settings }: Watched): void {
  const probe = sharedProbe(() => store.probe());
  app.get('/health', async (_, reply) => reply.code(store.isSound ? 200 : 503).send({ ok: store.isSound }));
  app.get('/ready', async (_, reply) => {
    const ready = await probe();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/version', async () => ({ version: manifest.version, node: process.versions.node }));
  app.get('/metrics', async ({ ip }, reply) => {
    const isAllowed = settings.metrics === 'all' || (settings.metrics === 'local' && isLoopback(ip));
    if (!isAllowed) return reply.callNotFound();
    return reply.type(metrics.type).send(await metrics.text());
  });
}

/** However many ask, the disk is tried once. */
function sharedProbe(probe: () => Promise<boolean>): () => Promise<boolean> {
  let last: { readonly answer: Promise<boolean>; readonly at: number } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > PROBE_LASTS) last = { answer: inTime(probe()), at: now };
    return last.answer;
  };
}

function inTime(answer: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const alarm = setTimeout(() => resolve(false), PROBE_PATIENCE);
  answer.then(resolve, () => resolve(false)).finally(() => clearTimeout(alarm));
  return promise;
}
