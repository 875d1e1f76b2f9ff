// Requests that lie about who asks: forged addresses, hosts and cookies, paths that lead outside, the record of a game that goes on.

import { type Chance, oneOf } from '@boite/kernel';
import type { FuzzGuest } from './guest.ts';

interface HeaderTrick {
  readonly guest: FuzzGuest;
  readonly scene: { readonly code: string; readonly guests: readonly FuzzGuest[] };
  readonly chance: Chance;
}

const ODD_PATHS = [
  '/../../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/api/addresses',
  '/api/tables/..%2f',
  '/t/%00',
  '/api/games/x/record',
  '/ws',
];

export async function headerTrick({ guest, scene, chance }: HeaderTrick): Promise<void> {
  guest.sent += 1;
  const { path, init } = oneOf(TRICKS, chance)({ guest, scene, chance });
  await guest.fetch(path, init);
}

type Asked = { readonly path: string; readonly init: RequestInit };

const TRICKS: readonly ((trick: HeaderTrick) => Asked)[] = [
  ({ chance }) => askedWith(oneOf(ODD_PATHS, chance), {}),
  ({ guest }) => askedWith(`/api/games/${guest.table?.gameId ?? 'none'}/record`, {}),
  ({ scene }) => askedWith(`/api/games/${scene.guests[0]?.table?.gameId ?? 'none'}/record`, { 'x-forwarded-for': '127.0.0.1' }),
  /** Whoever knows another's fingerprint is not that other. */
  ({ scene }) => askedWith('/api/tables', { cookie: `boite_device=${scene.guests[0]?.fingerprint.slice(0, 32)}` }),
  () => askedWith('/api/tables', { cookie: 'boite_device=; boite_device=__proto__' }),
  () => askedWith('/api/tables', { origin: 'https://evil.example', host: 'evil.example' }),
  () =>
    askedWith('/api/addresses', { 'x-forwarded-for': '127.0.0.1, ::1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' }),
  () => askedWith('/metrics', { 'x-forwarded-for': `${'1.2.3.4, '.repeat(200)}127.0.0.1` }),
  () => askedWith('/api/tables', { 'x-forwarded-for': 'not an address', 'x-forwarded-proto': 'javascript' }),
  () => ({
    path: '/api/tables',
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"game":"__proto__","seats":2}' },
  }),
  () => ({
    path: '/api/tables',
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '['.repeat(9000) },
  }),
  () => ({ path: '/api/tables', init: { method: 'DELETE' } }),
];

function askedWith(path: string, headers: Record<string, string>): Asked {
  return { path, init: { headers } };
}
