import { expect, test } from 'vitest';
import { deedOf } from './keyboard.ts';

const pressed = (key: string, held: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['3', { kind: 'lay', nth: 2 }],
  ['Backspace', { kind: 'take-back' }],
  ['Escape', { kind: 'let-go' }],
  ['é', { kind: 'write' }],
])('« %s » does the same everywhere', (key, deed) => {
  expect([deedOf(pressed(key), true), deedOf(pressed(key), false)]).toEqual([deed, deed]);
});

test.each([
  ['ArrowDown', { kind: 'move', direction: 'down', steps: 1 }],
  [' ', { kind: 'turn' }],
  ['Enter', { kind: 'play' }],
])('« %s » means something on the board alone', (key, deed) => {
  expect([deedOf(pressed(key), true), deedOf(pressed(key), false)]).toEqual([deed, null]);
});

test('keys of the browser are left to it', () => {
  expect(deedOf(pressed('1', { ctrlKey: true }), true)).toBeNull();
  expect(deedOf(pressed('0'), true)).toBeNull();
  expect(deedOf(pressed('Tab'), true)).toBeNull();
});
