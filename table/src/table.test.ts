import { describe, expect, it } from 'vitest';
import { UNLUCKY } from '../testing/bids.ts';
import { Page, quiet } from '../testing/setting.ts';
import { bidFrom, bidsHandOf, zoeAndLuc, zoeAndLucPlaying } from '../testing/zoe-and-luc.ts';
import { FAIR_START, LAST_GRAIN } from './sand.ts';
import { SAY_PATIENCE } from './waiting.ts';

describe('an action', () => {
  it('is acknowledged, then announced to each with their own view', async () => {
    const { zoe, luc } = await zoeAndLucPlaying();
    expect(await bidFrom(zoe, 0)).toBe('done');
    expect(zoe.heard.slice(-2).map(({ type }) => type)).toEqual(['done', 'step']);
    expect(luc.step().told).toEqual([{ step: 2, at: 1_000_000, news: { kind: 'bid', seat: 0 } }]);
    expect(luc.step().awaiting).toEqual([1]);
    expect(bidsHandOf(zoe)).toHaveLength(3);
    expect(bidsHandOf(luc)).toHaveLength(4);
  });

  it('is acknowledged only once it is kept', async () => {
    const { setting, zoe } = await zoeAndLucPlaying();
    let release = () => {};
    const kept = new Promise<void>((resolve) => {
      release = resolve;
    });
    const keep = setting.store.keep.bind(setting.store);
    setting.store.keep = (change) => kept.then(() => keep(change));
    const before = zoe.heard.length;
    const asked = bidFrom(zoe, 0);
    await quiet();
    expect(zoe.heard).toHaveLength(before);
    release();
    expect(await asked).toBe('done');
    expect(await setting.store.facts(zoe.step().gameId)).toHaveLength(2);
  });

  it('that cannot be kept changes nothing and may be asked again', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    const keep = setting.store.keep;
    setting.store.keep = () => Promise.reject(new Error('disk full'));
    expect(await bidFrom(zoe, 0)).toBe('not-kept');
    expect(luc.step().step).toBe(1);
    setting.store.keep = keep.bind(setting.store);
    expect(await bidFrom(zoe, 0)).toBe('done');
  });

  it('is received while others answer at the same time, and refused after the trick', async () => {
    const { zoe, luc } = await zoeAndLucPlaying();
    const [first, second] = bidsHandOf(luc) ?? [];
    expect(await bidFrom(zoe, 0)).toBe('done');
    expect(await luc.ask({ type: 'act', seat: 1, step: 1, action: { kind: 'bid', card: first } })).toBe('done');
    expect(await luc.ask({ type: 'act', seat: 1, step: 1, action: { kind: 'bid', card: second } })).toBe('stale');
  });

  it('is refused with a sentence, by the rules of the game, of the match or of the table', async () => {
    const { table, zoe, luc } = await zoeAndLucPlaying();
    expect(await bidFrom(zoe, 0, 99)).toBe('not-in-hand');
    expect(zoe.heard.at(-1)).toMatchObject({ text: 'Vous n’avez pas le 99 en main.' });
    expect(await zoe.ask({ type: 'act', seat: 0, step: 1, action: 'nonsense' })).toBe('malformed');
    expect(await luc.ask({ type: 'act', seat: 0, step: 1, action: { kind: 'bid', card: 1 } })).toBe('not-your-seat');
    expect(await luc.ask({ type: 'act', seat: 5, step: 1, action: {} })).toBe('unknown-seat');
    const stranger = new Page(table, 'eve');
    expect(await stranger.ask({ type: 'act', seat: 0, step: 1, action: {} })).toBe('not-at-a-table');
    expect(stranger.heard).toHaveLength(1);
    expect(luc.steps()).toHaveLength(1);
  });

  it('that reveals a fault of ours stops this table, keeps its record and tells everyone', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    const dumps: unknown[] = [];
    setting.store.setAside = async (dump) => void dumps.push(dump);
    expect(await bidFrom(zoe, 0, UNLUCKY)).toBe('broken-table');
    expect(luc.heard.at(-1)).toMatchObject({ type: 'refused', id: null, refusal: { code: 'broken-table' } });
    expect(await bidFrom(luc, 1)).toBe('broken-table');
    expect(dumps).toMatchObject([{ error: expect.stringContaining('thirteen'), facts: [{}], request: { type: 'act' } }]);
    await setting.clock.pass(3_600_000);
    expect(luc.steps()).toHaveLength(1);
  });

  it('goes on after a fault when the table is found again', async () => {
    const { setting, table, zoe } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0, UNLUCKY);
    const again = await Page.entered(await setting.find(table.code), 'zoe');
    expect(await bidFrom(again, 0)).toBe('done');
  });

  it('of another process is taken up instead of being overwritten', async () => {
    const { setting, table, zoe, luc } = await zoeAndLucPlaying();
    const elsewhere = await Page.entered(await setting.find(table.code), 'luc');
    expect(await bidFrom(elsewhere, 1)).toBe('done');
    expect(await bidFrom(zoe, 0)).toBe('stale');
    expect(luc.step()).toMatchObject({ step: 2, whole: true, awaiting: [0] });
    expect(await bidFrom(zoe, 0)).toBe('done');
  });
});

