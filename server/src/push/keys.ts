// The key by which push services recognise this server (VAPID, RFC 8292): made once, kept with its data.

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerSettings } from '../settings.ts';

const KEY_FILE = 'push-key.pem';
/** How long a word of ours is good for, in seconds. */
const GOOD_FOR = 12 * 3600;
/** Whom a push service writes to about this server; they want an address. */
const CONTACT = 'mailto:boite-a-mots@example.org';

export class PushKey {
  readonly #key: KeyObject;
  /** As pages and push services know it. */
  readonly point: string;

  /** That of a file (PEM), or of the data folder, where one is made at the first start; several processes have none but a file. */
  static of({ pushKey, data, store }: Pick<ServerSettings, 'pushKey' | 'data' | 'store'>): PushKey | null {
    if (pushKey === null && store !== null) return null;
    const kept = pushKey ?? join(data, KEY_FILE);
    if (!existsSync(kept)) writeFileSync(kept, freshPushKey(), { mode: 0o600 });
    return new PushKey(createPrivateKey(readFileSync(kept)));
  }

  private constructor(key: KeyObject) {
    this.#key = key;
    const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
    const halves = [x, y].map((half) => Buffer.from(half, 'base64url'));
    this.point = Buffer.concat([Buffer.from([4]), ...halves]).toString('base64url');
  }

  /** What says to the push service at that address who we are. */
  authorization(endpoint: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + GOOD_FOR, sub: CONTACT };
    const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const signature = sign('sha256', Buffer.from(said.join('.')), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${said.join('.')}.${signature.toString('base64url')}, k=${this.point}`;
  }
}

function freshPushKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
