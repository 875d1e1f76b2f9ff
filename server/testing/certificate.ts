// Makes a certificate for a test, written byte by byte (DER): no other program is needed.

import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of a value in DER that a certificate needs. */
const TAG = {
  integer: 2,
  bits: 3,
  bytes: 4,
  id: 6,
  text: 12,
  time: 23,
  list: 48,
  set: 49,
  version: 160,
  extensions: 163,
} as const;

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head = length < 128 ? [tag, length] : length < 256 ? [tag, 129, length] : [tag, 130, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), body]);
}

const bytes = (...values: readonly number[]): Buffer => Buffer.from(values);
const ECDSA_SHA256 = der(TAG.list, der(TAG.id, bytes(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2)));
const LOCALHOST = Buffer.from('localhost');
const NAME = der(TAG.list, der(TAG.set, der(TAG.list, der(TAG.id, bytes(0x55, 4, 3)), der(TAG.text, LOCALHOST))));
const ALSO_NAMED = der(TAG.list, der(0x82, LOCALHOST), der(0x87, bytes(127, 0, 0, 1)));
const TIMES = der(TAG.list, der(TAG.time, Buffer.from('200101000000Z')), der(TAG.time, Buffer.from('491231235959Z')));

/** A certificate of localhost that signs itself, and its key, in that folder. */
export function certificateIn(folder: string): { readonly tlsCert: string; readonly tlsKey: string; readonly pem: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names = der(TAG.list, der(TAG.id, bytes(0x55, 0x1d, 0x11)), der(TAG.bytes, ALSO_NAMED));
  const content = der(
    TAG.list,
    der(TAG.version, der(TAG.integer, bytes(2))),
    der(TAG.integer, bytes(1)),
    ECDSA_SHA256,
    NAME,
    TIMES,
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(TAG.extensions, der(TAG.list, names)),
  );
  const signature = der(TAG.bits, bytes(0), sign('sha256', content, privateKey));
  const base64 = der(TAG.list, content, ECDSA_SHA256, signature).toString('base64');
  const pem = `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  const [tlsCert, tlsKey] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(tlsCert, pem);
  writeFileSync(tlsKey, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return { tlsCert, tlsKey, pem };
}
