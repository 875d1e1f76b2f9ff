import { describe, expect, it } from 'vitest';
import { Page } from '../testing/setting.ts';
import { threeFriends } from '../testing/three-friends.ts';
import { bidFrom, bidsHandOf, zoeAndLuc, zoeAndLucPlaying } from '../testing/zoe-and-luc.ts';
import { LAST_GRAIN, RETURN_GRACE } from './sand.ts';
import { ABSENT_AFTER, HOST_PATIENCE, SAND_PATIENCE } from './waiting.ts';

const MINUTE = 60_000;

describe('the sand of someone awaited', () => {
  it('stands still while they are away, and they lose no turn within a minute', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0);
    await setting.clock.pass(29_000);
    await luc.leave();
    expect(zoe.step().deadline).toBeNull();
    await setting.clock.pass(MINUTE - 1);
    expect(zoe.step().step).toBe(2);
    await luc.ask({ type: 'enter', code: luc.table.code });
    expect(luc.step()).toMatchObject({ step: 2, deadline: setting.clock.now() + RETURN_GRACE });
    expect(await bidFrom(luc, 1)).toBe('done');
  });

  it('flows on when they have been away for longer than the table waits', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0);
    await setting.clock.pass(10_000);
    await luc.leave();
    await setting.clock.pass(SAND_PATIENCE);
    expect(zoe.step().deadline).toBe(setting.clock.now() + 20_000);
    await setting.clock.pass(20_000 + LAST_GRAIN);
    expect(zoe.step().told.map(({ news }) => news.kind)).toEqual(['bid', 'trick']);
  });

  it('flows while someone is away whom nobody waits for', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    await bidFrom(luc, 1);
    await luc.leave();
    expect(zoe.step().deadline).toBe(setting.clock.now() + 30_000);
  });

  it('does not run out while their line looks open and is silent', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0);
    await setting.clock.pass(15_000);
    luc.lastHeard = setting.clock.now();
    await setting.clock.pass(15_000 + LAST_GRAIN);
    expect(zoe.step().step).toBe(2);
    luc.lastHeard = setting.clock.now() + 1_000;
    await setting.clock.pass(1_000);
    expect(luc.step().deadline).toBe(setting.clock.now() + 15_000);
    delete luc.lastHeard;
    await setting.clock.pass(15_000 + LAST_GRAIN);
    expect(zoe.step().step).toBe(4);
  });

  it('is given back from when they were last heard, once their line is known to be dead', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0);
    await setting.clock.pass(5_000);
    luc.lastHeard = setting.clock.now();
    await setting.clock.pass(8_000);
    await luc.leave();
    delete luc.lastHeard;
    await luc.ask({ type: 'enter', code: luc.table.code });
    expect(luc.step().deadline).toBe(setting.clock.now() + 25_000);
  });
});

describe('the host', () => {
  it.each(['lobby', 'playing'])(
    'who has gone for half a minute is followed by whoever has been seated for longest: %s',
    async (phase) => {
      const { setting, zoe, luc, eve, back } = await threeFriends();
      if (phase === 'lobby') {
        for (const [seat, page] of [zoe, luc, eve].entries()) await page.ask({ type: 'stop', seat, agree: true });
        await zoe.ask({ type: 'rearrange' });
      }
      expect(luc.table).toMatchObject({ phase, host: false, hostSeat: 0 });
      await zoe.leave();
      await setting.clock.pass(HOST_PATIENCE - 1);
      expect(eve.table.host).toBe(false);
      await setting.clock.pass(1);
      expect([luc.table.host, eve.table.host, eve.table.hostSeat]).toEqual([false, true, 2]);
      await back(zoe);
      expect([zoe.table.host, eve.table.host]).toEqual([false, true]);
      expect(await eve.ask({ type: 'give-host', seat: 0 })).toBe('done');
      expect([zoe.table.host, eve.table.host]).toEqual([true, false]);
    },
  );

  it('who never comes back is not needed to begin', async () => {
    const { setting, zoe, luc } = await zoeAndLuc();
    await zoe.leave();
    await setting.clock.pass(HOST_PATIENCE);
    expect(await luc.ask({ type: 'set-bot', seat: 1, level: 'habitue' })).toBe('host-only');
    await luc.ask({ type: 'sit', seat: 0, name: 'Luc' });
    expect(await luc.ask({ type: 'set-bot', seat: 1, level: 'habitue' })).toBe('done');
    expect(await luc.ask({ type: 'start' })).toBe('done');
  });

  it('is whoever waits by name, where every seat is a bot’s or of someone gone', async () => {
    const { setting, zoe, luc } = await zoeAndLuc({ seats: 4 });
    await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    for (const seat of [1, 2, 3]) await zoe.ask({ type: 'set-bot', seat, level: 'habitue' });
    expect(await luc.ask({ type: 'look-on', name: 'Luc', plays: true })).toBe('done');
    await zoe.leave();
    await setting.clock.pass(HOST_PATIENCE);
    expect(luc.table.host).toBe(true);
    expect(await luc.ask({ type: 'vacate', seat: 0 })).toBe('done');
    expect(await luc.ask({ type: 'sit', seat: 0, name: 'Luc' })).toBe('done');
    expect(await luc.ask({ type: 'start' })).toBe('done');
  });

  it('is found among those who come when a table is found again', async () => {
    const { setting, table } = await threeFriends();
    await table.close();
    const luc = await Page.entered(await setting.find(table.code), 'luc');
    expect(luc.table.host).toBe(false);
    await setting.clock.pass(HOST_PATIENCE);
    expect(luc.table.host).toBe(true);
  });
});