describe('a guest', () => {
  it('without a seat sees what a spectator sees', async () => {
    const { table, zoe } = await zoeAndLucPlaying();
    const eve = await Page.entered(table, 'eve');
    expect(eve.step()).toMatchObject({ viewer: 'spectator', view: { hand: null } });
    await bidFrom(zoe, 0);
    expect(JSON.stringify(eve.heard)).not.toContain('"card"');
    expect(eve.steps()).toHaveLength(2);
  });

  it('with several seats sees the game from each', async () => {
    const { zoe: home } = await zoeAndLuc();
    await home.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    await home.ask({ type: 'sit', seat: 1, name: 'Luc' });
    await home.ask({ type: 'start' });
    expect(home.steps().map(({ viewer }) => viewer)).toEqual([0, 1]);
    expect(bidsHandOf(home, 0)).not.toEqual(bidsHandOf(home, 1));
    expect(await bidFrom(home, 1)).toBe('done');
  });

  it('who asks to come in again hears everything again', async () => {
    const { table, zoe } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0);
    await zoe.ask({ type: 'enter', code: table.code });
    expect(zoe.step()).toMatchObject({ whole: true, step: 2, told: [{ step: 1 }, { step: 2 }] });
  });

  it('in a team plays for it as anyone of the team', async () => {
    const { setting, zoe, luc } = await zoeAndLuc();
    await zoe.ask({ type: 'set-team', seat: 0, team: true });
    await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    expect(await luc.ask({ type: 'sit', seat: 0, name: 'Luc' })).toBe('done');
    await zoe.ask({ type: 'set-bot', seat: 1, level: 'debutant' });
    await zoe.ask({ type: 'start' });
    expect(bidsHandOf(luc)).toEqual(bidsHandOf(zoe));
    expect(await bidFrom(luc, 0)).toBe('done');
    expect((await setting.store.game(luc.step().gameId))?.names).toEqual(['Zoé et Luc', 'Cousin Max']);
  });

  it('who leaves is shown as away, once all their pages are closed', async () => {
    const { table, zoe, luc } = await zoeAndLucPlaying();
    const second = await Page.entered(table, 'luc');
    await luc.leave();
    expect(zoe.table.seats[1]?.occupant).toMatchObject({ connected: true });
    await second.leave();
    expect(zoe.table.seats[1]?.occupant).toMatchObject({ connected: false });
  });

  it('never receives the name of a device', async () => {
    const { zoe, luc } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0);
    expect(JSON.stringify([zoe.heard, luc.heard])).not.toMatch(/"(zoe|luc)"/);
  });
});

