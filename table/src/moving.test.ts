import { describe, expect, it } from 'vitest';
import { Page } from '../testing/setting.ts';
import { bidsHandOf, zoeAndLucPlaying } from '../testing/zoe-and-luc.ts';

/** Zoé and Luc at a game that has begun; a phone that has just come. */
async function playing() {
  const both = await zoeAndLucPlaying();
  return { ...both, phone: await Page.entered(both.table, 'phone') };
}

describe('a key', () => {
  it('moves its seat to the device that tells it: the same hand there, and none where it was', async () => {
    const { zoe, luc, phone } = await playing();
    const hand = bidsHandOf(luc);
    expect(await luc.ask({ type: 'give-key', seat: 1, key: 'secret' })).toBe('done');
    expect(await phone.ask({ type: 'use-key', key: 'secret' })).toBe('done');
    expect([phone.table.yours, luc.table.yours]).toEqual([[1], []]);
    expect([bidsHandOf(phone), bidsHandOf(luc)]).toEqual([hand, null]);
    expect(zoe.table.seats[1]?.occupant).toEqual({ kind: 'people', names: ['Luc'], connected: true });
    expect(await phone.ask({ type: 'act', seat: 1, step: 1, action: { kind: 'bid', card: hand?.[0] } })).toBe('done');
    expect(await luc.ask({ type: 'retire', seat: 1 })).toBe('not-your-seat');
  });

  it('works once, and only the latest one', async () => {
    const { luc, phone } = await playing();
    await luc.ask({ type: 'give-key', seat: 1, key: 'first' });
    await luc.ask({ type: 'give-key', seat: 1, key: 'second' });
    expect(await phone.ask({ type: 'use-key', key: 'first' })).toBe('unknown-key');
    expect(await phone.ask({ type: 'use-key', key: 'second' })).toBe('done');
    expect(await luc.ask({ type: 'use-key', key: 'second' })).toBe('unknown-key');
  });

  it('is given to no seat but one’s own, and told to nobody', async () => {
    const { zoe, luc, phone } = await playing();
    expect(await zoe.ask({ type: 'give-key', seat: 1, key: 'stolen' })).toBe('not-your-seat');
    expect(await phone.ask({ type: 'give-key', seat: 1, key: 'stolen' })).toBe('not-your-seat');
    await luc.ask({ type: 'give-key', seat: 1, key: 'secret' });
    await phone.ask({ type: 'enter', code: phone.table.code });
    for (const { heard } of [zoe, luc, phone]) expect(JSON.stringify(heard)).not.toContain('secret');
  });

  it('still works after a restart, after a new name, and while a bot plays for its seat', async () => {
    const { setting, table, luc } = await playing();
    setting.think = () => new Promise(() => {});
    await luc.ask({ type: 'give-key', seat: 1, key: 'secret' });
    await luc.ask({ type: 'rename', seat: 1, name: 'Lucas' });
    await luc.ask({ type: 'set-bot', seat: 1, level: 'expert' });
    await table.close();
    const phone = await Page.entered(await setting.find(table.code), 'phone');
    expect(await phone.ask({ type: 'use-key', key: 'secret' })).toBe('done');
    expect(phone.table.lent).toEqual([1]);
    expect(await phone.ask({ type: 'sit', seat: 1, name: 'Lucas' })).toBe('done');
    expect(phone.table.yours).toEqual([1]);
  });

  it('takes the rights of the host along with the last seat of the host’s device', async () => {
    const { zoe, luc, phone } = await playing();
    await zoe.ask({ type: 'give-key', seat: 0, key: 'mine' });
    await phone.ask({ type: 'use-key', key: 'mine' });
    expect([zoe.table.host, phone.table.host]).toEqual([false, true]);
    await luc.ask({ type: 'give-key', seat: 1, key: 'his' });
    await phone.ask({ type: 'use-key', key: 'his' });
    expect(phone.table.yours).toEqual([0, 1]);
    await phone.ask({ type: 'give-key', seat: 1, key: 'back' });
    await luc.ask({ type: 'use-key', key: 'back' });
    expect([phone.table.host, luc.table.host]).toEqual([true, false]);
  });
});
