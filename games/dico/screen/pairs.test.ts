import { describe, expect, it } from 'vitest';
import { askables, stacks } from './pairs.ts';

describe('what a hand can ask (3.9)', () => {
  it('two alike, or one and a JOKER, the cheapest pair first', () => {
    expect(askables(['page', 'joker', 'fin', 'page'])).toEqual([
      { about: 'page', pair: ['page', 'page'] },
      { about: 'fin', pair: ['fin', 'joker'] },
    ]);
  });

  it('two JOKER ask for anything', () => {
    expect(askables(['joker', 'joker']).map(({ about }) => about)).toEqual(['page', 'debut', 'fin', 'definition']);
  });

  it('cards that are all different ask for nothing', () => {
    expect(askables(['page', 'fin', 'debut', 'definition'])).toEqual([]);
  });
});

it('cards alike are held together', () => {
  expect(stacks(['page', 'fin', 'page'])).toEqual([
    { card: 'page', places: [0, 2] },
    { card: 'fin', places: [1] },
  ]);
});
