// Knows how a device is recognised: by a secret in a cookie, of which only the fingerprint is kept.

import { createHash, randomBytes } from 'node:crypto';
import type { DeviceId } from '@boite/table';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'boite_device';
/** As long as browsers allow, in seconds. */
const LIFETIME = 400 * 24 * 3600;
const TOKEN = /^[A-Za-z0-9_-]{32}$/;

/** The fingerprint of a device's secret: what tables know it by. */
export function fingerprintOf(token: string): DeviceId {
  return createHash('sha256').update(token).digest('base64url');
}

/** 192 bits of chance. */
function freshToken(): string {
  return randomBytes(24).toString('base64url');
}

export function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The device that asks; it is given a secret when it has none, and keeps the one it has for longer. */
export function welcomedDevice(request: FastifyRequest, reply: FastifyReply): DeviceId {
  const token = tokenOf(request) ?? freshToken();
  reply.setCookie(COOKIE, token, cookieRules(request));
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'private, no-store');
  return fingerprintOf(token);
}

/** A secret for a device that opens a socket before anything else, and the header that gives it. */
export function freshIdentity(request: FastifyRequest): { readonly device: DeviceId; readonly header: string } {
  const token = freshToken();
  return {
    device: fingerprintOf(token),
    header: `Set-Cookie: ${request.server.serializeCookie(COOKIE, token, cookieRules(request))}`,
  };
}

function cookieRules(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', maxAge: LIFETIME } as const;
}

/** Whether a page of ours asks. Browsers always say where a page comes from; other programs may not, and risk nothing. */
export function isOurPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
