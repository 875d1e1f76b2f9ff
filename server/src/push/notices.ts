// Sends notices to the browsers of people who have gone: by the push services of those browsers, and to nobody else.

import type { PushNotice, PushTarget } from '@boite/protocol';
import type { Notices } from '@boite/table';
import { encryptedNotice } from './encryption.ts';
import type { PushKey } from './keys.ts';

/** In milliseconds. */
const PUSH_PATIENCE = 10_000;
/** How long a notice waits for a phone that is off, in seconds. */
const WAITING_TIME = 3 * 24 * 3600;
const GONE = [404, 410];

interface PushPorts {
  readonly key: PushKey;
  readonly services: readonly string[];
  readonly trouble: (what: string, error: unknown) => void;
}

export class PushNotices implements Notices {
  readonly #ports: PushPorts;

  constructor(ports: PushPorts) {
    this.#ports = ports;
  }

  async send(to: PushTarget, notice: PushNotice): Promise<boolean> {
    if (!isPushService(to.endpoint, this.#ports.services)) return false;
    try {
      const response = await fetch(to.endpoint, {
        method: 'POST',
        headers: {
          Authorization: this.#ports.key.authorization(to.endpoint, Date.now()),
          'Content-Encoding': 'aes128gcm',
          TTL: String(WAITING_TIME),
          // A later notice of the same table takes the place of one that was not delivered.
          Topic: notice.code,
        },
        body: new Uint8Array(encryptedNotice(JSON.stringify(notice), to)),
        redirect: 'error',
        signal: AbortSignal.timeout(PUSH_PATIENCE),
      });
      return !GONE.includes(response.status);
    } catch (error) {
      this.#ports.trouble('a notice could not be sent', error);
      return true;
    }
  }
}

function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { host, protocol } = new URL(endpoint);
  const isKnown = services.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service));
  return isKnown && (protocol === 'https:' || host.startsWith('127.0.0.1:'));
}
