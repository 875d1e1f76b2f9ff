// Knows how machines play Scrabble Rébus. Numbers are those of RULES.md.

import { LEVELS, type Level } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { box as scrabbleRebus } from '../game.ts';
import { gainOf } from '../rules/rebus.ts';
import { arranged, play } from '../tests/drawing.ts';
import type { Action, State } from '../types.ts';

const { game } = scrabbleRebus;
const books = loadLibrary();

const bots = new Bots(scrabbleRebus, books);
const { thoughts } = bots;

const HAND = 'verre tu cou vent sou rat a t s';

describe('a bot thinks like a player who sees its own tokens only', () => {
  const position = arranged({ board: ['7,6 across 1 noeud'], hands: [HAND, 'lit lit'] });

  bots.thinkInOrder(position, 'pass', ['play']);

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

function playedOut(levels: readonly Level[], seed: number) {
  return bots.playedOut({ levels, seed, options: { sablier: null, judging: 'arbitre' }, longest: 300 });
}
