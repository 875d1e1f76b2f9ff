import type { BegunTable } from '@boite/protocol';
import { describe, expect, it } from 'vitest';
import { Page, TestSetting } from '../testing/setting.ts';
import { bidFrom, bidsHandOf } from '../testing/zoe-and-luc.ts';
import { broughtTable } from './brought.ts';
import { FAIR_START } from './sand.ts';

const DAY = 24 * 3_600_000;

/** Zoé and Luc share a device, beside a bot; Zoé has bid. */
async function begunOnADevice(options: object = {}): Promise<BegunTable> {
  const setting = new TestSetting();
  setting.think = () => new Promise(() => {});
  const table = await setting.open(3, 'ici');
  const page = await Page.entered(table, 'ici');
  await page.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await page.ask({ type: 'sit', seat: 1, name: 'Luc' });
  await page.ask({ type: 'set-bot', seat: 2, level: 'expert' });
  await page.ask({ type: 'set-options', options });
  await page.ask({ type: 'start' });
  await bidFrom(page, 0);
  const kept = await setting.store.table(table.code);
  const facts = (await setting.store.facts(page.table.gameId ?? '')).map(({ fact }) => fact);
  const seats = (kept?.seats ?? []).map(({ team, people, bot }) => ({
    team,
    junior: false,
    people: people.map(({ name }) => name),
    bot,
  }));
  return { game: 'bids', seats, youngest: null, retired: [], facts };
}

async function broughtTo(setting: TestSetting, wanted: BegunTable): Promise<Page> {
  const opened = await broughtTable(wanted, 'zoe', setting.ports);
  if ('refusal' in opened) throw new Error(opened.refusal.code);
  return Page.entered(await setting.find(opened.code), 'zoe');
}

async function refusalOf(change: Partial<BegunTable>): Promise<string> {
  const setting = new TestSetting();
  const opened = await broughtTable({ ...(await begunOnADevice()), ...change }, 'zoe', setting.ports);
  expect(await setting.store.tablesOf('zoe')).toEqual([]);
  return 'refusal' in opened ? opened.refusal.code : 'opened';
}

describe('a game begun on a device', () => {
  it('goes on at a new table with an invitation: same turn, same hands, its people at the device that brought it', async () => {
    const setting = new TestSetting();
    setting.think = () => new Promise(() => {});
    const wanted = await begunOnADevice();
    const [dealt] = wanted.facts as unknown as [{ readonly hands: readonly (readonly number[])[] }];
    const zoe = await broughtTo(setting, wanted);
    expect(zoe.table).toMatchObject({ phase: 'playing', yours: [0, 1], host: true, isBrought: true });
    expect(zoe.table.invitation.length).toBeGreaterThan(zoe.table.code.length);
    expect(zoe.table.seats.map(({ occupant }) => occupant)).toMatchObject([
      { names: ['Zoé'] },
      { names: ['Luc'] },
      { kind: 'bot', level: 'expert', name: wanted.seats[2]?.bot?.name },
    ]);
    expect(zoe.step(1)).toMatchObject({ step: wanted.facts.length, awaiting: [1, 2] });
    expect(bidsHandOf(zoe, 1)).toEqual(dealt.hands[1]);
    expect(await bidFrom(zoe, 1)).toBe('done');
    expect(zoe.step(1).awaiting).toEqual([2]);
  });

  it('lets someone take their seat along to a device of their own, which sees no other hand', async () => {
    const setting = new TestSetting();
    const zoe = await broughtTo(setting, await begunOnADevice());
    await zoe.ask({ type: 'give-key', seat: 1, key: 'k'.repeat(32) });
    const luc = await Page.entered(await setting.find(zoe.table.code), 'luc');
    await luc.ask({ type: 'enter', code: zoe.table.invitation });
    await luc.ask({ type: 'use-key', key: 'k'.repeat(32) });
    expect(luc.table).toMatchObject({ yours: [1], isBrought: true });
    expect(luc.steps(0)).toEqual([]);
  });

  it('is found again as it is, and the next game there is marked no more', async () => {
    const setting = new TestSetting();
    const zoe = await broughtTo(setting, await begunOnADevice());
    const again = await Page.entered(await setting.find(zoe.table.code), 'zoe');
    expect(again.step(1).view).toEqual(zoe.step(1).view);
    for (const seat of [0, 1]) await again.ask({ type: 'stop', seat, agree: true });
    expect(again.table).toMatchObject({ phase: 'over', isBrought: true });
    await again.ask({ type: 'again' });
    expect(again.table).toMatchObject({ phase: 'playing', round: 2, isBrought: false });
  });

  it('has a fair start, and over days as many days as a turn has, kept for whoever wakes it', async () => {
    const setting = new TestSetting();
    await setting.clock.pass(10 * DAY);
    const quick = await broughtTo(setting, await begunOnADevice({ sablier: 60 }));
    expect(quick.step(1).deadline).toBe(setting.clock.now() + FAIR_START);
    const slow = await broughtTo(setting, await begunOnADevice({ sablier: 3 * 86_400 }));
    expect(slow.step(1).deadline).toBe(setting.clock.now() + 3 * DAY);
    expect(await setting.store.game(slow.table.gameId ?? '')).toMatchObject({ due: setting.clock.now() + 3 * DAY });
  });

  it('is refused when its facts are forged', async () => {
    const { facts } = await begunOnADevice();
    expect(await refusalOf({ facts: facts.slice(1) })).toBe('bad-options');
    expect(await refusalOf({ facts: [...facts, { kind: 'treasure' }] })).toBe('wrong-fact');
    expect(await refusalOf({ facts: [...facts, { kind: 'trick' }] })).toBe('wrong-fact');
    expect(await refusalOf({ facts: [...facts, { kind: 'stopped' }] })).toBe('over');
    expect(await refusalOf({ facts: [{ ...facts[0], kind: 'dealt', options: { sablier: 'none' } } as never] })).toBe(
      'bad-options',
    );
    expect(await refusalOf({ facts: [{ ...facts[0], kind: 'dealt', deadline: 1e15 } as never] })).toBe('clock-ahead');
    expect(await refusalOf({ game: 'chess' })).toBe('unknown-game');
  });

  it('is refused with seats that a table would not have', async () => {
    const { seats } = await begunOnADevice();
    const [zoe, luc, bot] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]];
    expect(await refusalOf({ seats: [zoe] })).toBe('seat-count');
    expect(await refusalOf({ seats: [zoe, luc] })).toBe('wrong-names');
    expect(await refusalOf({ seats: [...seats, { ...bot, bot: { level: 'eveil', name: 'Robot' } }] })).toBe('wrong-names');
    expect(await refusalOf({ seats: [zoe, luc, { ...bot, bot: null }] })).toBe('seats-open');
    expect(await refusalOf({ seats: [zoe, { ...luc, people: ['Luc', 'Eve'] }, bot] })).toBe('seat-taken');
    expect(await refusalOf({ seats: [zoe, { ...luc, people: ['zoé'] }, bot] })).toBe('name-taken');
    expect(await refusalOf({ seats: [zoe, { ...luc, people: ['\u2800'] }, bot] })).toBe('bad-name');
    expect(await refusalOf({ youngest: 3 })).toBe('unknown-seat');
    expect(await refusalOf({ retired: [9] })).toBe('unknown-seat');
  });
});
