import { expect, it } from 'vitest';
import { LONGEST_TALK, readTalk } from './talk.ts';

it('what is written is shown in one line, without what hides or turns it', () => {
  const written = [' Bien   vu,\nBruno ! ', '👩‍👧 ♥️', 'a\u202Egauche', `e${'\u0323'.repeat(9)}`];
  expect(written.map(readTalk)).toEqual(['Bien vu, Bruno !', '👩‍👧 ♥️', 'agauche', 'ẹ\u0323\u0323']);
});

it('what shows nothing, or is too long, is not said', () => {
  const unsaid = ['', '  ', '\u200B\u2800', 'a'.repeat(LONGEST_TALK + 1)];
  expect(unsaid.map(readTalk)).toEqual(unsaid.map(() => null));
});