describe('a ready phrase', () => {
  it('is heard by everyone who is there, once, and kept by nobody', async () => {
    const { setting, table, zoe, luc } = await zoeAndLucPlaying();
    const eve = await Page.entered(table, 'eve');
    expect(await luc.ask({ type: 'say', seat: 1, phrase: 'bravo' })).toBe('done');
    const said = { type: 'said', seat: 1, phrase: 'bravo' };
    for (const page of [zoe, luc, eve]) expect(page.heard.filter(({ type }) => type === 'said')).toEqual([said]);
    expect(JSON.stringify(await setting.store.table(table.code))).not.toContain('bravo');
  });

  it('is not followed by another at once', async () => {
    const { setting, luc } = await zoeAndLucPlaying();
    const say = () => luc.ask({ type: 'say', seat: 1, phrase: 'oups' });
    expect([await say(), await say()]).toEqual(['done', 'too-fast']);
    await setting.clock.pass(1_500);
    expect(await say()).toBe('done');
  });
});

describe('words of one’s own', () => {
  it('are heard once the host allows them, by everyone who is there, and kept by nobody', async () => {
    const { setting, table, zoe, luc } = await zoeAndLucPlaying();
    const talk = (text: string) => luc.ask({ type: 'talk', seat: 1, text });
    expect(await talk('Bien vu !')).toBe('no-talk');
    expect(await luc.ask({ type: 'set-talk', isFree: true })).toBe('host-only');
    await zoe.ask({ type: 'set-talk', isFree: true });
    expect(luc.table.company.isTalkFree).toBe(true);
    expect([await talk(' Bien \u202Evu ! '), await talk('Encore !')]).toEqual(['done', 'too-fast']);
    for (const page of [zoe, luc])
      expect(page.heard.filter(({ type }) => type === 'said')).toEqual([{ type: 'said', seat: 1, text: 'Bien vu !' }]);
    await setting.clock.pass(1_500);
    expect(await talk('\u200B')).toBe('bad-talk');
    expect(JSON.stringify(await setting.store.table(table.code))).not.toContain('Bien vu');
  });
});

describe('the sand', () => {
  it('runs out at the deadline, with a little time for the last action to travel', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    expect(zoe.step().deadline).toBe(setting.clock.now() + 30_000);
    await bidFrom(zoe, 0);
    await setting.clock.pass(30_000 + LAST_GRAIN - 1);
    expect(luc.step().step).toBe(2);
    await setting.clock.pass(1);
    expect(luc.step().told.map(({ news }) => news.kind)).toEqual(['bid', 'trick']);
  });

  it('stands still while nobody is there', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    await setting.clock.pass(20_000);
    await zoe.leave();
    await luc.leave();
    await setting.clock.pass(86_400_000);
    await zoe.ask({ type: 'enter', code: zoe.table.code });
    expect(zoe.step()).toMatchObject({ step: 1, deadline: setting.clock.now() + 10_000 });
    await setting.clock.pass(10_000 + LAST_GRAIN);
    expect(zoe.step().step).toBe(4);
    expect(zoe.step().deadline).toBe(setting.clock.now() + 30_000);
  });

  it('leaves a fair time to those who find the game again after a restart', async () => {
    const { setting, table, zoe } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0);
    await table.close();
    await setting.clock.pass(3_600_000);
    const found = await setting.find(table.code);
    await Page.entered(found, 'zoe');
    const luc = await Page.entered(found, 'luc');
    expect(luc.step()).toMatchObject({ step: 2, deadline: setting.clock.now() + FAIR_START });
    await setting.clock.pass(FAIR_START - 1);
    expect(luc.step().step).toBe(2);
    expect(await bidFrom(luc, 1)).toBe('done');
    expect(luc.step().deadline).toBe(setting.clock.now() + 30_000);
  });

  it('that could not be kept is tried again', async () => {
    const { setting, zoe } = await zoeAndLucPlaying();
    const keep = setting.store.keep;
    setting.store.keep = () => Promise.reject(new Error('disk full'));
    await setting.clock.pass(31_000);
    setting.store.keep = keep.bind(setting.store);
    await setting.clock.pass(10_000);
    expect(zoe.step().step).toBe(4);
  });
});

