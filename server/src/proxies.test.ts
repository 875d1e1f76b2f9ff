import { describe, expect, it } from 'vitest';
import { openHouse } from '../testing/house.ts';
import { Visitor } from '../testing/visitor.ts';
import { readProxies, trustIn } from './proxies.ts';
import { DEFAULTS } from './settings.ts';

describe('proxies', () => {
  it('are told by their number, their addresses or their networks', () => {
    expect(readProxies('0')).toBe(0);
    expect(readProxies('2')).toBe(2);
    expect(readProxies('loopback, 10.0.0.2,2001:db8::/32')).toEqual(['loopback', '10.0.0.2', '2001:db8::/32']);
    for (const nonsense of ['', 'yes', '99', '10.0.0.300', '10.0.0.0/33', '10.0.0.0/8/8', '1,']) {
      expect(readProxies(nonsense)).toBeNull();
    }
  });

  it('are believed by their place, or by where they are', () => {
    expect([0, 1, 2].map((hop) => trustIn(2)('203.0.113.9', hop))).toEqual([true, true, false]);
    const trust = trustIn(['loopback', '10.1.0.0/16', '2001:db8::7']);
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.1.2.3', '2001:db8::7'])
      expect(trust(address, 0)).toBe(true);
    for (const address of ['10.2.0.1', '203.0.113.9', '2001:db8::8', 'unix', '']) expect(trust(address, 0)).toBe(false);
  });

  it('are not outwitted by whoever writes the same headers: a forged address gains no request', async () => {
    const house = await openHouse({ trustProxy: 1, limits: { ...DEFAULTS.limits, apiAMinute: 3 } });
    const asked = (forged: string) =>
      new Visitor(house.url).fetch('/api/tables', { headers: { 'x-forwarded-for': `${forged}, 203.0.113.9` } });
    const statuses: number[] = [];
    for (let request = 0; request < 5; request++) statuses.push((await asked(`198.51.100.${request}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await house.close();
  });

  it('are not believed at all unless they are said to be there', async () => {
    const house = await openHouse({ limits: { ...DEFAULTS.limits, apiAMinute: 1 } });
    const asked = (forged: string) => new Visitor(house.url).fetch('/api/tables', { headers: { 'x-forwarded-for': forged } });
    expect((await asked('198.51.100.1')).status).toBe(200);
    expect((await asked('198.51.100.2')).status).toBe(429);
    await house.close();
  });
});
