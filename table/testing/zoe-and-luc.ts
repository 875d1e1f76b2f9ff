// The two people of most tests of a table: Zoé, who opened it, and Luc.

import type { BidsTypes } from './bids.ts';
import { Page, TestSetting } from './setting.ts';

/** Both have come in, and nobody has sat down yet. */
export async function zoeAndLuc({ setting = new TestSetting(), seats = 2 } = {}) {
  const table = await setting.open(seats, 'zoe');
  return { setting, table, zoe: await Page.entered(table, 'zoe'), luc: await Page.entered(table, 'luc') };
}

/** Each in a seat, and the game begun. */
export async function zoeAndLucPlaying(setting = new TestSetting()) {
  const both = await zoeAndLuc({ setting });
  await both.zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await both.luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
  await both.zoe.ask({ type: 'start' });
  return both;
}

export function bidsHandOf(page: Page, viewer?: number): readonly number[] | null {
  return (page.step(viewer).view as BidsTypes['View']).hand;
}

/** Bids from a seat: its first card, unless told. */
export function bidFrom(page: Page, seat: number, card = bidsHandOf(page, seat)?.[0]): Promise<string> {
  return page.ask({ type: 'act', seat, step: page.step(seat).step, action: { kind: 'bid', card } });
}
