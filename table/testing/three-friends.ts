// Zoé, who opened the table, Luc and Ève, each in a seat of a game that has begun; its bots never answer unless told.

import { Page, TestSetting } from './setting.ts';

export async function threeFriends(setting = new TestSetting()) {
  setting.think = () => new Promise(() => {});
  const table = await setting.open(3, 'zoe');
  const [zoe, luc, eve] = [await Page.entered(table, 'zoe'), await Page.entered(table, 'luc'), await Page.entered(table, 'eve')];
  await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await setting.clock.pass(1);
  await eve.ask({ type: 'sit', seat: 2, name: 'Ève' });
  await setting.clock.pass(1);
  await luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
  await zoe.ask({ type: 'start' });
  const back = (page: Page) => page.ask({ type: 'enter', code: table.code });
  return { setting, table, zoe, luc, eve, back };
}
