import { cases } from '@boite/kernel/testing/table';
import { describe, expect, test } from 'vitest';
import { ALL_TOKENS, byColour, glossaryReadings, howMany, readAs, symbolName } from './tokens.ts';

/** Who knows one word alone. */
const VERS = { form: 'vers', sounds: 'vER', sure: true, aspirated: false };
const VOICES = { sounds: { of: (word: string) => (word === 'VERS' ? [VERS] : []) } };

describe('the glossary of the tokens', () => {
  test('1.2 has every symbol once, under the colour of its bag', () => {
    const groups = byColour(ALL_TOKENS);
    expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(ALL_TOKENS.toSorted());
    expect(groups.map(({ colour, ids }) => [colour, ids.reduce((sum, id) => sum + howMany(id), 0)])).toEqual([
      ['blue', 35],
      ['red', 35],
      ['yellow', 34],
    ]);
  });

  test('1.3 says all the readings of a symbol, each once', () => {
    expect(glossaryReadings('t-verre')).toEqual(['verre', 'ver', 'vert']);
    expect(glossaryReadings('t-9-6')).toEqual(['neuf', 'six', 'fraction']);
    expect(glossaryReadings('t-m')).toEqual(['M', 'M’', 'aime']);
  });

  test.each(
    cases(`
    t-9-6       | 9/6
    t-le-la-les | LE LA LES
    t-homme     | homme
    t-noeud     | nœud
    `),
  )('%s is called « %s »', (id, name) => {
    expect(symbolName(id)).toBe(name);
  });

  test('finds the symbols that may be read so', () => {
    expect(readAs('vingt')).toEqual(['t-fut']);
    expect(readAs('elle').toSorted()).toEqual(['t-aile', 't-femme', 't-l']);
    expect(readAs('')).toEqual(ALL_TOKENS);
    expect(readAs('xyz')).toEqual([]);
  });

  test('finds them by ear too', () => {
    expect(readAs('vers')).toEqual([]);
    expect(readAs('vers', VOICES)).toEqual(['t-verre']);
    expect(readAs('', VOICES)).toEqual(ALL_TOKENS);
  });
});
