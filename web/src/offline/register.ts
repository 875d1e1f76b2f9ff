// Knows how the page asks the browser to keep it for the days without a network.

export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Not over HTTPS, or refused by the reader: the page works all the same, with a network.
    });
  });
}
