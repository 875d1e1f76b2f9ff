import { describe, expect, it } from 'vitest';
import { UNLUCKY } from '../testing/bids.ts';
import { Page } from '../testing/setting.ts';
import { threeFriends } from '../testing/three-friends.ts';
import { bidFrom, bidsHandOf } from '../testing/zoe-and-luc.ts';
import { FAIR_START } from './sand.ts';
import { ABSENT_AFTER, SAY_PATIENCE } from './waiting.ts';

type Friends = Awaited<ReturnType<typeof threeFriends>>;

const eachOf = ({ zoe, luc, eve }: Friends) => [zoe, luc, eve].entries();

async function paused() {
  const friends = await threeFriends();
  for (const [seat, page] of eachOf(friends)) await page.ask({ type: 'pause', seat, agree: true });
  return friends;
}

describe('a pause', () => {
  it('begins when all who are there have asked for it', async () => {
    const { zoe, luc, eve } = await threeFriends();
    await zoe.ask({ type: 'pause', seat: 0, agree: true });
    await luc.leave();
    expect(eve.table.accords).toMatchObject({ isPaused: false, pause: [0] });
    await eve.ask({ type: 'pause', seat: 2, agree: true });
    expect(zoe.table.accords).toMatchObject({ isPaused: true, pause: [] });
  });

  it('may be taken back by whoever asked', async () => {
    const { zoe, eve } = await threeFriends();
    await zoe.ask({ type: 'pause', seat: 0, agree: true });
    await zoe.ask({ type: 'pause', seat: 0, agree: false });
    expect(eve.table.accords.pause).toEqual([]);
  });

  it('stops the sand, the moves and the bots, until anyone goes on', async () => {
    const { setting, zoe, luc } = await paused();
    await setting.clock.pass(3_600_000);
    expect(zoe.step()).toMatchObject({ step: 1, deadline: null });
    expect(await bidFrom(zoe, 0)).toBe('paused');
    await luc.ask({ type: 'pause', seat: 1, agree: false });
    expect(zoe.step().deadline).toBe(setting.clock.now() + 30_000);
    expect(await bidFrom(zoe, 0)).toBe('done');
  });

  it('is still there when the table is found again', async () => {
    const { setting, table } = await paused();
    await table.close();
    const luc = await Page.entered(await setting.find(table.code), 'luc');
    expect(luc.table.accords.isPaused).toBe(true);
    expect(await bidFrom(luc, 1)).toBe('paused');
  });
});

describe('a move', () => {
  it('is taken back when all the others agree: its facts stay, and one more says so', async () => {
    const { setting, zoe, luc, eve } = await threeFriends();
    const hand = bidsHandOf(luc);
    expect(await bidFrom(luc, 1)).toBe('done');
    expect(zoe.step().lastMove).toBe(1);
    expect(await zoe.ask({ type: 'take-back', seat: 0, agree: true })).toBe('no-take-back');
    await luc.ask({ type: 'take-back', seat: 1, agree: true });
    await zoe.ask({ type: 'take-back', seat: 0, agree: true });
    expect(eve.table.accords.takeBack).toEqual({ seat: 1, agreed: [0] });
    expect(bidsHandOf(luc)).toHaveLength(3);
    await eve.ask({ type: 'take-back', seat: 2, agree: true });
    expect(luc.step()).toMatchObject({ step: 3, whole: true, told: [{ step: 1 }], awaiting: [0, 1, 2] });
    expect(bidsHandOf(luc)).toEqual(hand);
    expect(luc.step().deadline).toBe(setting.clock.now() + FAIR_START);
    const facts = await setting.store.facts(luc.step().gameId);
    expect(facts.map(({ fact }) => fact.kind)).toEqual(['dealt', 'bid', 'taken-back']);
  });

  it('made before another was taken back is stale, and the game is found again as it stands', async () => {
    const { setting, table, zoe, luc, eve } = await threeFriends();
    await bidFrom(luc, 1);
    for (const [seat, page] of [
      [1, luc],
      [0, zoe],
      [2, eve],
    ] as const)
      await page.ask({ type: 'take-back', seat, agree: true });
    expect(await zoe.ask({ type: 'act', seat: 0, step: 2, action: { kind: 'bid', card: bidsHandOf(zoe)?.[0] } })).toBe('stale');
    const again = await Page.entered(await setting.find(table.code), 'luc');
    expect(again.step().view).toEqual(luc.step().view);
    expect(await bidFrom(again, 1)).toBe('done');
  });

  it('stays when one of the others does not agree, or could still answer', async () => {
    const { setting, zoe, luc, eve } = await threeFriends();
    await bidFrom(luc, 1);
    await luc.ask({ type: 'take-back', seat: 1, agree: true });
    await zoe.ask({ type: 'take-back', seat: 0, agree: false });
    expect(luc.table.accords.takeBack).toBeNull();
    await eve.leave();
    await luc.ask({ type: 'take-back', seat: 1, agree: true });
    await zoe.ask({ type: 'take-back', seat: 0, agree: true });
    expect(luc.step().step).toBe(2);
    await setting.clock.pass(ABSENT_AFTER);
    expect(luc.table.accords.takeBack).toEqual({ seat: 1, agreed: [0] });
  });

  it('stays once someone else has moved, or something hidden was shown', async () => {
    const { zoe, luc, eve } = await threeFriends();
    await bidFrom(luc, 1);
    await bidFrom(zoe, 0);
    expect(await luc.ask({ type: 'take-back', seat: 1, agree: true })).toBe('no-take-back');
    expect(zoe.step().lastMove).toBe(0);
    await bidFrom(eve, 2);
    expect(zoe.step().lastMove).toBeNull();
    expect(await eve.ask({ type: 'take-back', seat: 2, agree: true })).toBe('no-take-back');
  });
});

