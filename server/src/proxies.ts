// Which proxies in front of a server are believed when they say who asks: so many, or those of some addresses.

import { BlockList, isIP, isIPv6 } from 'node:net';

/** How many stand between people and the server, or where they are. The client's address is counted from the right. */
export type TrustedProxies = number | readonly string[];

const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const MOST_PROXIES = 8;

/** Whether to believe the one at this address, `hop` steps in front of the server. */
export type Trust = (address: string, hop: number) => boolean;

export function trustIn(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies.flatMap((name) => NAMED_NETWORKS[name] ?? [name])) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix ?? widestPrefix(address)), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** As an environment says it: « 1 », « loopback », « 10.0.0.2, 10.1.0.0/16 ». Null when it says nothing of the kind. */
export function readProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= MOST_PROXIES ? Number(text) : null;
  const names = text.split(',').map((name) => name.trim());
  return names.every(isNetwork) ? names : null;
}

function isNetwork(name: string): boolean {
  if (Object.hasOwn(NAMED_NETWORKS, name)) return true;
  const [address = '', prefix, ...rest] = name.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= widestPrefix(address));
}

function widestPrefix(address: string): number {
  return isIPv6(address) ? 128 : 32;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
