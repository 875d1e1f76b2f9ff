// Knows how to answer without a network: the page and all its files are kept; games and sockets are not its business.
/// <reference lib="webworker" />

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Written in by the build: a version, and every file of the page. */
const { version, files } = JSON.parse('__PRECACHE__') as { version: string; files: string[] };
const CACHE = `boite-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (files.includes(pathname)) event.respondWith(keptFile(pathname, request));
});

/** The dictionary's letters last: nobody's first move waits behind them. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const isLetter = (file: string) => file.endsWith('.tsv');
  for (const wanted of [files.filter((file) => !isLetter(file)), files.filter(isLetter)]) {
    await cache.addAll(wanted.map((file) => new Request(file, { cache: 'reload' })));
  }
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The network first, so that a new version is seen at once; the kept page when there is none. */
async function freshPage(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {
    // Without a network.
  }
  return (await caches.match('/')) ?? Response.error();
}

async function keptFile(pathname: string, request: Request): Promise<Response> {
  return (await caches.match(pathname)) ?? fetch(request);
}
