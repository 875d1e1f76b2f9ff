import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { judged } from '../rules/judging.ts';
import { nameOfToken } from '../rules/symbols.ts';
import { exampleOf, SYMBOL_EXAMPLES } from './examples.ts';
import { ALL_TOKENS } from './tokens.ts';

const books = loadLibrary();

test('every symbol of the glossary has its example', () => {
  expect(ALL_TOKENS.filter((id) => exampleOf(id) === null)).toEqual([]);
});

test.each(SYMBOL_EXAMPLES.map(({ tokens, text }) => [tokens.map(nameOfToken).join(' + '), text, tokens] as const))(
  '%s says « %s »',
  (_, text, tokens) => {
    expect(judged(tokens, text, books)).toMatchObject({ accepted: true, text });
  },
);
