// A push service on this machine, and the browser that reads what it was sent (RFC 8291). Nothing of it leaves loopback.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushTarget } from '@boite/protocol';

export interface ReceivedNotice {
  /** Of the address it was sent to. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushService {
  readonly received: ReceivedNotice[] = [];
  /** What it answers. */
  status = 201;
  readonly #browser = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server = createServer(async (request, response) => {
    this.received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    response.writeHead(this.status).end();
  });

  static async opened(): Promise<PushService> {
    const service = new PushService();
    service.#browser.generateKeys();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  target(path: string): PushTarget {
    const p256dh = this.#browser.getPublicKey('base64url');
    return { endpoint: `http://${this.host}${path}`, p256dh, auth: this.#auth.toString('base64url') };
  }

  decrypted({ body }: ReceivedNotice): unknown {
    const salt = body.subarray(0, 16);
    const point = body.subarray(21, 21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#browser.getPublicKey(), point]);
    const derived = (secret: Uint8Array, salted: Buffer, about: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salted, about, length));
    const secret = derived(this.#browser.computeSecret(point), this.#auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([cipher.update(body.subarray(21 + point.length, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }

  close(): void {
    this.#server.close();
  }
}
