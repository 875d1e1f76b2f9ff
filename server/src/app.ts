// Knows how the parts of a server are put together behind HTTP.

import type { Ports } from '@boite/table';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addressKey } from './address.ts';
import { openApi, refuse } from './api.ts';
import { boundConnections } from './connections.ts';
import { openSockets } from './door.ts';
import type { HouseStore } from './house-store.ts';
import type { Metrics } from './metrics.ts';
import { openPage } from './page.ts';
import { openPictures } from './preview/pictures.ts';
import { trustIn } from './proxies.ts';
import type { ServerSettings } from './settings.ts';
import type { Sockets } from './sockets.ts';
import { certificateOf } from './tls.ts';
import type { Tolls } from './tolls.ts';
import { openWatch } from './watch.ts';

/** How long a request may take to come in, in milliseconds. */
const REQUEST_PATIENCE = 30_000;

/** How long its headers may take, and how long a connection may wait for a request after one, in milliseconds. */
const HEADERS_PATIENCE = 10_000;
const IDLE_PATIENCE = 15_000;

/** No honest body is longer, in bytes. */
const LONGEST_BODY = 16 * 1024;

interface AppParts {
  readonly settings: ServerSettings;
  readonly ports: Ports;
  readonly sockets: Sockets;
  readonly tolls: Tolls;
  readonly metrics: Metrics;
  readonly store: HouseStore;
  /** By which push services know this server; null where it sends no notices. */
  readonly key: { readonly point: string } | null;
}

export async function builtApp({ settings, ports, sockets, tolls, metrics, store, key }: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy: trustIn(settings.trustProxy),
    requestTimeout: REQUEST_PATIENCE,
    keepAliveTimeout: IDLE_PATIENCE,
    http: { headersTimeout: HEADERS_PATIENCE, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: true,
    ...certificateOf(settings),
  });
  app.setErrorHandler((error: FastifyError, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) ports.trouble('a request failed', error);
    return refuse(reply, status, { code: REFUSAL_CODES[status] ?? (status < 500 ? 'unreadable' : 'not-kept') });
  });
  boundConnections(app.server, settings);
  await app.register(cookie);
  await app.register(helmet, SECURITY);
  // Only who came by https is told to come by it again: many play over plain http on a home network.
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
  });
  await app.register(rateLimit, { global: false, timeWindow: 60_000, keyGenerator: ({ ip }) => addressKey(ip) });
  await openSockets(app, sockets);
  openWatch(app, { store, metrics, settings });
  await openApi(app, { ports, tolls, settings });
  app.get('/api/push-key', async (_, reply) => (key === null ? refuse(reply, 404, { code: 'not-found' }) : { key: key.point }));
  openPictures(app, { folder: settings.page, picturesAMinute: settings.limits.apiAMinute });
  await openPage(app, settings.page, store);
  return app;
}

const REFUSAL_CODES: Readonly<Record<number, string>> = { 404: 'not-found', 429: 'too-fast' };

/**
 * Nothing but our own files; styles may be set on elements. No forced https, because many play over plain http on a
 * home network, where the headers left out here would only fill the console with warnings.
 */
const SECURITY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'same-origin' as const },
};
