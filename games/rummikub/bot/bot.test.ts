import { LEVELS, type Level } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { thinksOf } from '../../manners/vocabulary.ts';
import { box as rummikub } from '../game.ts';
import { rummikubState } from '../tests/drawing.ts';
import type { Action, State, WaitingPlay } from '../types.ts';
import { bot } from './bot.ts';
import { HABITS } from './habits.ts';

const { game } = rummikub;
const books = loadLibrary();

const bots = new Bots({ game: rummikub.game, bot }, books);
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

  it.each(LEVELS)('%s: contests words that the list of the theme does not have, and no others (8.4)', (level) => {
    expect(thoughts(pending({ formed: ['LIONS'] }, 'window'), level, 1)).toEqual([{ kind: 'accept' }]);
    expect(thoughts(pending({ formed: ['MAISON'] }, 'window'), level, 1)).toEqual([{ kind: 'contest', about: 'theme' }]);
  });

  it.each(LEVELS)('%s: votes as the list says, and as the dictionary on an appeal (8.3, 8.4)', (level) => {
    expect(thoughts(pending({ about: 'theme', formed: ['TIGRES'] }, 'window'), level, 1)).toEqual([{ kind: 'accept' }]);
    expect(thoughts(pending({ about: 'theme', formed: ['TIGRES'] }, 'vote'), level, 1)).toEqual([{ kind: 'vote', voice: 'for' }]);
    expect(thoughts(pending({ about: 'theme' }, 'vote'), level, 1)).toEqual([{ kind: 'vote', voice: 'against' }]);
    const appeal = { about: 'appeal', formed: ['MARQSE'], unlisted: ['MARQSE'] } as const;
    expect(thoughts(pending(appeal, 'vote'), level, 1)).toEqual([{ kind: 'vote', voice: 'against' }]);
  });
});

describe('the levels differ by their words and their daring', () => {
  it.each(LEVELS)('%s: says words of its own, none longer than it looks for', (level) => {
    const words = playedOut([level, level], 3).state.sheet.flatMap((line) => line.words ?? []);
    expect(words.length).toBeGreaterThan(5);
    for (const word of words) expect([word, thinksOf(level, word, books.lexicon)]).toEqual([word, true]);
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(HABITS[level].longest);
  });

  it.each(LEVELS)('%s: takes no more words of the table apart than it dares', (level) => {
    const { apart, apartShare } = HABITS[level];
    const before = rummikubState({ table: 'MARE IMAGE CHANTER VOLONS TISSU', racks: ['SITOPER', 'AAAA'] });
    const most = Math.max(1, Math.min(apart, Math.floor(apartShare * before.table.length)));
    for (let seed = 0; seed < 10; seed++) {
      for (const action of thoughts(before, level, 0, seed)) {
        const after = action.kind === 'play' ? action.table : before.table;
        expect(before.table.filter((word) => !after.includes(word)).length).toBeLessThanOrEqual(most);
      }
    }
  });

  it.each(LEVELS)('%s: enters with a word or two, not with all fourteen tiles', (level) => {
    const before = rummikubState({ racks: ['CHAMBRESITOPEN', 'AAAA'], entered: [false, true] });
    const laid = (action: Action | undefined) => (action?.kind === 'play' ? action.table.join('').length : 0);
    for (let seed = 0; seed < 10; seed++) {
      expect(laid(thoughts(before, level, 0, seed).at(-1))).toBeGreaterThanOrEqual(6);
      expect(laid(thoughts(before, level, 0, seed).at(-1))).toBeLessThan(14);
    }
  });

  it('an expert beats a child in at least nine games of ten', () => {
    const won = bots.wonByFirst(10, (seed) => playedOut(['expert', 'eveil'], seed));
    expect(won).toBeGreaterThanOrEqual(9);
  });
});

function playedOut(levels: readonly Level[], seed: number) {
  return bots.playedOut({ levels, seed, options: { sablier: null }, longest: 500 });
}
