// Knows how machines play Scrabble Rébus. Numbers are those of RULES.md.

import { LEVELS, type Level } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { spelled } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, it } from 'vitest';
import { thinksOf } from '../../manners/vocabulary.ts';
import { box as scrabbleRebus } from '../game.ts';
import { gainOf } from '../rules/rebus.ts';
import { arranged, play } from '../tests/drawing.ts';
import type { Action, State } from '../types.ts';
import { bot } from './bot.ts';

const { game } = scrabbleRebus;
const books = loadLibrary();

const bots = new Bots({ game: scrabbleRebus.game, bot }, books);
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
  const stuck = arranged({
    board: ['7,6 across cou vent'],
    hands: ['bus croix queue', ''],
    left: { blue: 5, red: 2, yellow: 0 },
  });

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

describe('7.4 a bot judges with an ear of its own', () => {
  const before = arranged({ hands: [HAND, HAND], options: { judging: 'table' } });
  const pending = (text: string, stage: 'window' | 'vote'): State => {
    const laid = { ...gainOf(before.board, play('7,6 across verre tu', text), books), bags: [], isAppeal: false };
    return { ...before, phase: 'pending', pending: { author: 1, laid, stage, voices: [null, null], left: null } };
  };

  it.each(LEVELS)('%s: contests what says nothing, and nothing else', (level) => {
    expect(thoughts(pending('vertu', 'window'), level)).toEqual([{ kind: 'accept', why: 'heard' }]);
    expect(thoughts(pending('maison', 'window'), level)).toEqual([{ kind: 'contest', why: 'far' }]);
  });

  it.each(LEVELS)('%s: votes so', (level) => {
    expect(thoughts(pending('vertu', 'vote'), level)).toEqual([{ kind: 'vote', voice: 'for', why: 'heard' }]);
    expect(thoughts(pending('maison', 'vote'), level)).toEqual([{ kind: 'vote', voice: 'against', why: 'far' }]);
  });

  const voices = (tokens: string, text: string, meant: readonly (string | null)[] = []) => {
    const { placements, claims } = play(`7,6 across ${tokens}`, text);
    const claimed = { placements, claims: claims.map((claim) => ({ ...claim, meant })) };
    const laid = { ...gainOf(before.board, claimed, books), bags: [], isAppeal: true };
    const pending = { author: 1, laid, stage: 'vote', voices: [null, null], left: null } as const;
    return LEVELS.map((level) => thoughts({ ...before, phase: 'pending', pending }, level)[0]);
  };
  const pros = (why: string) => ({ kind: 'vote', voice: 'for', why });
  const cons = (why: string) => ({ kind: 'vote', voice: 'against', why });
  /** So many levels agree, the kindest ones. */
  const byKindness = (kind: number, agreed: object, opposed: object) => LEVELS.map((_, at) => (at < kind ? agreed : opposed));

  it('near misses pass, the more the lower its level', () => {
    expect(voices('de heure', 'désert')).toEqual(byKindness(0, pros('near'), cons('far')));
    expect(voices('rat eau', 'râteau')).toEqual(byKindness(4, pros('near'), cons('far')));
  });

  it('so does one token in another sense that can be said', () => {
    expect(voices('verre eau', 'coupeau', ['coupe', null])).toEqual(byKindness(4, pros('meant'), cons('far')));
  });

  it('of grammar, the kindest forgives what is understood; enumerations nobody', () => {
    expect(voices('le-la-les femme', 'le femme')).toEqual(byKindness(2, pros('understood'), cons('clumsy')));
    expect(voices('verre vent scie', 'verre vent scie')).toEqual(byKindness(0, pros('understood'), cons('clumsy')));
  });

  it('insists no more once three rebuses were refused in a turn', () => {
    const refused = { ...before, refused: ['t-verre+t-tu=VERTU', 't-cou+t-verre=COUVERT', 't-cou+t-vent=COUVENT'] };
    expect(thoughts(refused, 'expert')).toEqual([{ kind: 'pass' }]);
  });
});

describe('what a bot says', () => {
  it('is understood: FLAUPASSIEZ, six tokens and dearer, is left for what people know', () => {
    const [last] = thoughts(arranged({ hands: ['f l o pas scie et', ''] }), 'champion').slice(-1);
    const texts = last?.kind === 'play' ? last.claims.map(({ text }) => text) : [];
    expect(texts).toHaveLength(1);
    expect(texts).not.toContain('flaupassiez');
  });
});

describe('the levels differ by their words', () => {
  it('a beginner makes short sentences too', () => {
    const texts = playedOut(['debutant', 'debutant'], 3).state.sheet.flatMap((line) => line.texts ?? []);
    expect(texts.filter((text) => /^\S+ \S+( \S+)?$/.test(text)).length).toBeGreaterThan(2);
  });

  it('a champion makes phrases', () => {
    const texts = playedOut(['champion', 'debutant'], 4).state.sheet.flatMap((line) => line.texts ?? []);
    expect(texts.some((text) => text.includes(' '))).toBe(true);
  });

  it.each(['eveil', 'debutant', 'amateur'] as const)('%s: says words of its own', (level) => {
    const texts = playedOut([level, level], 3).state.sheet.flatMap((line) => line.texts ?? []);
    const words = texts.filter((text) => !/[ '’-]/.test(text));
    expect(words.length).toBeGreaterThan(2);
    for (const word of words) expect([word, thinksOf(level, spelled(word) ?? '', books.lexicon)]).toEqual([word, true]);
  });
});

function playedOut(levels: readonly Level[], seed: number) {
  return bots.playedOut({ levels, seed, options: { sablier: null, judging: 'arbitre' }, longest: 300 });
}