describe('for someone absent', () => {
  it('the others are asked only once it lasts', async () => {
    const { setting, zoe, luc } = await threeFriends();
    await luc.leave();
    await setting.clock.pass(ABSENT_AFTER - 1);
    expect(zoe.table.accords.absent).toEqual([]);
    expect(await zoe.ask({ type: 'fill-in', seat: 0, absent: 1, by: 'bot' })).toBe('not-absent');
    await setting.clock.pass(1);
    expect(zoe.table.accords.absent).toEqual([{ seat: 1, bot: [], nobody: [] }]);
  });

  it('a bot holds the seat when most want it, with the same hand and the same name, until they are back', async () => {
    const { setting, zoe, luc, eve, back } = await threeFriends();
    const hand = bidsHandOf(luc);
    await luc.leave();
    await setting.clock.pass(ABSENT_AFTER);
    await zoe.ask({ type: 'fill-in', seat: 0, absent: 1, by: 'bot' });
    expect(eve.table.seats[1]?.occupant).toMatchObject({ kind: 'people', connected: false });
    await eve.ask({ type: 'fill-in', seat: 2, absent: 1, by: 'bot' });
    expect(eve.table.seats[1]?.occupant).toEqual({ kind: 'bot', level: 'habitue', name: 'Luc (robot)' });
    expect(eve.table.accords.absent).toEqual([]);
    await back(luc);
    expect(luc.table).toMatchObject({ yours: [1], lent: [], seats: [{}, { occupant: { names: ['Luc'] } }, {}] });
    expect(bidsHandOf(luc)).toEqual(hand);
    expect(await bidFrom(luc, 1)).toBe('done');
  });

  it('the others wait as long as most want to', async () => {
    const { setting, zoe, luc, eve } = await threeFriends();
    await luc.leave();
    await setting.clock.pass(ABSENT_AFTER);
    await zoe.ask({ type: 'fill-in', seat: 0, absent: 1, by: 'nobody' });
    await eve.ask({ type: 'fill-in', seat: 2, absent: 1, by: 'nobody' });
    await setting.clock.pass(10 * MINUTE);
    expect(zoe.step()).toMatchObject({ step: 1, deadline: null });
    await eve.ask({ type: 'fill-in', seat: 2, absent: 1, by: 'bot' });
    expect(zoe.step().deadline).not.toBeNull();
  });

  it('whoever lent a seat takes it back themselves', async () => {
    const { luc, back } = await threeFriends();
    await luc.ask({ type: 'set-bot', seat: 1, level: 'habitue' });
    await luc.leave();
    await back(luc);
    expect(luc.table).toMatchObject({ yours: [], lent: [1] });
  });
});

describe('stopping', () => {
  it('counts those who could answer: here, or gone for a moment only', async () => {
    const { setting, zoe, luc, eve } = await threeFriends();
    await luc.leave();
    await zoe.ask({ type: 'stop', seat: 0, agree: true });
    await eve.ask({ type: 'stop', seat: 2, agree: true });
    expect(eve.table.phase).toBe('playing');
    await setting.clock.pass(ABSENT_AFTER);
    for (const [seat, page] of [
      [0, zoe],
      [2, eve],
    ] as const)
      await page.ask({ type: 'fill-in', seat, absent: 1, by: 'bot' });
    expect(eve.table.phase).toBe('over');
  });
});
