// The smallest game keeps the contract of every game, and its own rules.

import { act, oneOf, replayed, seededChance } from '@boite/kernel';
import { keepsTheContract } from '@boite/kernel/testing';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box } from '../game.ts';
import { SHORTEST_SAID, TURNS_EACH } from '../rules.ts';
import type { Types } from '../types.ts';

const books = loadLibrary();

keepsTheContract<Types>({
  box,
  bot: await box.bot(),
  books,
  longest: 200,
  options: { sablier: [30, 60, null] },
  someAction: (_, _seat, chance) => ({ kind: 'say', word: oneOf(['chat', 'terre', 'école', 'a', 'zzz'], chance) }),
  // Nothing is hidden.
  redealt: (state) => state,
  invariant: ({ sheet, retired }) => expect(sheet.length).toBeLessThanOrEqual((TURNS_EACH + 1) * retired.length),
});

describe('3 A turn', () => {
  const tools = { chance: seededChance(1), now: 0, books };
  const begun = replayed(box.game, box.game.setup({ sablier: null }, { count: 2, youngest: null }, tools));
  const seat = begun.state.turn;

  /** What comes of words said in turn: the last one's points, or why it is refused. */
  function outcome(...words: readonly string[]): number | string {
    let match = begun;
    for (const word of words) {
      const answer = act(match, { seat: match.state.turn, step: match.step, action: { kind: 'say', word } }, tools);
      if ('refusal' in answer) return answer.refusal.code;
      match = answer.match;
    }
    return match.state.sheet.at(-1)?.points ?? 0;
  }

  test('3 a word begins with the last letter of the one before, accents apart', () => {
    expect(outcome('chat', 'école')).toBe('other-letter');
    expect(outcome('chat', 'télé', 'Étoile')).toBe(6);
  });
  test('3 it is in the dictionary, long enough, and said once', () => {
    expect([outcome('zzz'), outcome('os'), outcome('tout', 'tout')]).toEqual(['unknown-word', 'too-short', 'said-before']);
    expect(SHORTEST_SAID).toBe(3);
  });
  test('4 a letter is a point', () => expect(outcome('chapeau')).toBe(7));
  test('2 one of them is in turn', () => expect([0, 1]).toContain(seat));
});
