import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { Visitor } from '../testing/visitor.ts';
import { DEFAULTS } from './settings.ts';

let house: TestHouse;
let zoe: Visitor;
let code = '';

beforeEach(async () => {
  // Nothing grows back while a test runs.
  const limits = { wrongCodes: { burst: 10, perSecond: 0 }, wrongCodesOfAll: { burst: 15, perSecond: 0 } };
  house = await openHouse({ trustProxy: 1, limits: { ...DEFAULTS.limits, ...limits } });
  zoe = await Visitor.arrived(house.url);
  code = await zoe.open({ game: 'rondo', seats: 2 });
  await zoe.ask({ type: 'enter', code });
});
afterEach(() => house.close());

async function begun(): Promise<void> {
  await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await zoe.ask({ type: 'set-bot', seat: 1, level: 'debutant' });
  expect(await zoe.ask({ type: 'start' })).toBe('done');
}

async function triedBy(visitor: Visitor, times: number): Promise<readonly string[]> {
  const answers: string[] = [];
  for (let time = 0; time < times; time++)
    answers.push(await visitor.ask({ type: 'enter', code: `BBBB${100 + time}`.slice(0, 6) }));
  return answers;
}

describe('the code of a table', () => {
  it('opens it before a game, and no longer once it has begun', async () => {
    const luc = await Visitor.arrived(house.url);
    expect(await luc.ask({ type: 'enter', code })).toBe('done');
    await begun();
    const eve = await Visitor.arrived(house.url);
    expect(await eve.ask({ type: 'enter', code })).toBe('link-only');
    expect(eve.heard.some((message) => message.type === 'table')).toBe(false);
  });

  it('is not needed by who has the link, which opens the table at any time', async () => {
    const { invitation } = zoe.table;
    expect(invitation).toMatch(new RegExp(`^${code}[B-Z]{16}$`));
    await begun();
    const luc = await Visitor.arrived(house.url);
    expect(await luc.ask({ type: 'enter', code: invitation })).toBe('done');
    const eve = await Visitor.arrived(house.url);
    expect(await eve.ask({ type: 'enter', code: `${invitation.slice(0, -1)}A` })).toBe('unknown-table');
  });

  it('is enough at any time for those the table knows', async () => {
    await begun();
    const back = await Visitor.arrived(house.url, zoe.cookie);
    expect(await back.ask({ type: 'enter', code })).toBe('done');
  });

  it('cannot be found by trying; only wrong codes pay for wrong codes', async () => {
    const luc = await Visitor.arrived(house.url);
    for (let time = 0; time < 12; time++) expect(await luc.ask({ type: 'enter', code })).toBe('done');
    const answers = await triedBy(await Visitor.arrived(house.url), 12);
    expect(answers).toEqual([...Array(10).fill('unknown-table'), 'too-fast', 'too-fast']);
  });

  it('that others have tried in vain locks nobody out who is known or has the link', async () => {
    const { invitation } = zoe.table;
    await triedBy(await Visitor.arrived(house.url), 12);
    const back = await Visitor.arrived(house.url, zoe.cookie);
    expect(await back.ask({ type: 'enter', code })).toBe('done');
    const luc = await Visitor.arrived(house.url);
    expect(await luc.ask({ type: 'enter', code })).toBe('too-fast');
    expect(await luc.ask({ type: 'enter', code: invitation })).toBe('done');
  });

  it('cannot be found from many addresses either', async () => {
    const answers: string[] = [];
    for (let address = 0; address < 4; address++) {
      const eve = new Visitor(house.url, '', { 'x-forwarded-for': `198.51.100.${address}` });
      await eve.connect();
      answers.push(...(await triedBy(eve, 5)));
    }
    expect(answers.filter((answer) => answer === 'unknown-table')).toHaveLength(15);
  });
});
