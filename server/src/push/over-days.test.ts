import { afterAll, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../../testing/house.ts';
import { LeapingClock } from '../../testing/leaping-clock.ts';
import { PushService } from '../../testing/push-service.ts';
import { goodAction } from '../../testing/rondo.ts';
import { seatedAt } from '../../testing/seated.ts';
import type { Visitor } from '../../testing/visitor.ts';

const MINUTE = 60_000;
const THREE_DAYS = 3 * 86_400;
const NAMES = ['Ada', 'Bruno', 'Cléo', 'David'];
/** One turn in so many, nobody comes. */
const MISSED = 6;

const clock = new LeapingClock();
const service = await PushService.opened();
const settings = { clock, pushServices: [service.host] };
let house: TestHouse = await openHouse(settings);
afterAll(async () => {
  await house.close();
  service.close();
});

/** Each on a device of their own, told of their turns, and gone. */
async function fourGone(): Promise<readonly Visitor[]> {
  const { people } = await seatedAt(house.url, NAMES);
  const [ada] = people as [Visitor];
  for (const [seat, person] of people.entries())
    expect(await person.ask({ type: 'notify', seat, to: service.target(`/${seat}`) })).toBe('done');
  await ada.ask({ type: 'set-options', options: { sablier: THREE_DAYS, opening: 'chance' } });
  expect(await ada.ask({ type: 'start' })).toBe('done');
  for (const person of people) await gone(person);
  return people;
}

async function gone(person: Visitor): Promise<void> {
  person.leave();
  await person.until(() => person.closed);
}

/** The server was started again meanwhile, and nobody opens the table. */
async function daysPassed(): Promise<void> {
  await house.stop();
  const { url, data } = house;
  house = await openHouse({ ...settings, data, port: Number(new URL(url).port) });
  clock.leap(THREE_DAYS * 1000);
}

async function isOver(person: Visitor): Promise<boolean> {
  const [table] = (await (await person.fetch('/api/tables')).json()) as { readonly phase: string }[];
  return table?.phase === 'over';
}

/** Whether there are more notices than so many, some time later. */
function isToldLater(known: number): boolean {
  clock.leap(MINUTE);
  return service.received.length > known;
}

/** Opens the notice, plays, and is gone at once. */
async function turnPlayed(person: Visitor, seat: number, code: string): Promise<void> {
  person.heard.length = 0;
  await person.connect();
  expect(await person.ask({ type: 'enter', code })).toBe('done');
  await person.until(() => person.heard.some((message) => message.type === 'step' && message.awaiting.includes(seat)));
  const { step } = person.step;
  expect(await person.ask({ type: 'act', seat, step, action: goodAction(person, seat) })).toBe('done');
  await gone(person);
}

it('a game of four with three days a turn is played to its end by people who come when they are told, each once a turn', async () => {
  const people = await fourGone();
  const [ada] = people as [Visitor];
  const told: string[] = [];
  for (;;) {
    await expect.poll(async () => isToldLater(told.length) || (await isOver(ada)), { timeout: 60_000 }).toBe(true);
    const notice = service.received[told.length];
    if (notice === undefined) break;
    const { title, code } = service.decrypted(notice) as { readonly title: string; readonly code: string };
    expect(title).toMatch(/^À vous de jouer/);
    const seat = Number(notice.path.slice(1));
    told.push(NAMES[seat] ?? '');
    if (told.length === MISSED) await daysPassed();
    else if (told.length % MISSED === 0) clock.leap(THREE_DAYS * 1000);
    else await turnPlayed(people[seat] as Visitor, seat, code);
  }
  // Nobody is told twice of a turn, nobody is left out: the turn goes round the table.
  expect(told.length).toBeGreaterThan(MISSED);
  const first = NAMES.indexOf(told[0] ?? '');
  expect(told).toEqual(told.map((_, turn) => NAMES[(first + turn) % NAMES.length]));
});
