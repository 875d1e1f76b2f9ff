import { describe, expect, it } from 'vitest';
import { Page, quiet, TestSetting } from '../testing/setting.ts';
import { bidFrom, zoeAndLuc, zoeAndLucPlaying } from '../testing/zoe-and-luc.ts';
import type { BotRequest } from './index.ts';

/** Zoé against a bot, the game begun. */
async function againstBot(setting = new TestSetting(), sablier: number | null = null) {
  const { table, zoe } = await zoeAndLuc({ setting });
  await zoe.ask({ type: 'set-options', options: { sablier } });
  await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await zoe.ask({ type: 'set-bot', seat: 1, level: 'expert' });
  await zoe.ask({ type: 'start' });
  await quiet();
  return { setting, table, zoe };
}

describe('a bot', () => {
  it('plays from what its seat sees, and nothing more', async () => {
    const setting = new TestSetting();
    const asked: BotRequest[] = [];
    const think = setting.think;
    setting.think = (request) => {
      asked.push(request);
      return think(request);
    };
    const { zoe } = await againstBot(setting);
    expect(zoe.step()).toMatchObject({ step: 2, awaiting: [0] });
    expect(asked).toMatchObject([{ game: 'bids', seat: 1, level: 'expert', view: { scores: [0, 0] } }]);
    expect(JSON.stringify(asked)).not.toContain('hands');
  });

  it('plays on until the end', async () => {
    const { zoe } = await againstBot();
    for (let trick = 0; trick < 3; trick++) {
      expect(await bidFrom(zoe, 0)).toBe('done');
      await quiet();
    }
    expect(zoe.table.phase).toBe('over');
  });

  it('takes the time people need to follow', async () => {
    const setting = new TestSetting({ botPace: () => 800 });
    const { zoe } = await againstBot(setting);
    await setting.clock.pass(799);
    expect(zoe.step().step).toBe(1);
    await setting.clock.pass(1);
    expect(zoe.step().step).toBe(2);
  });

  it('that fails is asked once again', async () => {
    const setting = new TestSetting();
    const think = setting.think;
    let times = 0;
    setting.think = (request) => (++times === 1 ? Promise.reject(new Error('out of memory')) : think(request));
    const { zoe } = await againstBot(setting);
    expect(zoe.step().step).toBe(2);
    expect(times).toBe(2);
  });

  it('that fails twice leaves a game without a sablier, and the others go on', async () => {
    const setting = new TestSetting();
    setting.think = () => Promise.resolve({ kind: 'bid', card: 99 });
    const { zoe } = await againstBot(setting);
    expect(zoe.step().told.map(({ news }) => news.kind)).toContain('retired');
    expect(setting.troubles).toContain('a bot was refused: not-in-hand');
  });

  it('that fails twice lets the sand run out where there is a sablier', async () => {
    const setting = new TestSetting();
    setting.think = () => Promise.resolve(undefined);
    const { zoe } = await againstBot(setting, 30);
    await bidFrom(zoe, 0);
    expect(zoe.step().step).toBe(2);
    await setting.clock.pass(31_000);
    expect(zoe.step().told.map(({ news }) => news.kind)).toEqual(['bid', 'trick']);
  });

  it('that never answers does not stall the table', async () => {
    const setting = new TestSetting();
    setting.think = () => new Promise(() => {});
    const { zoe } = await againstBot(setting);
    await setting.clock.pass(2 * 60_000);
    expect(zoe.table.phase).toBe('over');
  });

  it('that answers when nobody waits for it any more is not heard, and no fault is told', async () => {
    const setting = new TestSetting();
    const thoughts: ((action: unknown) => void)[] = [];
    setting.think = () => new Promise((resolve) => thoughts.push(resolve));
    const { zoe } = await againstBot(setting);
    await zoe.ask({ type: 'stop', seat: 0, agree: true });
    for (const answer of thoughts) answer({ kind: 'bid', card: 1 });
    await quiet();
    expect(zoe.table.phase).toBe('over');
    expect([thoughts.length, setting.troubles]).toEqual([1, []]);
  });

  it('does not think while nobody is there', async () => {
    const setting = new TestSetting();
    const { table, zoe } = await againstBot(setting);
    await table.close();
    let times = 0;
    setting.think = () => {
      times += 1;
      return Promise.resolve({ kind: 'bid', card: 99 });
    };
    const found = await setting.find(table.code);
    const spectator = await Page.entered(found, 'eve');
    await quiet();
    expect(times).toBe(0);
    expect(spectator.step().awaiting).toEqual(zoe.step().awaiting);
  });

  it('plays alone with other bots for whoever looks on', async () => {
    const { zoe } = await zoeAndLuc();
    await zoe.ask({ type: 'set-bot', seat: 0, level: 'debutant' });
    await zoe.ask({ type: 'set-bot', seat: 1, level: 'expert' });
    await zoe.ask({ type: 'start' });
    await quiet();
    expect(zoe.table.phase).toBe('over');
    expect(zoe.step().viewer).toBe('spectator');
  });
});

describe('a seat', () => {
  it('may be lent to a bot and taken back', async () => {
    const { zoe } = await againstBot();
    expect(await zoe.ask({ type: 'set-bot', seat: 0, level: 'debutant' })).toBe('done');
    expect(zoe.table).toMatchObject({ yours: [], lent: [0], seats: [{ occupant: { kind: 'bot', name: 'Zoé (robot)' } }, {}] });
    expect(zoe.step().viewer).toBe('spectator');
    const thinking = new TestSetting();
    thinking.think = () => new Promise(() => {});
    const { zoe: other } = await againstBot(thinking);
    await other.ask({ type: 'set-bot', seat: 0, level: 'debutant' });
    expect(await other.ask({ type: 'sit', seat: 0, name: 'Zoé' })).toBe('done');
    expect(other.step(0)).toMatchObject({ whole: true });
    expect(await bidFrom(other, 0)).toBe('done');
  });

  it('of someone away is not handed to a bot by the host alone', async () => {
    const { zoe, luc } = await zoeAndLucPlaying();
    await luc.leave();
    expect(await zoe.ask({ type: 'set-bot', seat: 1, level: 'expert' })).toBe('not-your-seat');
    expect(await zoe.ask({ type: 'sit', seat: 1, name: 'Zoé' })).toBe('already-playing');
  });
});
