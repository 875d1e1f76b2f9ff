import { expect, test } from 'vitest';
import type { BoardRebus } from '../types.ts';
import { heardReading, rebusesAt, unheardReading } from './reading.ts';
import { cellAt } from './testing.ts';

const rebus: BoardRebus = {
  ...cellAt('7,6'),
  direction: 'across',
  given: [
    { token: 't-f', as: "F'", sounds: 'f' },
    { token: 't-hache', as: null, sounds: null },
  ],
  text: 'fâche',
  kind: 'word',
  objection: null,
  times: 1,
  points: 6,
};

test('a rebus is shown as it was heard, token by token', () => {
  expect(heardReading(rebus).map(({ as, isMeant }) => [as, isMeant])).toEqual([
    ['F’', false],
    ['ach / achoir', false],
  ]);
});

test('in an appeal, what the player means is told from what tokens say by themselves', () => {
  expect(heardReading({ ...rebus, kind: null }).map(({ isMeant }) => isMeant)).toEqual([true, false]);
});

test('where the table judges, tokens say no more than by themselves', () => {
  expect(unheardReading(rebus).map(({ as }) => as)).toEqual(['èf / f’', 'ach / achoir']);
});

test('a square belongs to the rebuses that go through it', () => {
  const down: BoardRebus = { ...rebus, ...cellAt('6,7'), direction: 'down', text: 'autre' };
  const texts = (place: string) => rebusesAt([rebus, down], cellAt(place)).map(({ text }) => text);
  expect([texts('7,6'), texts('7,7'), texts('6,7'), texts('7,8')]).toEqual([['fâche'], ['fâche', 'autre'], ['autre'], []]);
});
