// The numbers of the rules are found where they are said, and RULES.md says the same ones.

import { shelf } from '@boite/games';
import { describe, expect, test } from 'vitest';
import { changedValue, numbersIn, ruleNumbers } from './numbers.ts';
import { isTrue, shownNumbers } from './rules-shown.ts';
import { isInSentences } from './sentences.ts';

describe('The numbers of the rules', () => {
  test.each(shelf().map(({ game }) => game.id))('are the ones that RULES.md of %s tells', (game) => {
    const known = ruleNumbers();
    expect(shownNumbers(game).length).toBeGreaterThan(0);
    expect(shownNumbers(game).filter((shown) => !isTrue(shown, known))).toEqual([]);
  });

  test('are looked for in every game, and in the kernel', () => {
    const homes = new Set(ruleNumbers().map(({ path }) => path.split('/').slice(0, 2).join('/')));
    expect(homes.size).toBeGreaterThanOrEqual(6);
  });

  test('are constants, and what the object of a constant holds', () => {
    const code =
      "const A = 1_000; export const B: number = -2; const C = { d: 3, 'e-f': { g: 4 } }; const H = A + 1; function i() { const j = 5; }";
    const found = numbersIn({ path: 'kernel/src/a.ts', text: code });
    expect(found.map(({ name, value }) => [name, value])).toEqual([
      ['A', 1000],
      ['B', -2],
      ['C.d', 3],
      ['C.e-f.g', 4],
    ]);
    expect(found.map(({ start, end }) => code.slice(start, end))).toEqual(['1_000', '-2', '3', '4']);
    expect(found.map(changedValue)).toEqual([2000, -1, 4, 5]);
  });

  test('are said by a sentence that takes them from the rules', () => {
    expect(isInSentences({ path: 'games/rondo/rules/deck.ts', name: 'HOLDER_MAX' })).toBe(true);
    expect(isInSentences({ path: 'games/rummikub/rules/bank.ts', name: 'HOLDER_MAX' })).toBe(false);
  });
});
