// Knows how the page is served: what has a fingerprint in its name for ever, the rest checked each time.

import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isPagePath } from '@boite/protocol';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './api.ts';
import { welcomedDevice } from './device.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const EACH_TIME = 'no-cache';
/** What comes with a cookie is for nobody else. */
const FOR_ONE_ALONE = 'private, no-cache';
const NOT_BUILT = 'La page n’est pas encore construite : « npm start » s’en charge.';

export async function openPage(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, { root: folder, preCompressed: true, cacheControl: false, setHeaders: cachingOf });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isForThePage(request)) return refuse(reply, 404, { code: 'not-found' });
    if (!isBuilt) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return reply.sendFile('index.html');
  });
}

/** Who gets the page gets an identity with it, before it asks anything else. */
function cachingOf(reply: FastifyReply, path: string): void {
  const isFingerprinted = path.includes(`${sep}assets${sep}`);
  const isWelcome = /index\.html(\.\w+)?$/.test(path);
  reply.header('Cache-Control', isFingerprinted ? FOR_EVER : isWelcome ? FOR_ONE_ALONE : EACH_TIME);
  if (isWelcome) welcomedDevice(reply.request, reply);
}

/** The page draws its own addresses (/t/CODE, …). */
function isForThePage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isPagePath(url.split('?')[0] ?? '/');
}
