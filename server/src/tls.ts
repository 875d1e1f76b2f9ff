// Serving over https with a certificate of one's own.

import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { CannotStart } from './data-folder.ts';
import type { ServerSettings } from './settings.ts';

type Certificate = { readonly https: { readonly cert: Buffer; readonly key: Buffer } | null };

/** Throws `CannotStart` with a sentence when the files are not what they should be. */
export function certificateOf({ tlsCert, tlsKey }: Pick<ServerSettings, 'tlsCert' | 'tlsKey'>): Certificate {
  if (tlsCert === null && tlsKey === null) return { https: null };
  if (tlsCert === null || tlsKey === null)
    throw new CannotStart('https needs a certificate and its key: BOITE_TLS_CERT and BOITE_TLS_KEY.');
  const https = { cert: readPem(tlsCert), key: readPem(tlsKey) };
  try {
    createSecureContext(https);
  } catch (error) {
    throw new CannotStart(`“${tlsCert}” and “${tlsKey}” are no certificate and its key (${(error as Error).message}).`);
  }
  return { https };
}

function readPem(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new CannotStart(`The file “${file}” cannot be read.`);
  }
}
