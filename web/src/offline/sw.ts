// Knows how to answer without a network: the first page is kept at once, every other file once it has come. Games and sockets are not its business.
/// <reference lib="webworker" />

import type { PushNotice } from '@boite/protocol';
import { FILES_KEPT, successorsOf, TAKE_OVER } from './kept-files.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Written in by the build: what the first page is made of, and every file of the page. */
const { shell, files } = JSON.parse('__FILES__') as { shell: string[]; files: string[] };

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) worker.skipWaiting();
});

worker.addEventListener('push', (event) => {
  const notice = event.data?.json() as PushNotice | undefined;
  if (notice) event.waitUntil(showNotice(notice));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(shownTable(`/t/${(event.notification.data as PushNotice).code}`));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOnceSeen(pathname, request));
});

async function showNotice(notice: PushNotice): Promise<void> {
  const { title, body, code } = notice;
  await worker.registration.showNotification(title, { body, tag: code, data: notice, icon: '/icon-192.png', lang: 'fr' });
}

/** The page that is open there already, else a new one. */
async function shownTable(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname.startsWith(address));
  await (open ? open.focus() : worker.clients.openWindow(address));
}

/** With what follows, in this version, the files that were kept of the one before. The page itself last: it asks for the others. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(FILES_KEPT);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = [...shell, ...successorsOf(kept, files)].filter((file) => file !== '/' && !kept.includes(file));
  await cache.addAll(wanted);
  await cache.add(new Request('/', { cache: 'no-cache' }));
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== FILES_KEPT).map((name) => caches.delete(name)));
  const cache = await caches.open(FILES_KEPT);
  const here = new Set([...files, ...shell]);
  const gone = (await cache.keys()).filter(({ url }) => !here.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
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

/** A file with a fingerprint in its name never changes. */
async function keptOnceSeen(pathname: string, request: Request): Promise<Response> {
  const kept = await caches.match(pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(FILES_KEPT)).put(pathname, response.clone());
  return response;
}
