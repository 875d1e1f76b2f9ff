import { expect, test } from 'vitest';
import { readAction } from './read.ts';

test('a wording may be too long to be accepted, never too long to be told so, up to a thousand signs', () => {
  const choice = (length: number) => ({ kind: 'choose', word: 'maison', wording: { kind: 'own', text: 'a'.repeat(length) } });
  expect(readAction(choice(1000))).toEqual(choice(1000));
  expect(readAction(choice(1001))).toBeNull();
});
