// Knows the two ways to play alone. Numbers are those of RULES.md.

import { begin, dayOf, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as rebustory } from '../game.ts';
import { arranged, cards, discarding, FINISH, followedBy, kinds, lay, Players } from '../tests/drawing.ts';
import type { Options, State } from '../types.ts';
import { deckOfDay } from './deck.ts';

const players = new Players(loadLibrary());

function ladder(hand: string, more: Partial<Parameters<typeof arranged>[0]> = {}): State {
  return arranged({ hands: [hand], ...more, options: { way: 'echelle', ...more.options } });
}

describe('8.1. The ladder', () => {
  const TEN = 'CHAT POT COU RAT JEU ZOO SKI BUS SION CAMP';

  test('ten cards and a rebus of two; then ten more and one of three', () => {
    const state = ladder(TEN);
    expect(state.rung).toBe(2);
    expect(players.refusal(state, FINISH)).toEqual({ code: 'rung-empty', cards: 2 });
    expect(players.refusal(state, lay('COU RAT JEU', 'courageux'))).toEqual({ code: 'rung-length', cards: 2 });
    const laid = players.after(state, lay('CHAT POT', 'chapeau'));
    expect(players.refusal(laid, lay('COU RAT', 'courra'))).toEqual({ code: 'rung-filled' });
    const facts = players.facts(laid, FINISH);
    expect(kinds(facts)).toBe('scored drew turn');
    const next = followedBy(laid, facts);
    expect(next).toMatchObject({ rung: 3, scores: [2] });
    expect(next.hands[0]).toHaveLength(18);
    expect(players.refusal(next, lay('COU RAT JEU', 'courageux'))).toBeNull();
  });

  test('a Rébustory counts for two cards; a rebus may be taken back before the rung is left', () => {
    const state = ladder('CHAT ** MAT ZOO');
    expect(players.refusal(state, lay('** MAT', 'pyjama'))).toEqual({ code: 'rung-length', cards: 2 });
    const laid = players.after(ladder(TEN), lay('CHAT POT', 'chapeau'));
    expect(players.after(laid, { kind: 'withdraw', group: 1 }).plays).toEqual([[]]);
  });

  test('stuck: ten more cards for ten points, or the end; nothing is discarded', () => {
    const state = ladder('ZOO SKI');
    const helped = players.after(state, { kind: 'more' });
    expect(helped).toMatchObject({ rung: 2, scores: [-10] });
    expect(helped.hands[0]).toEqual([...cards('ZOO SKI'), ...state.pile.slice(0, 10)]);
    expect(players.after(helped, { kind: 'give-up' })).toMatchObject({ ended: 'given-up', scores: [-10] });
    expect(players.refusal(ladder('ZOO', { pile: 0 }), { kind: 'more' })).toEqual({ code: 'empty-pile' });
    const laid = players.after(ladder(TEN), lay('CHAT POT', 'chapeau'));
    expect(players.refusal(laid, discarding('ZOO'))).toEqual({ code: 'no-discard' });
  });

  test('up to a rebus of six cards', () => {
    const top = { ...ladder('ART K AN S I AILE ZOO'), rung: 6 };
    const state = players.after(top, lay('ART K AN S I AILE', 'arc-en-ciel'), FINISH);
    expect(state.ended).toBe('ladder-climbed');
    expect(state.scores[0]).toBeGreaterThan(0);
  });

  test('9.3. out of time: what is laid counts, and it ends there', () => {
    const state = players.after(ladder(TEN, { options: { sablier: 60 } }), lay('CHAT POT', 'chapeau'));
    expect(followedBy(state, players.late(state, 60_000))).toMatchObject({ ended: 'out-of-time', scores: [2] });
  });

  test('who plays with others asks for no more cards', () => {
    const state = arranged({ hands: ['ZOO', 'SKI'] });
    expect(players.refusal(state, { kind: 'more' })).toEqual({ code: 'not-now' });
    expect(players.refusal(state, { kind: 'give-up' })).toEqual({ code: 'not-now' });
  });
});

describe('8.2. The great draw', () => {
  const opened = (options: object, now = 0, seed = 1) => {
    const read = rebustory.game.readOptions({ way: 'tirage', ...options }) as Options;
    const tools = { ...players.tools, chance: seededChance(seed), now };
    return begin(rebustory.game, { options: read, seating: { count: 1, youngest: null } }, tools).match.state;
  };

  test('twenty cards, each once; rebuses may be crossed and taken back until the end', () => {
    expect(opened({}).hands[0]).toHaveLength(20);
    const state = arranged({ hands: ['COU RAT JEU THON CHAT POT'], options: { way: 'tirage' } });
    const laid = players.after(
      state,
      lay('COU RAT JEU', 'courageux'),
      lay('jeu / THON', 'jeton', { group: 1, column: 2 }),
      lay('CHAT POT', 'chapeau'),
      { kind: 'withdraw', group: 2 },
    );
    expect(players.after(laid, FINISH)).toMatchObject({ ended: 'draw-finished', scores: [6 + 2], hands: [cards('CHAT POT')] });
  });

  test('8.3. the cards of a day are the same for everyone, and others the next day', () => {
    const noon = Date.UTC(2026, 10, 15, 11);
    const first = opened({ daily: true }, noon, 1);
    const second = opened({ daily: true }, noon + 3_600_000, 2);
    expect(first.hands).toEqual(second.hands);
    expect(first.day).toBe('2026-11-15');
    expect(first.hands[0]).toEqual(deckOfDay('2026-11-15', 'compacte', 20).slice(0, 20));
    expect(opened({ daily: true }, noon + 86_400_000).hands).not.toEqual(first.hands);
    expect(opened({ daily: true, edition: 'classique' }, noon).hands).not.toEqual(first.hands);
  });

  test('8.3. the day changes at midnight in Paris', () => {
    expect(dayOf(Date.UTC(2026, 10, 15, 22, 59))).toBe('2026-11-15');
    expect(dayOf(Date.UTC(2026, 10, 15, 23, 0))).toBe('2026-11-16');
    expect(dayOf(Date.UTC(2026, 6, 14, 22, 0))).toBe('2026-07-15');
  });
});
