import { describe, expect, it } from 'vitest';
import { Page, TestSetting } from '../testing/setting.ts';
import { zoeAndLuc } from '../testing/zoe-and-luc.ts';

describe('before the game', () => {
  it('gives no two people the same name, nor names that look the same', async () => {
    const { zoe, luc } = await zoeAndLuc({ seats: 3 });
    await zoe.ask({ type: 'sit', seat: 0, name: 'Colette' });
    await zoe.ask({ type: 'set-bot', seat: 1, level: 'debutant' });
    expect(zoe.table.seats[1]?.occupant).toMatchObject({ name: 'Cousin Max' });
    for (const name of ['colette', 'Cousin Max', 'cousin max', 'Cоusin Max', 'Co1ette'])
      expect(await luc.ask({ type: 'sit', seat: 2, name })).toMatch(/name-taken|bad-name/);
    expect(await luc.ask({ type: 'sit', seat: 2, name: 'Luc' })).toBe('done');
    expect(await luc.ask({ type: 'rename', seat: 2, name: 'Coiette' })).toBe('done');
    expect(await luc.ask({ type: 'rename', seat: 2, name: 'COIETTE' })).toBe('name-taken');
    expect(await luc.ask({ type: 'rename', seat: 2, name: 'coiette' })).toBe('done');
  });

  it('a table is opened with open seats and the options of the game', async () => {
    const { zoe: host, luc } = await zoeAndLuc({ seats: 3 });
    expect(host.table).toMatchObject({ game: 'bids', phase: 'lobby', options: { sablier: 30 }, host: true, round: 0 });
    expect(luc.table).toMatchObject({ host: false, yours: [], lent: [], gameId: null, youngest: null });
    expect(luc.table.seats).toEqual(Array(3).fill({ team: false, junior: false, occupant: { kind: 'open' } }));
    expect(host.table.code).toMatch(/^[B-DF-HJKMNP-TV-XZ]{6}$/);
  });

  it('someone sits down, changes their name, and leaves', async () => {
    const { zoe: host, luc } = await zoeAndLuc();
    expect(await luc.ask({ type: 'sit', seat: 1, name: '  Luc ' })).toBe('done');
    expect(host.table.seats[1]?.occupant).toEqual({ kind: 'people', names: ['Luc'], connected: true });
    expect(luc.table.yours).toEqual([1]);
    expect(await luc.ask({ type: 'rename', seat: 1, name: 'Lucas' })).toBe('done');
    expect(host.table.seats[1]?.occupant).toMatchObject({ names: ['Lucas'] });
    expect(await luc.ask({ type: 'vacate', seat: 1 })).toBe('done');
    expect(luc.table.yours).toEqual([]);
  });

  it('a seat is taken by one, unless it is a team’s', async () => {
    const { zoe: host, luc } = await zoeAndLuc();
    await host.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    expect(await luc.ask({ type: 'sit', seat: 0, name: 'Luc' })).toBe('seat-taken');
    expect(await luc.ask({ type: 'sit', seat: 3, name: 'Luc' })).toBe('unknown-seat');
    await host.ask({ type: 'set-team', seat: 0, team: true });
    expect(await luc.ask({ type: 'sit', seat: 0, name: 'Luc' })).toBe('done');
    expect(await host.ask({ type: 'set-team', seat: 0, team: false })).toBe('seat-taken');
    expect(host.table.seats[0]?.occupant).toMatchObject({ names: ['Zoé', 'Luc'] });
    await luc.ask({ type: 'vacate', seat: 0 });
    expect(host.table.seats[0]?.occupant).toMatchObject({ names: ['Zoé'] });
  });

  it('whoever finds every seat taken brings a chair, as far as the game allows', async () => {
    const { table, zoe: host, luc } = await zoeAndLuc({ seats: 3 });
    for (const seat of [0, 1, 2]) await host.ask({ type: 'sit', seat, name: `Zoé ${seat + 2}` });
    expect(await luc.ask({ type: 'sit', seat: 3, name: '' })).toBe('bad-name');
    expect(await luc.ask({ type: 'sit', seat: 3, name: 'Luc' })).toBe('done');
    expect(host.table.seats[3]?.occupant).toMatchObject({ names: ['Luc'] });
    expect(luc.table.yours).toEqual([3]);
    const eve = await Page.entered(table, 'eve');
    expect(await eve.ask({ type: 'sit', seat: 4, name: 'Ève' })).toBe('seat-count');
    expect(await host.ask({ type: 'start' })).toBe('done');
    expect(await eve.ask({ type: 'sit', seat: 4, name: 'Ève' })).toBe('unknown-seat');
  });

  it('a name must be one', async () => {
    const { luc } = await zoeAndLuc();
    expect(await luc.ask({ type: 'sit', seat: 1, name: ' ' })).toBe('bad-name');
    await luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
    expect(await luc.ask({ type: 'rename', seat: 1, name: 'x'.repeat(25) })).toBe('bad-name');
    expect(await luc.ask({ type: 'rename', seat: 0, name: 'Zoé' })).toBe('not-your-seat');
  });

  it('only the host arranges the table', async () => {
    const { luc } = await zoeAndLuc();
    expect(await luc.ask({ type: 'add-seat' })).toBe('host-only');
    expect(await luc.ask({ type: 'remove-seat', seat: 0 })).toBe('host-only');
    expect(await luc.ask({ type: 'set-team', seat: 0, team: true })).toBe('host-only');
    expect(await luc.ask({ type: 'set-youngest', seat: 0 })).toBe('host-only');
    expect(await luc.ask({ type: 'set-junior', seat: 0, junior: true })).toBe('host-only');
    expect(await luc.ask({ type: 'set-options', options: {} })).toBe('host-only');
    expect(await luc.ask({ type: 'set-bot', seat: 0, level: 'expert' })).toBe('host-only');
    expect(await luc.ask({ type: 'start' })).toBe('host-only');
    expect(await luc.ask({ type: 'vacate', seat: 0 })).toBe('not-your-seat');
    expect(luc.table.seats).toHaveLength(2);
  });

  it('seats are added and removed within the bounds of the game', async () => {
    const { zoe: host } = await zoeAndLuc();
    expect(await host.ask({ type: 'remove-seat', seat: 0 })).toBe('seat-count');
    await host.ask({ type: 'add-seat' });
    await host.ask({ type: 'add-seat' });
    expect(await host.ask({ type: 'add-seat' })).toBe('seat-count');
    await host.ask({ type: 'set-youngest', seat: 3 });
    await host.ask({ type: 'sit', seat: 1, name: 'Zoé' });
    expect(await host.ask({ type: 'remove-seat', seat: 1 })).toBe('seat-taken');
    expect(await host.ask({ type: 'remove-seat', seat: 0 })).toBe('done');
    expect(host.table).toMatchObject({ youngest: 2, yours: [0] });
  });

  it('the host frees any seat, a bot’s too', async () => {
    const { zoe: host, luc } = await zoeAndLuc();
    await luc.ask({ type: 'sit', seat: 0, name: 'Luc' });
    await host.ask({ type: 'set-youngest', seat: 0 });
    expect(await host.ask({ type: 'set-bot', seat: 0, level: 'expert' })).toBe('seat-taken');
    expect(await host.ask({ type: 'vacate', seat: 0 })).toBe('done');
    expect(host.table).toMatchObject({ youngest: null, seats: [{ occupant: { kind: 'open' } }, {}] });
    await host.ask({ type: 'set-bot', seat: 1, level: 'expert' });
    expect(host.table.seats[1]?.occupant).toEqual({ kind: 'bot', level: 'expert', name: 'Prof Anatole' });
    expect(await luc.ask({ type: 'sit', seat: 1, name: 'Luc' })).toBe('seat-taken');
    await host.ask({ type: 'vacate', seat: 1 });
    expect(host.table.seats[1]?.occupant).toEqual({ kind: 'open' });
  });

  it('options are read by the game', async () => {
    const { zoe: host } = await zoeAndLuc();
    expect(await host.ask({ type: 'set-options', options: { sablier: 'many' } })).toBe('bad-options');
    expect(await host.ask({ type: 'set-options', options: { sablier: null, cheat: true } })).toBe('done');
    expect(host.table.options).toEqual({ sablier: null });
  });

  it('the seats follow the options: those without people go, the last ones first, and come back', async () => {
    const { zoe: host, luc } = await zoeAndLuc({ seats: 4 });
    await host.ask({ type: 'sit', seat: 2, name: 'Zoé' });
    await host.ask({ type: 'set-youngest', seat: 2 });
    await host.ask({ type: 'set-bot', seat: 3, level: 'habitue' });
    expect(await host.ask({ type: 'set-options', options: { alone: true } })).toBe('done');
    expect(host.table).toMatchObject({ yours: [0], youngest: 0, seats: [{ occupant: { names: ['Zoé'] } }] });
    expect(host.table.seats).toHaveLength(1);
    expect(await host.ask({ type: 'add-seat' })).toBe('seat-count');
    expect(await host.ask({ type: 'set-options', options: {} })).toBe('done');
    expect(host.table.seats).toHaveLength(2);
    await luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
    expect(await host.ask({ type: 'set-options', options: { alone: true } })).toBe('seat-count');
    expect(host.table).toMatchObject({ yours: [0], options: { sablier: 30 } });
  });

  it('a junior is marked by the host, and the mark goes with the person', async () => {
    const { zoe: host, luc } = await zoeAndLuc();
    await luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
    expect(await host.ask({ type: 'set-junior', seat: 1, junior: true })).toBe('done');
    expect(luc.table.seats).toMatchObject([{ junior: false }, { junior: true }]);
    await luc.ask({ type: 'vacate', seat: 1 });
    expect(luc.table.seats).toMatchObject([{ junior: false }, { junior: false }]);
  });

  it('the game begins when every seat is taken', async () => {
    const { zoe: host, luc } = await zoeAndLuc();
    expect(await host.ask({ type: 'start' })).toBe('seats-open');
    expect(await luc.ask({ type: 'act', seat: 0, step: 0, action: {} })).toBe('not-playing');
    expect(await luc.ask({ type: 'again' })).toBe('not-over');
    await luc.ask({ type: 'sit', seat: 0, name: 'Luc' });
    await host.ask({ type: 'set-bot', seat: 1, level: 'habitue' });
    expect(await host.ask({ type: 'start' })).toBe('done');
    expect(luc.table).toMatchObject({ phase: 'playing', round: 1 });
  });

  it('a table is not opened for a game that is not there, nor with a wrong number of seats', async () => {
    const setting = new TestSetting();
    await expect(setting.open(9)).rejects.toThrow('seat-count');
  });
});
