// Tells an address of the host's own whose turn it is: what becomes of it there, a mail or a message of a group, is the host's business.

import type { PushNotice } from '@boite/protocol';
import type { Notices } from '@boite/table';

/** In milliseconds. */
const WEBHOOK_PATIENCE = 10_000;

type Trouble = (what: string, error: unknown) => void;

/** What goes to browsers goes there as before; null for none. */
export function withWebhook(webhook: string, browsers: Notices | null, trouble: Trouble): Notices {
  const announce = (name: string, notice: PushNotice) => {
    posted(webhook, { name, ...notice }).catch((error: unknown) => trouble('the webhook could not be told', error));
  };
  return { send: async (to, notice) => browsers?.send(to, notice) ?? true, announce };
}

async function posted(address: string, told: object): Promise<void> {
  const { ok, status } = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(told),
    signal: AbortSignal.timeout(WEBHOOK_PATIENCE),
  });
  if (!ok) throw new Error(`it answers ${status}`);
}
