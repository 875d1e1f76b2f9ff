// Knows how the page asks the browser to keep it for the days without a network.

import { FILES_KEPT, TAKE_OVER } from './kept-files.ts';
import address from './sw.ts?worker&url';

export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => keepSeen(), { once: true });
  addEventListener('load', () => {
    serviceWorker.register(address).then(
      // This page came from the network: it is of the version that waits.
      ({ waiting }) => waiting?.postMessage(TAKE_OVER),
      () => {
        // Not over HTTPS, or refused by the reader: the page works all the same, with a network.
      },
    );
  });
}

/** What came before anyone was there to keep it; the browser still has it, so that nothing comes twice. */
async function keepSeen(): Promise<void> {
  const cache = await caches.open(FILES_KEPT);
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = new Set(seen.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')));
  await Promise.allSettled([...files].map(async ({ pathname }) => (await cache.match(pathname)) ?? cache.add(pathname)));
}