describe('a game', () => {
  it('is played to its end, then again at the same table', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    const first = zoe.table.gameId;
    expect(await zoe.ask({ type: 'again' })).toBe('not-over');
    for (let trick = 0; trick < 3; trick++) {
      await bidFrom(zoe, 0);
      await bidFrom(luc, 1);
    }
    expect(luc.table.phase).toBe('over');
    expect(await setting.store.game(first ?? '')).toMatchObject({ over: true, awaiting: [] });
    expect(await bidFrom(zoe, 0)).toBe('over');
    expect(await luc.ask({ type: 'again' })).toBe('done');
    expect(luc.table).toMatchObject({ phase: 'playing', round: 2 });
    expect(luc.table.gameId).not.toBe(first);
    expect(luc.step()).toMatchObject({ step: 1, whole: true });
  });

  it('stops when all the people who are there have asked', async () => {
    const { zoe, luc } = await zoeAndLucPlaying();
    await zoe.ask({ type: 'stop', seat: 0, agree: true });
    expect(luc.table.stopAsked).toEqual([0]);
    await zoe.ask({ type: 'stop', seat: 0, agree: false });
    await luc.ask({ type: 'stop', seat: 1, agree: true });
    expect(luc.table.phase).toBe('playing');
    await zoe.ask({ type: 'stop', seat: 0, agree: true });
    expect(luc.table.phase).toBe('over');
  });

  it('stops at the word of one only when the others have been away for long', async () => {
    const { setting, zoe, luc } = await zoeAndLucPlaying();
    await zoe.ask({ type: 'set-bot', seat: 0, level: 'habitue' });
    await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    await luc.ask({ type: 'pause', seat: 1, agree: true });
    await zoe.ask({ type: 'pause', seat: 0, agree: true });
    await luc.leave();
    await zoe.ask({ type: 'stop', seat: 0, agree: true });
    await setting.clock.pass(SAY_PATIENCE - 1);
    expect(zoe.table.phase).toBe('playing');
    await setting.clock.pass(1);
    expect(zoe.table.phase).toBe('over');
  });

  it('goes on without someone who retires, once', async () => {
    const { zoe, luc } = await zoeAndLucPlaying();
    expect(await luc.ask({ type: 'retire', seat: 0 })).toBe('not-your-seat');
    expect(await luc.ask({ type: 'retire', seat: 1 })).toBe('done');
    expect(zoe.table.phase).toBe('over');
    expect(await luc.ask({ type: 'retire', seat: 1 })).toBe('not-playing');
  });

  it('is arranged no more while it is played, and again by the host once it is over', async () => {
    const { zoe, luc } = await zoeAndLucPlaying();
    expect(await zoe.ask({ type: 'add-seat' })).toBe('already-playing');
    expect(await zoe.ask({ type: 'rearrange' })).toBe('not-over');
    await luc.ask({ type: 'retire', seat: 1 });
    expect(await luc.ask({ type: 'rearrange' })).toBe('host-only');
    expect(await zoe.ask({ type: 'rearrange' })).toBe('done');
    expect(zoe.table).toMatchObject({ phase: 'lobby', gameId: null, round: 1 });
    expect(await zoe.ask({ type: 'add-seat' })).toBe('done');
  });
});

describe('a table found again', () => {
  it('stands at the same step, with the same people and the same cards', async () => {
    const { setting, table, zoe, luc } = await zoeAndLucPlaying();
    await bidFrom(zoe, 0);
    await luc.ask({ type: 'stop', seat: 1, agree: true });
    const again = await Page.entered(await setting.find(table.code), 'luc');
    expect(again.step().view).toEqual(luc.step().view);
    expect(again.table).toEqual({
      ...luc.table,
      seats: [{ ...luc.table.seats[0], occupant: expect.anything() }, luc.table.seats[1]],
    });
    expect(await bidFrom(again, 1)).toBe('done');
  });

  it('may be closed once it is idle', async () => {
    const { table, zoe, luc } = await zoeAndLucPlaying();
    expect(table.isIdle).toBe(false);
    await zoe.leave();
    await luc.leave();
    await quiet();
    expect(table.isIdle).toBe(true);
  });
});
