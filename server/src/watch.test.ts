import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { playOnce } from '../testing/rondo.ts';
import { Visitor } from '../testing/visitor.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openHouse({ trustProxy: 1 });
});
afterAll(() => house.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${house.url}${path}`, { headers });

describe('whoever looks after a server', () => {
  it('learns whether it lives, whether it can write and read back, and which version it is', async () => {
    expect(await (await get('/health')).json()).toEqual({ ok: true });
    expect(await (await get('/ready')).json()).toEqual({ ready: true });
    expect(await (await get('/version')).json()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
    });
  });

  it('reads what it counts, from its own machine', async () => {
    const zoe = await Visitor.arrived(house.url);
    const code = await zoe.open({ game: 'rondo', seats: 2 });
    await zoe.ask({ type: 'enter', code });
    for (const seat of [0, 1]) await zoe.ask({ type: 'sit', seat, name: `Zoé ${seat + 2}` });
    await zoe.ask({ type: 'start' });
    await zoe.until(() => zoe.heard.some((message) => message.type === 'step'));
    await playOnce(zoe, zoe.step.awaiting[0] ?? 0);
    await zoe.ask({ type: 'enter', code: 'BBBBBB' });
    const text = await (await get('/metrics')).text();
    expect(text).toMatch(/^boite_moves_total 1$/m);
    expect(text).toMatch(/^boite_wrong_codes_total 1$/m);
    expect(text).toMatch(/^boite_sockets 1$/m);
    expect(text).toMatch(/^boite_tables 1$/m);
    expect(text).toMatch(/^boite_store_seconds_count\{method="keep"\} [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toContain(code);
  });

  it('alone reads it', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    const closed = await openHouse({ metrics: 'off' });
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
    await closed.close();
  });
});
