import { describe, expect, it } from 'vitest';
import { Page, TestSetting } from '../testing/setting.ts';
import { threeFriends } from '../testing/three-friends.ts';
import { bidFrom, zoeAndLuc } from '../testing/zoe-and-luc.ts';
import type { Notices } from './ports.ts';
import { LAST_GRAIN } from './sand.ts';
import { ABSENT_AFTER } from './waiting.ts';

const DAY = 24 * 3_600_000;
const THREE_DAYS = { sablier: 3 * 86_400 };

/** What was sent to whom, by the last word of their address. */
function noticeBoard(): { readonly notices: Notices; readonly sent: string[] } {
  const sent: string[] = [];
  const send = async ({ endpoint }: { readonly endpoint: string }) => {
    sent.push(endpoint);
    return true;
  };
  return { notices: { send }, sent };
}

async function overDays(setting = new TestSetting()) {
  const both = await zoeAndLuc({ setting });
  const { zoe, luc } = both;
  await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
  await zoe.ask({ type: 'set-options', options: THREE_DAYS });
  for (const [seat, page] of [zoe, luc].entries())
    await page.ask({ type: 'notify', seat, to: { endpoint: page.device, p256dh: '', auth: '' } });
  await zoe.ask({ type: 'start' });
  return both;
}

describe('a game over days', () => {
  it('goes on while nobody is there: its sand runs, and who comes late has lost that turn alone', async () => {
    const { setting, table, zoe, luc } = await overDays();
    await bidFrom(zoe, 0);
    await Promise.all([zoe.leave(), luc.leave()]);
    await setting.clock.pass(3 * DAY + LAST_GRAIN);
    await luc.ask({ type: 'enter', code: table.code });
    expect(luc.step(1)).toMatchObject({ step: 4, awaiting: [0, 1] });
    expect(luc.step(1).deadline).toBe(setting.clock.now() + 3 * DAY);
  });

  it('is found again with the sand that is left, and says in its store when it will have run out', async () => {
    const { setting, table, zoe, luc } = await overDays();
    const began = setting.clock.now();
    await bidFrom(zoe, 0);
    await Promise.all([zoe.leave(), luc.leave()]);
    await table.close();
    await setting.clock.pass(2 * DAY);
    const later = await setting.find(table.code);
    const page = await Page.entered(later, 'luc');
    expect(page.step(1).deadline).toBe(began + 3 * DAY);
    expect(await setting.store.game(page.table.gameId ?? '')).toMatchObject({ due: began + 3 * DAY });
  });

  it('is woken once its sand has run out, and whoever is awaited then is told', async () => {
    const { notices, sent } = noticeBoard();
    const setting = new TestSetting({ notices });
    const { table, zoe, luc } = await overDays(setting);
    await bidFrom(zoe, 0);
    await Promise.all([zoe.leave(), luc.leave()]);
    await setting.clock.pass(ABSENT_AFTER);
    expect(sent).toEqual(['luc']);
    await table.close();
    await setting.clock.pass(4 * DAY);
    const later = await setting.find(table.code);
    await later.wake();
    await setting.clock.pass(ABSENT_AFTER);
    expect(sent).toEqual(['luc', 'zoe', 'luc']);
  });

  it('tells whoever is next although its last guest goes at once', async () => {
    const { notices, sent } = noticeBoard();
    const setting = new TestSetting({ notices });
    const { table, zoe, luc } = await overDays(setting);
    await Promise.all([zoe.leave(), luc.leave()]);
    await table.close();
    await setting.clock.pass(DAY);
    const page = await Page.entered(await setting.find(table.code), 'zoe');
    await bidFrom(page, 0);
    await page.leave();
    await setting.clock.pass(ABSENT_AFTER);
    expect(sent).toEqual([]);
    // Both were awaited from the beginning on. The next trick is another turn.
    const other = await Page.entered(await setting.find(table.code), 'luc');
    await bidFrom(other, 1);
    await other.leave();
    await setting.clock.pass(ABSENT_AFTER);
    expect(sent).toEqual(['zoe', 'luc']);
  });

  it('is paused for holidays when everyone agrees, there or not, and no day of the pause counts', async () => {
    const { setting, table, zoe, luc } = await overDays();
    const began = setting.clock.now();
    await setting.clock.pass(DAY);
    await luc.leave();
    await zoe.ask({ type: 'pause', seat: 0, agree: true });
    expect(zoe.table.accords.isPaused).toBe(false);
    await zoe.leave();
    const back = await Page.entered(table, 'luc');
    await back.ask({ type: 'pause', seat: 1, agree: true });
    expect(back.table.accords.isPaused).toBe(true);
    expect(await setting.store.game(back.table.gameId ?? '')).toMatchObject({ due: null });
    await back.leave();
    await table.close();
    await setting.clock.pass(14 * DAY);
    const later = await Page.entered(await setting.find(table.code), 'zoe');
    expect(later.step(0).deadline).toBeNull();
    await later.ask({ type: 'pause', seat: 0, agree: false });
    expect(later.step(0).deadline).toBe(began + 17 * DAY);
  });

  it('is neither stopped, nor anybody removed or replaced, by those who happen to be there', async () => {
    const { setting, zoe, luc, eve } = await threeFriends();
    for (const [seat, page] of [zoe, luc, eve].entries()) await page.ask({ type: 'stop', seat, agree: true });
    await zoe.ask({ type: 'rearrange' });
    await zoe.ask({ type: 'set-options', options: THREE_DAYS });
    await zoe.ask({ type: 'start' });
    await Promise.all([luc.leave(), eve.leave()]);
    await setting.clock.pass(DAY);
    await zoe.ask({ type: 'stop', seat: 0, agree: true });
    await zoe.ask({ type: 'remove', seat: 0, who: 'Luc', agree: true });
    expect(await zoe.ask({ type: 'fill-in', seat: 0, absent: 1, by: 'bot' })).toBe('not-absent');
    expect(zoe.table).toMatchObject({ phase: 'playing', accords: { absent: [] } });
    expect(zoe.table.seats[1]?.occupant).toMatchObject({ kind: 'people', names: ['Luc'] });
  });
});
