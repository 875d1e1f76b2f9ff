import { describe, expect, it } from 'vitest';
import { quiet } from '../testing/setting.ts';
import { bidFrom, zoeAndLuc, zoeAndLucPlaying } from '../testing/zoe-and-luc.ts';

/** Both seated; Zoé allows hints, and the game is begun. */
async function withHintsAllowed() {
  const both = await zoeAndLuc();
  await both.zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await both.luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
  await both.zoe.ask({ type: 'set-hints', isAllowed: true });
  await both.zoe.ask({ type: 'start' });
  return both;
}

describe('hints', () => {
  it('are refused where nobody allowed them', async () => {
    const { zoe, luc } = await zoeAndLucPlaying();
    expect(luc.table.hints).toEqual({ isAllowed: false, taken: [] });
    expect(await zoe.ask({ type: 'hint', seat: 0, strength: 'move' })).toBe('no-hints');
  });

  it('are known to everyone at the table, who took which, and nothing of what they told', async () => {
    const { zoe, luc } = await withHintsAllowed();
    const { step } = zoe.step(0);
    expect(await zoe.ask({ type: 'hint', seat: 0, strength: 'where' })).toBe('done');
    expect(await zoe.ask({ type: 'hint', seat: 0, strength: 'move' })).toBe('done');
    expect(luc.table.hints).toEqual({
      isAllowed: true,
      taken: [
        { seat: 0, strength: 'where', step },
        { seat: 0, strength: 'move', step },
      ],
    });
  });

  it('count once a strength and a step, and again once the game has gone on', async () => {
    const { zoe } = await withHintsAllowed();
    for (let times = 0; times < 2; times++) await zoe.ask({ type: 'hint', seat: 0, strength: 'size' });
    expect(zoe.table.hints.taken).toHaveLength(1);
    await bidFrom(zoe, 0);
    await zoe.ask({ type: 'hint', seat: 0, strength: 'size' });
    expect(zoe.table.hints.taken).toHaveLength(2);
  });

  it('are always for whoever plays alone', async () => {
    const { zoe } = await zoeAndLuc();
    await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    await zoe.ask({ type: 'set-bot', seat: 1, level: 'debutant' });
    await zoe.ask({ type: 'start' });
    await quiet();
    expect(await zoe.ask({ type: 'hint', seat: 0, strength: 'where' })).toBe('done');
  });

  it('are found again after the server was away, and another game begins with none', async () => {
    const { setting, table, zoe, luc } = await withHintsAllowed();
    await zoe.ask({ type: 'hint', seat: 0, strength: 'where' });
    expect((await setting.store.table(table.code))?.hints?.taken).toHaveLength(1);
    for (const [seat, page] of [zoe, luc].entries()) await page.ask({ type: 'stop', seat, agree: true });
    expect(luc.table.hints.taken).toHaveLength(1);
    await luc.ask({ type: 'again' });
    expect(luc.table.hints).toEqual({ isAllowed: true, taken: [] });
  });
});
