// Encrypts a notice for one browser (RFC 8291): the service that carries it cannot read it.

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '@boite/protocol';

const CURVE = 'prime256v1';
/** No notice of ours is longer than one record, in bytes. */
const RECORD = 4096;
/** Ends the last record. */
const LAST_RECORD = Buffer.from([2]);

export function encryptedNotice(text: string, { p256dh, auth }: PushTarget): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH(CURVE);
  const point = ours.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, point]);
  const secret = derived(ours.computeSecret(theirs), Buffer.from(auth, 'base64url'), { info, length: 32 });
  const salt = randomBytes(16);
  const key = derived(secret, salt, { info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = derived(secret, salt, { info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final(), cipher.getAuthTag()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD, 0);
  sizes.writeUInt8(point.length, 4);
  return Buffer.concat([salt, sizes, point, ...body]);
}

interface Derivation {
  readonly info: Buffer;
  readonly length: number;
}

function derived(secret: Buffer, salt: Buffer, { info, length }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
