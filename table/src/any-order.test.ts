import type { ClientRequest, ServerMessage } from '@boite/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Page, quiet, TestSetting } from '../testing/setting.ts';

const DEVICES = ['zoe', 'luc', 'eve'];

const seat = fc.integer({ min: 0, max: 4 });
const step = fc.integer({ min: 0, max: 12 });
const bid = fc.record({ kind: fc.constant('bid'), card: fc.integer({ min: 1, max: 12 }) });
const action = fc.oneof({ weight: 9, arbitrary: bid }, fc.constant(null));

const request: fc.Arbitrary<ClientRequest> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('act' as const), seat, step, action }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('sit' as const), seat, name: fc.constantFrom('Zoé', 'Luc', '') }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('start' as const, 'again' as const, 'rearrange' as const) }) },
  fc.record({ type: fc.constant('enter' as const), code: fc.constant('') }),
  fc.record({ type: fc.constantFrom('vacate' as const, 'remove-seat' as const, 'retire' as const), seat }),
  fc.record({ type: fc.constant('set-bot' as const), seat, level: fc.constant('debutant' as const) }),
  fc.record({ type: fc.constant('set-team' as const), seat, team: fc.boolean() }),
  fc.record({ type: fc.constant('set-youngest' as const), seat: fc.option(seat) }),
  fc.record({ type: fc.constant('set-junior' as const), seat, junior: fc.boolean() }),
  fc.record({ type: fc.constant('stop' as const), seat, agree: fc.boolean() }),
  fc.record({ type: fc.constant('give-key' as const), seat, key: fc.constantFrom('one', 'other') }),
  fc.record({ type: fc.constant('use-key' as const), key: fc.constantFrom('one', 'other') }),
  fc.record({ type: fc.constant('add-seat' as const) }),
  fc.record({ type: fc.constant('look-on' as const), name: fc.constantFrom('Max', 'Luc'), plays: fc.boolean() }),
  fc.record({ type: fc.constant('sit-out' as const), seat, isOut: fc.boolean() }),
  fc.record({ type: fc.constantFrom('leave' as const, 'new-season' as const) }),
  fc.record({ type: fc.constant('remove' as const), seat, who: fc.constantFrom('Zoé', 'Luc', 'Max'), agree: fc.boolean() }),
  fc.record({ type: fc.constant('set-options' as const), options: fc.record({ sablier: fc.constantFrom(null, 5, -1) }) }),
);

const event = fc.oneof(
  { weight: 12, arbitrary: fc.record({ by: fc.nat(2), request }) },
  fc.record({ wait: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({ leaves: fc.nat(2) }),
  fc.constant('restart' as const),
);

/** Most of what can happen happens once a game has begun. */
const OPENINGS: readonly { by: number; request: ClientRequest }[] = [
  { by: 0, request: { type: 'sit', seat: 0, name: 'Zoé' } },
  { by: 1, request: { type: 'sit', seat: 1, name: 'Luc' } },
  { by: 0, request: { type: 'start' } },
];

/** A device only ever sees through the eyes of seats it has just been told are its own. */
function looksOnlyThroughOwnEyes(heard: readonly ServerMessage[]): boolean {
  let yours: readonly number[] = [];
  return heard.every((message) => {
    if (message.type === 'table') yours = message.table.yours;
    if (message.type !== 'step') return true;
    return message.viewer === 'spectator' ? yours.length === 0 : yours.includes(message.viewer);
  });
}

it('whatever is asked, by whomever, in any order: the table stands, keeps what it shows, and shows nobody another’s hand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 60, size: 'max' }), async (events) => {
      const setting = new TestSetting();
      let table = await setting.open(2, 'zoe');
      let pages = await Promise.all(DEVICES.map((device) => Page.entered(table, device)));
      for (const opening of OPENINGS) await pages[opening.by]?.ask(opening.request);
      for (const happening of events) {
        if (happening === 'restart') {
          await table.close();
          table = await setting.find(table.code);
          pages = await Promise.all(DEVICES.map((device) => Page.entered(table, device)));
        } else if ('wait' in happening) await setting.clock.pass(happening.wait);
        else if ('leaves' in happening) await pages[happening.leaves]?.leave();
        else expect(await pages[happening.by]?.ask(happening.request)).not.toMatch('broken-table|nothing');
        await quiet();
        expect(pages.every((page) => looksOnlyThroughOwnEyes(page.heard))).toBe(true);
      }
      setting.think = () => new Promise(() => {});
      const again = await setting.find(table.code);
      for (const device of DEVICES) {
        const [kept, shown] = [await Page.entered(again, device), await Page.entered(table, device)];
        expect(kept.steps().map(({ view, told }) => [view, told])).toEqual(shown.steps().map(({ view, told }) => [view, told]));
        expect(kept.table.gameId).toBe(shown.table.gameId);
      }
      expect(setting.troubles).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
