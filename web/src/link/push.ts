// How this browser lets the server tell its person of a turn when the page is closed. Only where it can work: over https, with a worker.

import type { PushTarget } from '@boite/protocol';
import { missingOverHttp } from '../offline/plain-http.ts';

/** Why this browser cannot tell its person of a turn; null when it can. */
export function whyNotNotified(): string | null {
  const overHttp = missingOverHttp();
  if (overHttp !== null) return overHttp;
  if (!('serviceWorker' in navigator && 'PushManager' in window))
    return 'Ce navigateur ne sait pas vous prévenir de votre tour. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.';
  if (Notification.permission !== 'denied') return null;
  return 'Les notifications de ce site sont refusées dans les réglages de votre navigateur : c’est là qu’on peut les permettre.';
}

/** Asks the person; null when they, the browser or the server will not. */
export async function pushTargetHere(): Promise<PushTarget | null> {
  try {
    const answer = await fetch('/api/push-key');
    if (!answer.ok || (await Notification.requestPermission()) !== 'granted') return null;
    const { key } = (await answer.json()) as { key: string };
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    return { endpoint, p256dh, auth };
  } catch {
    return null;
  }
}

/** On the icon of the app: how many games wait for this person. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
