import { LEVELS, type Level } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { loadLexicon } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { box as rummikub } from '../game.ts';
import { rummikubState } from '../tests/drawing.ts';
import type { Action, State, WaitingPlay } from '../types.ts';

const { game } = rummikub;
const books = { lexicon: loadLexicon() };

const bots = new Bots(rummikub, books);
const { thoughts } = bots;

describe('a bot thinks like a player who sees its own tiles only', () => {
  const position = rummikubState({ table: 'MARE IMAGE CHANTER', racks: ['SITOPE*', 'AAAA'] });

  bots.thinkInOrder(position, 'pass', ['play']);

  it.each(LEVELS)('%s: enters with a word of six letters of the rack, and leaves the table alone (3.1)', (level) => {
    const before = rummikubState({ table: 'MARE', racks: ['CHAMBRESITOPE', 'AAAA'], entered: [false, true] });
    const play = thoughts(before, level).at(-1);
    expect(play).toMatchObject({ kind: 'play', table: expect.arrayContaining(['MARE']) });
    expect(game.check(game.view(before, 0), 0, play as Action, books)).toBeNull();
  });

  it.each(LEVELS)('%s: passes when nothing can be laid', (level) => {
    expect(thoughts(rummikubState({ table: 'MARE', racks: ['W', 'AAAA'] }), level)).toEqual([{ kind: 'pass' }]);
  });

  it.each(LEVELS)('%s: passes after the others took a play back', (level) => {
    expect(thoughts({ ...position, refusals: 1 }, level)).toEqual([{ kind: 'pass' }]);
  });
});

describe('judging the plays of others', () => {
  const state = rummikubState({ table: 'MARE', racks: ['SITOPE', 'AAAA'], options: { judging: 'table', theme: 'Les animaux' } });
  const pending = (laid: Partial<WaitingPlay>, stage: 'window' | 'vote'): State => ({
    ...state,
    phase: 'pending',
    pending: { author: 0, laid: { ...LAID, ...laid }, stage, voices: [null, null], left: null },
  });
  const LAID: WaitingPlay = {
    table: ['MARES'],
    used: ['S'],
    formed: ['MARES'],
    points: 5,
    emptied: false,
    about: 'words',
    unlisted: [],
  };

  it.each(LEVELS)('%s: contests words that the dictionary does not list, and no others (8.2)', (level) => {
    expect(thoughts(pending({}, 'window'), level, 1)).toEqual([{ kind: 'accept' }]);
    expect(thoughts(pending({ formed: ['MARQSE'] }, 'window'), level, 1)).toEqual([{ kind: 'contest', about: 'words' }]);
  });

  it.each(LEVELS)('%s: trusts the others about the theme, and the dictionary on an appeal (8.3)', (level) => {
    expect(thoughts(pending({ about: 'theme' }, 'window'), level, 1)).toEqual([{ kind: 'accept' }]);
    expect(thoughts(pending({ about: 'theme' }, 'vote'), level, 1)).toEqual([{ kind: 'vote', voice: 'for' }]);
    const appeal = { about: 'appeal', formed: ['MARQSE'], unlisted: ['MARQSE'] } as const;
    expect(thoughts(pending(appeal, 'vote'), level, 1)).toEqual([{ kind: 'vote', voice: 'against' }]);
  });
});

describe('the levels differ by their words and their daring', () => {
  it('a beginner says common words, none of them long', () => {
    const { sheet } = playedOut(['debutant', 'debutant'], 3).state;
    const words = sheet.flatMap((line) => line.words ?? []);
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) expect(books.lexicon.rank(word)).toBeLessThanOrEqual(5_000);
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(7);
  });

  it.each([
    ['debutant', 1],
    ['habitue', 2],
  ] as const)('%s: takes at most %i words of the table apart', (level, most) => {
    const before = rummikubState({ table: 'MARE IMAGE CHANTER VOLONS TISSU', racks: ['SITOPER', 'AAAA'] });
    for (let seed = 0; seed < 10; seed++) {
      for (const action of thoughts(before, level, 0, seed)) {
        const after = action.kind === 'play' ? action.table : before.table;
        expect(before.table.filter((word) => !after.includes(word)).length).toBeLessThanOrEqual(most);
      }
    }
  });

  it.each(['debutant', 'habitue'] as const)('%s: enters with a word or two, where an expert lays all fourteen tiles', (level) => {
    const before = rummikubState({ racks: ['RYTHMESLIENETE', 'AAAA'], entered: [false, true] });
    const laid = (action: Action | undefined) => (action?.kind === 'play' ? action.table.join('').length : 0);
    expect(laid(thoughts(before, 'expert').at(-1))).toBe(14);
    for (let seed = 0; seed < 10; seed++) {
      expect(laid(thoughts(before, level, 0, seed).at(-1))).toBeGreaterThanOrEqual(6);
      expect(laid(thoughts(before, level, 0, seed).at(-1))).toBeLessThan(14);
    }
  });

  it('a regular player beats a beginner in at least nine games of ten, with twice its points at most', () => {
    const games = Array.from({ length: 10 }, (_, seed) => playedOut(['habitue', 'debutant'], seed).state.scores);
    expect(games.filter(([regular = 0, beginner = 0]) => regular > beginner).length).toBeGreaterThanOrEqual(9);
    const total = (seat: number) => games.reduce((sum, scores) => sum + (scores[seat] ?? 0), 0);
    expect(total(0)).toBeLessThan(2 * total(1));
  }, 120_000);

  it('an expert empties the rack when it can', () => {
    const state = rummikubState({ table: 'PARAITRE', racks: ['DIS', 'AAAA'] });
    expect(thoughts(state, 'expert').at(-1)).toEqual({ kind: 'play', table: ['DISPARAITRE'] });
  });

  it('an expert beats a beginner in at least nine games of ten', () => {
    const won = Array.from({ length: 10 }, (_, seed) => {
      const { scores } = playedOut(['expert', 'debutant'], seed).state;
      return (scores[0] ?? 0) > (scores[1] ?? 0);
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(9);
  }, 120_000);
});

function playedOut(levels: readonly Level[], seed: number) {
  return bots.playedOut({ levels, seed, options: { sablier: null }, longest: 500 });
}
