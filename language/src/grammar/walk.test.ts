import { expect, test } from 'vitest';
import { loadGrammar, loadLexicon } from '../../node/load.ts';
import { spelledByEar } from './heard.ts';
import type { PhraseWord } from './phrase-word.ts';
import type { Walk } from './walk.ts';

const grammar = loadGrammar(loadLexicon());
const wordOf = (text: string): PhraseWord => {
  const found = grammar.word(text);
  if (found === null) throw new Error(`${text} is unknown`);
  return found;
};
const walked = (words: string): Walk | null =>
  words.split(' ').reduce<Walk | null>((walk, word) => walk?.next(wordOf(word)) ?? null, grammar.walk());

test('a phrase grows word by word, and what it makes changes on the way', () => {
  expect(['une', 'une corde', 'une corde casse'].map((words) => walked(words)?.kind)).toEqual(['word', 'noun group', 'sentence']);
  expect(walked('il a une')?.kind).toBe(null);
});

test.each(['une pied', 'le le', 'les chats dort', "l' héros", 'il une'])('a wrong way is left at once: « %s »', (words) =>
  expect(walked(words)).toBe(null),
);

test('a walk never changes: two ways may go on from it', () => {
  const walk = walked('le chat');
  expect(walk?.next(wordOf('noir'))?.kind).toBe('noun group');
  expect(walk?.next(wordOf('dort'))?.kind).toBe('sentence');
  expect(walk?.kind).toBe('noun group');
});

test('« mon » is read again in the light of the next word', () => {
  expect(walked('mon amie')?.kind).toBe('noun group');
  expect(walked('mon mère')).toBe(null);
});

test('the categories that may follow are known', () => {
  const expected = walked('le')?.expected();
  expect(expected?.has('noun')).toBe(true);
  expect(expected?.has('pron')).toBe(false);
});

test.each([
  [[['tu'], ['pense', 'panse', 'penses']], 'tu penses'],
  [[['île', 'il'], ["s'"], ['attache', 'attaches']], "il s'attache"],
  [[['est'], ['-ce'], ['toit', 'toi']], 'est-ce toi'],
  [
    [
      ['verre', 'ver', 'vert'],
      ['vent', 'vend'],
      ['scie', 'si'],
    ],
    null,
  ],
  [[], null],
  [[['xqz']], null],
])('of the spellings of what is heard, %j, the well-built one is %s', (choices, text) =>
  expect(spelledByEar(choices, grammar)?.text ?? null).toBe(text),
);

test('what is heard in a thousand ways ends too', () => {
  const words = ['le', 'la', 'un', 'chat', 'dort', 'que', 'qui', 'de', 'et', 'bien'];
  expect(spelledByEar([...Array.from({ length: 12 }, () => words), ['xqz']], grammar)).toBe(null);
});
