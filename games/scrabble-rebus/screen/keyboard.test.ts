import { expect, test } from 'vitest';
import { boardKey } from './keyboard.ts';

const pressed = (key: string, held: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['3', { kind: 'lay', nth: 2 }],
  ['Backspace', { kind: 'take-back' }],
  ['Escape', { kind: 'let-go' }],
  ['é', { kind: 'write' }],
])('« %s » does the same everywhere', (key, deed) => {
  expect([boardKey(pressed(key), 'board'), boardKey(pressed(key), 'elsewhere')]).toEqual([deed, deed]);
});

test.each([
  ['ArrowDown', { kind: 'move', direction: 'down', steps: 1 }],
  [' ', { kind: 'turn' }],
  ['Enter', { kind: 'play' }],
])('« %s » means something on the board alone', (key, deed) => {
  expect([boardKey(pressed(key), 'board'), boardKey(pressed(key), 'elsewhere')]).toEqual([deed, null]);
});

test('keys of the browser are left to it', () => {
  expect(boardKey(pressed('1', { ctrlKey: true }), 'board')).toBeNull();
  expect(boardKey(pressed('0'), 'board')).toBeNull();
  expect(boardKey(pressed('Tab'), 'board')).toBeNull();
});
