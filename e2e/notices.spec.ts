// Whoever wants to be told of a turn says so in one tap and is told once, in words that their browser alone can read; in another tap no more.

import { loadLibrary } from '@boite/language/node';
import type { PushTarget } from '@boite/protocol';
import { PushService } from '@boite/server/testing/push-service';
import type { Page } from '@playwright/test';
import { asked, type Companion, comeBack, disperse, gathered, leave, played } from './company.ts';
import { yourTurn } from './frame.ts';
import { expect, House, test } from './house.ts';
import { press } from './meeting.ts';

const A_WHILE = 60_000;
const THREE_DAYS = 3 * 86_400;

/** What a page knows of notices. */
interface NoticingPage {
  asked: number;
  readonly Notification: { requestPermission(): Promise<string> };
  readonly ServiceWorkerContainer: { readonly prototype: object };
}

/** Runs in the page: a browser whose person says yes to notices, and whose push service is one on this machine. */
function withNotices({ endpoint, p256dh, auth }: PushTarget): void {
  const place = globalThis as unknown as NoticingPage;
  place.asked = 0;
  Object.defineProperty(place.Notification, 'permission', { get: () => 'default' });
  place.Notification.requestPermission = () => {
    place.asked += 1;
    return Promise.resolve('granted');
  };
  const subscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  const ready = Promise.resolve({ pushManager: { subscribe: () => Promise.resolve(subscription) } });
  Object.defineProperty(place.ServiceWorkerContainer.prototype, 'ready', { get: () => ready });
}

const timesAsked = (page: Page) => page.evaluate<number>('asked');

test('whoever is gone is told of a turn once, after asking for it in one tap, and no more after another', async ({ browser }) => {
  const service = await PushService.opened();
  const house = new House(1);
  house.pushService = service.host;
  await house.open();
  const company = await gathered(browser, house, 'rondo');
  const [ada] = company.people as readonly [Companion];
  const options = { sablier: THREE_DAYS, opening: 'chance' };
  await asked(company, ada, [{ type: 'set-options', options }, { type: 'start' }]);
  await expect.poll(() => company.witness.step?.awaiting.length).toBe(1);
  const isAwaited = ({ seat }: Companion) => company.witness.step?.awaiting.includes(seat) ?? false;
  const player = company.people.find(isAwaited) as Companion;
  const other = company.people.find((person) => person !== player) as Companion;

  await other.page.addInitScript(withNotices, service.target('/other'));
  await other.page.reload();
  await press(other.page, 'Menu');
  expect(await timesAsked(other.page)).toBe(0);
  await press(other.page, 'Me prévenir quand c’est à moi');
  await expect(other.page.getByRole('button', { name: 'Ne plus me prévenir' })).toBeVisible();
  expect(await timesAsked(other.page)).toBe(1);
  const context = other.page.context();
  await leave(other);

  expect(await played(company, player, loadLibrary())).toBe('done');
  await expect.poll(() => isAwaited(other)).toBe(true);
  await house.leap(A_WHILE);
  await expect.poll(() => service.received.length).toBe(1);
  const [notice] = service.received.map((one) => service.decrypted(one) as { title: string; body: string; code: string });
  expect(notice).toMatchObject({ title: expect.stringMatching(/^À vous de jouer/), code: company.code });
  expect(notice?.body).toContain(player.name);
  await house.leap(A_WHILE);

  await comeBack(company, other, context);
  await expect(yourTurn(other.page)).toBeVisible();
  expect(service.received).toHaveLength(1);
  await press(other.page, 'Menu');
  await press(other.page, 'Ne plus me prévenir');
  await expect(other.page.getByRole('button', { name: 'Ne plus me prévenir' })).toHaveCount(0);
  await disperse(company);
  await house.close();
  service.close();
});
