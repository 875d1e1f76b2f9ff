import { describe, expect, it } from 'vitest';
import { Page, TestSetting } from '../testing/setting.ts';
import { threeFriends } from '../testing/three-friends.ts';

const HOUR = 3_600_000;

type Friends = Awaited<ReturnType<typeof threeFriends>>;

async function stopped({ zoe, luc, eve }: Pick<Friends, 'zoe' | 'luc' | 'eve'>): Promise<void> {
  for (const page of [zoe, luc, eve]) for (const seat of page.table.yours) await page.ask({ type: 'stop', seat, agree: true });
}

const namesAt = ({ table }: Page) =>
  table.seats.map(({ occupant }) => (occupant.kind === 'people' ? occupant.names.join('+') : occupant.kind));

describe('someone without a seat', () => {
  it('looks on by name, and plays the next game when there is room', async () => {
    const friends = await threeFriends();
    const max = await Page.entered(friends.table, 'max');
    expect(await max.ask({ type: 'look-on', name: 'Luc', plays: true })).toBe('name-taken');
    expect(await max.ask({ type: 'look-on', name: 'Max', plays: true })).toBe('done');
    expect(friends.zoe.table.company.onlookers).toEqual([{ name: 'Max', plays: true, isHere: true, isYours: false }]);
    await stopped(friends);
    expect(await friends.luc.ask({ type: 'again' })).toBe('done');
    expect(namesAt(max)).toEqual(['Zoé', 'Luc', 'Ève', 'Max']);
    expect(max.table).toMatchObject({ yours: [3], phase: 'playing', company: { onlookers: [] } });
    expect(max.step(3).view).toHaveProperty('hand');
  });

  it('takes a bot’s seat rather than none, and waits on when all are people’s', async () => {
    const setting = new TestSetting();
    setting.think = () => new Promise(() => {});
    const table = await setting.open(4, 'zoe');
    const zoe = await Page.entered(table, 'zoe');
    for (const [seat, name] of ['Zoé', 'Luc', 'Ève'].entries()) await zoe.ask({ type: 'sit', seat, name });
    await zoe.ask({ type: 'set-bot', seat: 3, level: 'debutant' });
    await zoe.ask({ type: 'start' });
    const [max, ida] = [await Page.entered(table, 'max'), await Page.entered(table, 'ida')];
    await max.ask({ type: 'look-on', name: 'Max', plays: true });
    await ida.ask({ type: 'look-on', name: 'Ida', plays: true });
    for (const seat of [0, 1, 2]) await zoe.ask({ type: 'stop', seat, agree: true });
    await zoe.ask({ type: 'again' });
    expect(namesAt(zoe)).toEqual(['Zoé', 'Luc', 'Ève', 'Max']);
    expect(zoe.table.company.onlookers).toMatchObject([{ name: 'Ida', plays: true }]);
  });

  it('is known to the table: comes back by its code, and finds it listed', async () => {
    const { table, setting } = await threeFriends();
    const max = await Page.entered(table, 'max');
    await max.ask({ type: 'look-on', name: 'Max', plays: false });
    expect(table.admits({ device: 'max', typed: table.code })).toBe(true);
    expect(await setting.store.tablesOf('max')).toHaveLength(1);
  });
});

describe('someone seated', () => {
  it('sits a game out, looks on meanwhile, and plays the one after', async () => {
    const friends = await threeFriends();
    const { zoe, luc, eve } = friends;
    await stopped(friends);
    await luc.ask({ type: 'sit-out', seat: 1, isOut: true });
    await zoe.ask({ type: 'again' });
    expect(namesAt(zoe)).toEqual(['Zoé', 'Ève']);
    expect(luc.table).toMatchObject({ yours: [], company: { onlookers: [{ name: 'Luc', plays: false, isYours: true }] } });
    expect(luc.step().viewer).toBe('spectator');
    await luc.ask({ type: 'look-on', name: 'Luc', plays: true });
    await stopped(friends);
    await eve.ask({ type: 'again' });
    expect(namesAt(zoe)).toEqual(['Zoé', 'Ève', 'Luc']);
  });

  it('leaves for good: the seat of a finished game keeps its name, the next one has it no more', async () => {
    const friends = await threeFriends();
    const { zoe, luc, eve, setting, table } = friends;
    expect(await zoe.ask({ type: 'leave' })).toBe('already-playing');
    await stopped(friends);
    await zoe.ask({ type: 'leave' });
    expect(namesAt(luc)).toEqual(['Zoé', 'Luc', 'Ève']);
    expect(await setting.store.tablesOf('zoe')).toEqual([]);
    expect(table.admits({ device: 'zoe', typed: eve.table.invitation })).toBe(true);
    expect([luc.table.host, eve.table.host]).toEqual([false, true]);
    await luc.ask({ type: 'again' });
    expect(namesAt(luc)).toEqual(['Luc', 'Ève']);
    expect(luc.table.company.onlookers).toEqual([]);
  });
});

