// Knows how machines play Scrabble Rébus. Numbers are those of RULES.md.

import { act, begin, bestThought, LEVELS, type Level, type Match, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { box as scrabbleRebus } from '../game.ts';
import { gainOf } from '../rules/rebus.ts';
import { arranged, play } from '../tests/drawing.ts';
import type { Action, Options, ScrabbleRebusTypes, State } from '../types.ts';
import { bot } from './bot.ts';

const { game } = scrabbleRebus;
const books = loadLibrary();

function thoughts(state: State, level: Level, seat = 0, seed = 1): readonly Action[] {
  return [...bot.think({ view: game.view(state, seat), seat, level, books, chance: seededChance(seed) })];
}

const HAND = 'verre tu cou vent sou rat a t s';

describe('a bot thinks like a player who sees its own tokens only', () => {
  const position = arranged({ board: ['7,6 across 1 noeud'], hands: [HAND, 'lit lit'] });

  it.each(LEVELS)('%s: passing comes to mind at once, then something legal and better', (level) => {
    const found = thoughts(position, level);
    expect(found[0]).toEqual({ kind: 'pass' });
    expect(found.at(-1)?.kind).toBe('play');
    for (const action of found) expect(game.check(game.view(position, 0), 0, action, books)).toBeNull();
  });

  it.each(LEVELS)('%s: the same luck gives the same thoughts', (level) => {
    expect(thoughts(position, level)).toEqual(thoughts(position, level));
  });

  it.each(LEVELS)('%s: each play pays more than the one before', (level) => {
    const points = thoughts(position, level).flatMap((action) =>
      action.kind === 'play' ? [gainOf(position.board, action, books).points] : [],
    );
    expect(points).toEqual(points.toSorted((one, other) => one - other));
  });
});

describe('3.5 a bot that finds nothing', () => {
  const stuck = arranged({ board: ['7,6 across 1 noeud'], hands: ['bus croix queue', ''], left: { blue: 5, red: 2, yellow: 0 } });

  it('changes tokens while the bags have enough of them', () => {
    const last = thoughts(stuck, 'debutant').at(-1);
    expect(last).toMatchObject({ kind: 'change' });
    expect(game.check(game.view(stuck, 0), 0, last as Action, books)).toBeNull();
  });

  it('passes once they are empty', () => {
    const dry = { ...stuck, bags: { blue: [], red: [], yellow: [] } };
    expect(thoughts(dry, 'debutant').at(-1)).toEqual({ kind: 'pass' });
  });
});

describe('7.2 a bot judges as the arbitre does', () => {
  const before = arranged({ hands: [HAND, HAND], options: { judging: 'table' } });
  const pending = (text: string, stage: 'window' | 'vote'): State => {
    const laid = { ...gainOf(before.board, play('7,6 across verre tu', text), books), bags: [], isAppeal: false };
    return { ...before, phase: 'pending', pending: { author: 1, laid, stage, voices: [null, null], left: null } };
  };

  it.each(LEVELS)('%s: contests what says nothing, and nothing else', (level) => {
    expect(thoughts(pending('vertu', 'window'), level)).toEqual([{ kind: 'accept' }]);
    expect(thoughts(pending('maison', 'window'), level)).toEqual([{ kind: 'contest' }]);
  });

  it.each(LEVELS)('%s: votes so', (level) => {
    expect(thoughts(pending('vertu', 'vote'), level)).toEqual([{ kind: 'vote', voice: 'for' }]);
    expect(thoughts(pending('maison', 'vote'), level)).toEqual([{ kind: 'vote', voice: 'against' }]);
  });

  it('insists no more once three rebuses were refused in a turn', () => {
    const refused = { ...before, refused: ['t-verre+t-tu=VERTU', 't-cou+t-verre=COUVERT', 't-cou+t-vent=COUVENT'] };
    expect(thoughts(refused, 'expert')).toEqual([{ kind: 'pass' }]);
  });
});

describe('what a bot says', () => {
  it('is understood: FLAUPASSIEZ, six tokens and dearer, is left for what people know', () => {
    const [last] = thoughts(arranged({ hands: ['f l o pas scie et', ''] }), 'expert').slice(-1);
    const texts = last?.kind === 'play' ? last.claims.map(({ text }) => text) : [];
    expect(texts).toHaveLength(1);
    expect(texts).not.toContain('flaupassiez');
  });
});

describe('the levels differ by their words', () => {
  it('a beginner lays short rebuses of one common word', () => {
    for (const { texts } of playedOut(['debutant', 'debutant'], 3).state.sheet)
      for (const text of texts ?? []) expect(text).not.toContain(' ');
  });

  it('an expert makes phrases', () => {
    const texts = playedOut(['expert', 'debutant'], 4).state.sheet.flatMap((line) => line.texts ?? []);
    expect(texts.some((text) => text.includes(' '))).toBe(true);
  });

  it.each([
    ['expert', 'habitue'],
    ['habitue', 'debutant'],
  ] as const)('%s beats %s in most games', (stronger, weaker) => {
    const won = [1, 2, 3].map((seed) => {
      const { scores } = playedOut([stronger, weaker], seed).state;
      return (scores[0] ?? 0) > (scores[1] ?? 0);
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });
});

/** A whole game between bots, every action checked by the rules. (6) */
function playedOut(levels: readonly Level[], seed: number): Match<ScrabbleRebusTypes> {
  const tools = { chance: seededChance(seed), now: 0, books };
  const options = game.readOptions({ sablier: null, judging: 'arbitre' }) as Options;
  let { match } = begin(game, { options, seating: { count: levels.length, youngest: null } }, tools);
  for (let turns = 0; game.result(match.state) === null; turns++) {
    expect(turns).toBeLessThan(300);
    const seat = game.awaiting(match.state).seats[0] ?? 0;
    const situation = { view: game.view(match.state, seat), seat, level: levels[seat] as Level, books, chance: tools.chance };
    const action = bestThought(bot.think(situation), () => false);
    const advance = act(match, { seat, step: match.step, action }, tools);
    if ('refusal' in advance) throw new Error(JSON.stringify(advance.refusal));
    match = advance.match;
  }
  return match;
}
