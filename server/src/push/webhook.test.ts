import { expect, it } from 'vitest';
import { openHouse } from '../../testing/house.ts';
import { LeapingClock } from '../../testing/leaping-clock.ts';
import { PushService } from '../../testing/push-service.ts';
import { seatedAt } from '../../testing/seated.ts';
import type { Visitor } from '../../testing/visitor.ts';

it('the host’s own messenger is told once a turn of whoever has gone, browser or not', async () => {
  const messenger = await PushService.opened();
  const clock = new LeapingClock();
  const house = await openHouse({ clock, webhook: `http://${messenger.host}/tours` });
  const { people, code } = await seatedAt(house.url, ['Zoé', 'Luc']);
  const [zoe, luc] = people as [Visitor, Visitor];
  await zoe.ask({ type: 'set-options', options: { sablier: null, opening: 'word' } });
  await zoe.ask({ type: 'start' });
  luc.leave();
  await zoe.until(() => zoe.table.seats[1]?.occupant.kind === 'people' && !zoe.table.seats[1].occupant.connected);
  clock.leap(60_000);
  await expect.poll(() => messenger.received.length, { timeout: 30_000 }).toBe(1);
  const [told] = messenger.received.map(({ path, body }) => ({ path, ...JSON.parse(body.toString()) }));
  expect(told).toMatchObject({ path: '/tours', name: 'Luc', code, title: expect.stringMatching(/^À vous de jouer/) });
  expect(told.body).toMatch(/^Rondo, avec Zoé$/);
  clock.leap(60_000);
  await zoe.ask({ type: 'rename', seat: 0, name: 'Zoë' });
  expect(messenger.received).toHaveLength(1);
  await house.close();
  messenger.close();
});
