// Knows how the page is served: what has a fingerprint in its name for ever, the rest checked each time.

import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isPagePath } from '@boite/protocol';
import type { Store } from '@boite/table';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './api.ts';
import { welcomedDevice } from './device.ts';
import { previewAt, withPreview } from './preview/preview.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const EACH_TIME = 'no-cache';
/** The icons: a page asks for them again at each address. */
const FOR_A_DAY = 'public, max-age=86400';
const ICON_FILE = /\.(svg|png)(\.\w+)?$/;
/** What comes with a cookie is for nobody else. */
const FOR_ONE_ALONE = 'private, no-cache';
/** They speak to whoever opens a document; a page of forty files would carry them forty times. */
const FOR_DOCUMENTS = [
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];
/** A worker obeys the policy it came with, not that of its page. */
const WORKER_FILE = /[./-]worker[.-]/;
const NOT_BUILT = 'La page n’est pas encore construite : « npm start » s’en charge.';

export async function openPage(app: FastifyInstance, folder: string, store: Store): Promise<void> {
  const file = join(folder, 'index.html');
  const isBuilt = existsSync(file);
  const page = isBuilt ? readFileSync(file, 'utf8') : '';
  if (isBuilt) {
    await app.register(fastifyStatic, { root: folder, preCompressed: true, cacheControl: false, setHeaders: cachingOf });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isForThePage(request)) return refuse(reply, 404, { code: 'not-found' });
    if (!isBuilt) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const preview = await previewAt(request.url.split('?')[0] ?? '/', store);
    if (preview === null) return reply.sendFile('index.html');
    cachingOf(reply, file);
    return reply.type('text/html; charset=utf-8').send(withPreview(page, preview, `${request.protocol}://${request.host}`));
  });
}

/** Who gets the page gets an identity with it, before it asks anything else. */
function cachingOf(reply: FastifyReply, path: string): void {
  const isFingerprinted = path.includes(`${sep}assets${sep}`);
  const isWelcome = /index\.html(\.\w+)?$/.test(path);
  const lasting = ICON_FILE.test(path) ? FOR_A_DAY : EACH_TIME;
  reply.header('Cache-Control', isFingerprinted ? FOR_EVER : isWelcome ? FOR_ONE_ALONE : lasting);
  if (isWelcome) welcomedDevice(reply.request, reply);
  else for (const header of FOR_DOCUMENTS) reply.removeHeader(header);
  if (isFingerprinted && !WORKER_FILE.test(path)) reply.removeHeader('Content-Security-Policy');
}

/** The page draws its own addresses (/t/CODE, …). */
function isForThePage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && isPagePath(url.split('?')[0] ?? '/');
}
