import { act, begin, bestThought, LEVELS, type Level, type Match, seededChance } from '@boite/kernel';
import { loadLexicon } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { box as rondo } from '../game.ts';
import { dealDrawn, rondoDrawn } from '../tests/drawing.ts';
import type { Action, RondoTypes, State } from '../types.ts';
import { bot } from './bot.ts';

const { game } = rondo;
const books = { lexicon: loadLexicon() };

function thoughts(state: State, level: Level, seat = 0, seed = 1): readonly Action[] {
  return [...bot.think({ view: game.view(state, seat), seat, level, books, chance: seededChance(seed) })];
}

describe('a bot thinks like a player who sees its own cards only', () => {
  const position = rondoDrawn({ holder: 'MARE', hands: ['SITOPE_', 'AAAAAAA'] });

  it.each(LEVELS)('%s: passing comes to mind at once, then something legal and better', (level) => {
    const found = thoughts(position, level);
    expect(found[0]).toEqual({ kind: 'pass' });
    expect(['play', 'exchange']).toContain(found.at(-1)?.kind);
    for (const action of found) expect(game.check(game.view(position, 0), 0, action, books)).toBeNull();
  });

  it.each(LEVELS)('%s: the same luck gives the same thoughts', (level) => {
    expect(thoughts(position, level)).toEqual(thoughts(position, level));
  });

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

/** A whole game between bots in a hurry, every action checked by the rules. */
function playedOut(levels: readonly Level[], seed: number): Match<RondoTypes> {
  const tools = { chance: seededChance(seed), now: 0, books };
  const options = game.readOptions({ sablier: null }) as RondoTypes['Options'];
  let { match } = begin(game, { options, seating: { count: levels.length, youngest: null } }, tools);
  for (let turns = 0; game.result(match.state) === null; turns++) {
    expect(turns).toBeLessThan(500);
    const seat = game.awaiting(match.state).seats[0] ?? 0;
    const situation = { view: game.view(match.state, seat), seat, level: levels[seat] as Level, books, chance: tools.chance };
    let thoughts = 0;
    const action = bestThought(bot.think(situation), () => thoughts++ > 2);
    const advance = act(match, { seat, step: match.step, action }, tools);
    if ('refusal' in advance) throw new Error(JSON.stringify(advance.refusal));
    match = advance.match;
  }
  return match;
}
