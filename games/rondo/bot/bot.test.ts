import { LEVELS, type Level } from '@boite/kernel';
import { runs } from '@boite/kernel/testing';
import { Bots } from '@boite/kernel/testing/bots';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { thinksOf } from '../../manners/vocabulary.ts';
import { box as rondo } from '../game.ts';
import { dealDrawn, rondoDrawn } from '../tests/drawing.ts';
import type { State } from '../types.ts';
import { bot } from './bot.ts';

const books = loadLibrary();

const bots = new Bots({ game: rondo.game, bot }, books);
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

  const contests = (word: string, level: Level) =>
    Array.from({ length: 20 }, (_, seed) => thoughts(pending(word), level, 1, seed)[0]?.kind).filter(
      (kind) => kind === 'contest',
    );

  it.each(LEVELS)('%s: contests words outside its own, and not always, so that one may bluff', (level) => {
    expect(contests('MER', level)).toEqual([]);
    expect(contests('MARQSE', level).length).toBeGreaterThan(2);
    expect(contests('MARQSE', level).length).toBeLessThan(20);
  });
});

describe('the levels differ by their judgement', () => {
  it('a champion with a hand of gommes exchanges one', () => {
    const stuck = rondoDrawn({ holder: 'MARE', hands: ['______W', 'AAAAAAA'] });
    expect(thoughts(stuck, 'champion').at(-1)).toEqual({ kind: 'exchange', card: 'gomme' });
  });

  it('an expert goes out when the pile is empty rather than keep a card for later', () => {
    const last = rondoDrawn({ holder: 'MARE', hands: ['S', 'AAAAAAA'], pile: 0 });
    expect(thoughts(last, 'expert').at(-1)).toMatchObject({ kind: 'play', lengthen: 'end' });
  });

  it.each(LEVELS)('%s: says words of its own, and passes or exchanges for want of them', (level) => {
    const words = playedOut([level, level], 3).state.sheet.flatMap(({ word }) => word ?? []);
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) expect([word, thinksOf(level, word, books.lexicon)]).toEqual([word, true]);
  });

  it('an expert beats a child in at least four games of five', () => {
    const games = runs(10, 20);
    const won = bots.wonByFirst(games, (seed) => playedOut(['expert', 'eveil'], seed));
    expect(won).toBeGreaterThanOrEqual((4 / 5) * games);
  });
});

function playedOut(levels: readonly Level[], seed: number) {
  return bots.playedOut({ levels, seed, options: { sablier: null }, longest: 500, enough: 3 });
}