describe('more time', () => {
  it('is given by someone who is not awaited, within a bound', async () => {
    const { setting, zoe, luc } = await threeFriends();
    expect(await zoe.ask({ type: 'give-time', seat: 0 })).toBe('no-gift');
    await bidFrom(zoe, 0);
    expect(await zoe.ask({ type: 'give-time', seat: 0 })).toBe('done');
    expect(luc.step().deadline).toBe(setting.clock.now() + 60_000);
    const answers = [];
    for (let gift = 0; gift < 12; gift++) answers.push(await zoe.ask({ type: 'give-time', seat: 0 }));
    expect(answers.indexOf('no-gift')).toBe(8);
  });
});

describe('a seat', () => {
  const lost = async () => {
    const friends = await threeFriends();
    await friends.luc.leave();
    return { ...friends, phone: await Page.entered(friends.table, 'phone') };
  };

  it('goes to a new device when all who are there say so, and its hand is seen by nobody else', async () => {
    const { zoe, luc, eve, phone } = await lost();
    expect(await phone.ask({ type: 'claim', seat: 1 })).toBe('done');
    expect([zoe, phone].map((page) => page.table.accords.claim)).toEqual([
      { seat: 1, agreed: [], isYours: false },
      { seat: 1, agreed: [], isYours: true },
    ]);
    await zoe.ask({ type: 'grant', seat: 0, agree: true });
    expect(phone.step().viewer).toBe('spectator');
    await eve.ask({ type: 'grant', seat: 2, agree: true });
    expect(phone.table).toMatchObject({ yours: [1], seats: [{}, { occupant: { names: ['Luc'] } }, {}] });
    expect(bidsHandOf(phone)).toEqual(bidsHandOf(luc, 1));
    expect(zoe.steps().every(({ viewer }) => viewer === 0)).toBe(true);
  });

  it('stays where it is when one refuses', async () => {
    const { zoe, eve, phone } = await lost();
    await phone.ask({ type: 'claim', seat: 1 });
    await zoe.ask({ type: 'grant', seat: 0, agree: true });
    await eve.ask({ type: 'grant', seat: 2, agree: false });
    expect(phone.table.accords.claim).toBeNull();
    expect(await zoe.ask({ type: 'grant', seat: 0, agree: true })).toBe('no-claim');
  });

  it('is not given away when its person comes back meanwhile, nor by nobody, nor to someone seated', async () => {
    const { zoe, eve, luc, phone, back } = await lost();
    expect(await zoe.ask({ type: 'claim', seat: 1 })).toBe('already-seated');
    expect(await phone.ask({ type: 'claim', seat: 0 })).toBe('not-absent');
    await phone.ask({ type: 'claim', seat: 1 });
    await zoe.ask({ type: 'grant', seat: 0, agree: true });
    await back(luc);
    expect(await eve.ask({ type: 'grant', seat: 2, agree: true })).toBe('no-claim');
    for (const page of [zoe, luc, eve]) await page.leave();
    expect(await phone.ask({ type: 'claim', seat: 1 })).toBe('no-claim');
  });

  it('is found again by a code that was written down, whatever became of the link', async () => {
    const { luc, phone, back } = await lost();
    await back(luc);
    await luc.ask({ type: 'give-code', seat: 1, key: 'written' });
    await luc.ask({ type: 'give-key', seat: 1, key: 'link' });
    expect(await phone.ask({ type: 'use-key', key: 'written' })).toBe('done');
    expect(phone.table.yours).toEqual([1]);
    expect(await luc.ask({ type: 'use-key', key: 'written' })).toBe('unknown-key');
    expect(await luc.ask({ type: 'use-key', key: 'link' })).toBe('unknown-key');
  });
});

describe('a table set aside', () => {
  it('is opened again for whoever comes in, from what is kept, without anyone having to leave', async () => {
    const { setting, zoe, luc, back } = await threeFriends();
    expect(await bidFrom(zoe, 0, UNLUCKY)).toBe('broken-table');
    expect(await back(luc)).toBe('broken-table');
    await setting.clock.pass(2_000);
    expect(await bidFrom(luc, 1)).toBe('broken-table');
    expect(await back(luc)).toBe('done');
    expect(await bidFrom(luc, 1)).toBe('done');
    expect(zoe.step()).toMatchObject({ step: 2 });
    expect(await bidFrom(zoe, 0)).toBe('done');
    await setting.clock.pass(SAY_PATIENCE);
  });

  it('stays aside as long as the fault is there', async () => {
    const { setting, zoe, luc, back } = await threeFriends();
    await bidFrom(zoe, 0, UNLUCKY);
    const facts = setting.store.facts.bind(setting.store);
    setting.store.facts = () => Promise.reject(new Error('unreadable'));
    await setting.clock.pass(2_000);
    expect(await back(luc)).toBe('broken-table');
    setting.store.facts = facts;
    await setting.clock.pass(2_000);
    expect(await back(luc)).toBe('done');
  });
});
