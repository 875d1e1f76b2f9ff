// Knows where requests come from and where the server can be found.

import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** What counts as one address: an IPv6 subscriber has a whole network of them. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  return expanded(ip).slice(0, 4).join(':');
}

/** The addresses where people on the same network find this machine. */
export function localAddresses(): readonly string[] {
  const known = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return known.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** Whether a server that listens there can be reached from the network. */
export function isOpenToAll(host: string | undefined): boolean {
  return host === '0.0.0.0' || host === '::';
}

export function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.replace('::ffff:', '').startsWith('127.');
}

function expanded(ip: string): readonly string[] {
  const [head = '', tail] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}
