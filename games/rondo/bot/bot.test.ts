import { LEVELS, type Level } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { loadLexicon } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { box as rondo } from '../game.ts';
import { dealDrawn, rondoDrawn } from '../tests/drawing.ts';
import type { State } from '../types.ts';

const books = { lexicon: loadLexicon() };

const bots = new Bots(rondo, books);
const { thoughts } = bots;

describe('a bot thinks like a player who sees its own cards only', () => {
  const position = rondoDrawn({ holder: 'MARE', hands: ['SITOPE_', 'AAAAAAA'] });

  bots.thinkInOrder(position, 'pass', ['play', 'exchange']);

  it.each(LEVELS)('%s: shows a three-letter word for the right to begin, or declines (2.2)', (level) => {
    const opening = dealDrawn({ hands: ['MERTUIO', 'HHMMCC_'], options: {}, youngest: null });
    expect(thoughts(opening, level).at(-1)).toMatchObject({ kind: 'show' });
    expect(thoughts(opening, level, 1)).toEqual([{ kind: 'decline' }]);
  });
});

describe('judging by the table', () => {
  const state = rondoDrawn({ holder: 'MARE', hands: ['SITOPE_', 'AAAAAAA'], options: { judging: 'table' } });
  const pending = (word: string): State => ({
    ...state,
    phase: 'pending',
    pending: {
      author: 1,
      laid: { play: { lengthen: null, placements: [] }, word },
      stage: 'window',
      voices: [null, null],
      left: null,
    },
  });

  it.each(LEVELS)('%s: contests a word that the dictionary does not list, and no other', (level) => {
    expect(thoughts(pending('MARES'), level, 1)).toEqual([{ kind: 'accept' }]);
    expect(thoughts(pending('MARQSE'), level, 1)).toEqual([{ kind: 'contest' }]);
  });
});

describe('the levels differ by their judgement', () => {
  it('an expert with a hand of gommes exchanges one', () => {
    const stuck = rondoDrawn({ holder: 'MARE', hands: ['______W', 'AAAAAAA'] });
    expect(thoughts(stuck, 'expert').at(-1)).toEqual({ kind: 'exchange', card: 'gomme' });
  });

  it('an expert goes out when the pile is empty rather than keep a card for later', () => {
    const last = rondoDrawn({ holder: 'MARE', hands: ['S', 'AAAAAAA'], pile: 0 });
    expect(thoughts(last, 'expert').at(-1)).toMatchObject({ kind: 'play', lengthen: 'end' });
  });

  it('a beginner says common words', () => {
    const words = playedOut(['debutant', 'debutant'], 3).state.sheet.flatMap(({ word }) => word ?? []);
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) expect(books.lexicon.rank(word)).toBeLessThan(20_000);
  });

  it('an expert beats a beginner in at least four games of five', () => {
    const won = Array.from({ length: 20 }, (_, seed) => {
      const { scores } = playedOut(['expert', 'debutant'], seed).state;
      return (scores[0] ?? 0) > (scores[1] ?? 0);
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(16);
  });
});

function playedOut(levels: readonly Level[], seed: number) {
  return bots.playedOut({ levels, seed, options: { sablier: null }, longest: 500, enough: 3 });
}
