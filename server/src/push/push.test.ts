import { createPublicKey, verify } from 'node:crypto';
import { HandClock } from '@boite/table/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../testing/house.ts';
import { PushService, type ReceivedNotice } from '../../testing/push-service.ts';
import { goodAction } from '../../testing/rondo.ts';
import { seatedAt } from '../../testing/seated.ts';
import type { Visitor } from '../../testing/visitor.ts';

/** In milliseconds: whoever has been away for that long has gone. */
const LONG_AWAY = 60_000;

let service: PushService;
let house: TestHouse;
let clock: HandClock;

beforeEach(async () => {
  service = await PushService.opened();
  clock = new HandClock();
  house = await openHouse({ clock, pushServices: [service.host] });
});
afterEach(async () => {
  await house.close();
  service.close();
});

/** Zoé and Luc at a table without a sablier; Luc wants to be told, and goes. */
async function lucGone(to = service.target('/luc')): Promise<{ zoe: Visitor; luc: Visitor }> {
  const { people } = await seatedAt(house.url, ['Zoé', 'Luc']);
  const [zoe, luc] = people as [Visitor, Visitor];
  await zoe.ask({ type: 'set-options', options: { sablier: null, opening: 'chance' } });
  await zoe.ask({ type: 'start' });
  expect(await luc.ask({ type: 'notify', seat: 1, to })).toBe('done');
  await luc.until(() => luc.table.notified.length === 1);
  await luc.until(() => luc.heard.some(({ type }) => type === 'step'));
  if (luc.step.awaiting.includes(1)) await act(luc, 1);
  luc.leave();
  await zoe.until(() => zoe.table.seats[1]?.occupant.kind === 'people' && !zoe.table.seats[1].occupant.connected);
  return { zoe, luc };
}

async function act(visitor: Visitor, seat: number): Promise<void> {
  const { step } = visitor.step;
  expect(await visitor.ask({ type: 'act', seat, step, action: goodAction(visitor, seat) })).toBe('done');
}

/** Zoé plays, and Luc does not come. */
async function nextIsLuc(zoe: Visitor): Promise<void> {
  await zoe.until(() => zoe.step.awaiting.includes(0));
  await act(zoe, 0);
  await zoe.until(() => zoe.step.awaiting.includes(1));
  await clock.pass(LONG_AWAY);
}

describe('someone who has gone', () => {
  it('is told of a turn once, in words that their browser alone can read, by a server that it knows', async () => {
    const { zoe } = await lucGone();
    await nextIsLuc(zoe);
    await expect.poll(() => service.received.length, { timeout: 120_000 }).toBe(1);
    const [first] = service.received as [ReceivedNotice];
    expect(service.decrypted(first)).toMatchObject({ title: expect.stringMatching(/^À vous/), code: zoe.table.code });
    const [, token = '', point = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(first.headers.authorization ?? '') ?? [];
    const [header, claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: `http://${service.host}` });
    const raw = Buffer.from(point, 'base64url');
    const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'));
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
    const said = Buffer.from(`${header}.${claims}`);
    expect(verify('sha256', said, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(await (await zoe.fetch('/api/push-key')).json()).toEqual({ key: point });
    // Whatever else happens in that turn, nothing more is sent.
    await zoe.ask({ type: 'say', seat: 0, phrase: 'a-vous' });
    await zoe.ask({ type: 'rename', seat: 0, name: 'Zoë' });
    expect(service.received).toHaveLength(1);
  });

  it('whose browser is no more is not called again', async () => {
    service.status = 410;
    const { zoe, luc } = await lucGone();
    await nextIsLuc(zoe);
    await expect.poll(() => service.received.length, { timeout: 120_000 }).toBe(1);
    await luc.connect();
    await luc.ask({ type: 'enter', code: zoe.table.invitation });
    await luc.until(() => luc.table.notified.length === 0);
  });

  it('is not called at another door than those of the push services', async () => {
    const { zoe, luc } = await lucGone({
      ...service.target('/luc'),
      endpoint: `http://localhost:${service.host.split(':')[1]}/inside`,
    });
    await nextIsLuc(zoe);
    await luc.connect();
    await luc.ask({ type: 'enter', code: zoe.table.invitation });
    await luc.until(() => luc.table.notified.length === 0);
    expect(service.received).toEqual([]);
  });
});
