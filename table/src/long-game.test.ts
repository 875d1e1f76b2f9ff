// Knows that a long game costs no more a move than a short one, and that whoever comes into it is told its end first.

import { expect, test, vi } from 'vitest';
import { bids } from '../testing/bids.ts';
import { Page } from '../testing/setting.ts';
import { bidFrom, zoeAndLucPlaying } from '../testing/zoe-and-luc.ts';

/** A game in which Zoé has changed her mind that often, found again as it is kept. */
async function changedMind(times: number) {
  const { setting, table, zoe } = await zoeAndLucPlaying();
  const game = await setting.store.game(zoe.step().gameId);
  if (game === null) throw new Error('not kept');
  const facts = Array.from({ length: times }, () => ({ at: 0, fact: { kind: 'bid', seat: 0, card: 99 } }));
  await setting.store.keep({ table: null, progress: { game, from: zoe.step().step, facts } });
  const found = await setting.find(table.code);
  return { zoe: await Page.entered(found, 'zoe'), luc: await Page.entered(found, 'luc') };
}

const stepsOf = (page: Page) => page.step().told.map(({ step }) => step);
const recalled = (page: Page) => page.heard.findLast((message) => message.type === 'recalled');

test('who comes into a long game is told what happened last, and the rest when asked for it', async () => {
  const { luc } = await changedMind(300);
  expect(luc.step()).toMatchObject({ whole: true, hasEarlier: true, step: 301 });
  expect(stepsOf(luc)).toHaveLength(120);
  expect(stepsOf(luc).at(-1)).toBe(301);
  expect(await luc.ask({ type: 'recall', viewer: 1, before: 182 })).toBe('done');
  expect(recalled(luc)).toMatchObject({ viewer: 1, gameId: luc.step().gameId, hasEarlier: true });
  expect(recalled(luc)?.told.map(({ step }) => step)).toEqual(Array.from({ length: 120 }, (_, index) => 62 + index));
  await luc.ask({ type: 'recall', viewer: 1, before: 62 });
  expect(recalled(luc)?.told[0]?.step).toBe(1);
  expect(recalled(luc)?.hasEarlier).toBe(false);
});

test('of a short game everything is told at once', async () => {
  const { luc } = await changedMind(3);
  expect(luc.step()).toMatchObject({ whole: true, hasEarlier: false });
  expect(stepsOf(luc)).toEqual([1, 2, 3, 4]);
});

test('a move reads as much of a game of ten thousand facts as of one of ten', async () => {
  const reads: number[] = [];
  for (const times of [10, 10_000]) {
    const { luc } = await changedMind(times);
    const watched = [vi.spyOn(bids.game, 'evolve'), vi.spyOn(bids.game, 'reveal'), vi.spyOn(bids.game, 'isOpenMove')];
    expect(await bidFrom(luc, 1)).toBe('done');
    reads.push(watched.reduce((sum, { mock }) => sum + mock.calls.length, 0));
    vi.restoreAllMocks();
  }
  expect(reads[1]).toBe(reads[0]);
});