describe('someone whom the others remove', () => {
  it('hears so and comes in no more, not even by the link, which has changed', async () => {
    const { zoe, luc, eve, table } = await threeFriends();
    const before = zoe.table.invitation;
    await zoe.ask({ type: 'remove', seat: 0, who: 'Ève', agree: true });
    expect(luc.table.company.removals).toEqual([{ who: 'Ève', agreed: [0] }]);
    await luc.ask({ type: 'remove', seat: 1, who: 'Ève', agree: true });
    expect(eve.heard.at(-1)).toMatchObject({ type: 'refused', refusal: { code: 'removed' } });
    expect(zoe.table.invitation).not.toBe(before);
    expect(zoe.table.seats[2]?.occupant).toMatchObject({ kind: 'bot', name: 'Ève (robot)' });
    expect(await eve.ask({ type: 'enter', code: before })).toBe('removed');
    expect(table.admits({ device: 'eve', typed: zoe.table.invitation })).toBe(false);
    expect(await eve.ask({ type: 'act', seat: 2, step: 1, action: { kind: 'bid', card: 1 } })).toBe('not-at-a-table');
  });

  it('is not removed by one of two alone, nor under a name that nobody has', async () => {
    const { zoe, luc, eve } = await threeFriends();
    await eve.leave();
    expect(await zoe.ask({ type: 'remove', seat: 0, who: 'Max', agree: true })).toBe('nobody-called');
    await zoe.ask({ type: 'remove', seat: 0, who: 'Luc', agree: true });
    expect(luc.table).toMatchObject({ yours: [1], company: { removals: [{ who: 'Luc', agreed: [0] }] } });
    await zoe.ask({ type: 'remove', seat: 0, who: 'Luc', agree: false });
    expect(luc.table.company.removals).toEqual([]);
  });
});

describe('what is won', () => {
  it('counts for the evening and for the season, which is closed when one likes', async () => {
    const friends = await threeFriends();
    const { zoe, setting } = friends;
    await stopped(friends);
    await setting.clock.pass(5 * HOUR);
    await zoe.ask({ type: 'again' });
    await stopped(friends);
    const played = () => [zoe.table.company.evening, zoe.table.tally].map((tally) => tally[0]?.played);
    expect(played()).toEqual([2, 2]);
    await setting.clock.pass(7 * HOUR);
    await zoe.ask({ type: 'again' });
    await stopped(friends);
    expect(played()).toEqual([1, 3]);
    await zoe.ask({ type: 'new-season' });
    expect(zoe.table.tally).toEqual([]);
    expect(zoe.table.company.seasons).toMatchObject([{ tally: [{ played: 3 }, {}, {}] }]);
  });

  it('is found again with the games, by whoever may come in', async () => {
    const friends = await threeFriends();
    await stopped(friends);
    const games = await friends.setting.store.gamesAt(friends.table.code);
    expect(games).toMatchObject([{ game: 'bids', names: ['Zoé', 'Luc', 'Ève'], winners: [], over: true }]);
  });
});

describe('what was agreed on', () => {
  it('is agreed on again the next time the same game is played', async () => {
    const friends = await threeFriends();
    const { zoe } = friends;
    await stopped(friends);
    await zoe.ask({ type: 'rearrange' });
    await zoe.ask({ type: 'set-options', options: { sablier: 55 } });
    await zoe.ask({ type: 'start' });
    await stopped(friends);
    await zoe.ask({ type: 'another', game: 'bids' });
    expect(zoe.table.options).toEqual({ sablier: 55 });
  });
});
