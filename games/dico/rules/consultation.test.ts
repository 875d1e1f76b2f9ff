// The worked cases of a consultation. Numbers are those of RULES.md.

import { seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as dico } from '../game.ts';
import { rigged, tableDrawn, tableWith } from '../tests/drawing.ts';
import type { Action, Fact, State } from '../types.ts';

const books = loadLibrary();
const { after, facts, refusal } = tableWith(books);
const CONSULT: Action = { kind: 'consult', page: 12 };
const END: Action = { kind: 'end-turn' };
const leaf = (page: number): Action => ({ kind: 'leaf', page });
/** The first two faces of a die are red. */
const [RED, PLAIN] = [1, 2];

describe('3.17 with an hourglass', () => {
  const consulting = after(tableDrawn({ hands: ['P', '', ''], options: { sablier: 60 } }), [0, CONSULT]);
  const rolling = (state: State, ...dice: number[]) => tableWith(books, rigged(...dice)).late(state, state.deadline ?? 0);

  test('the dice roll every two seconds and the sand of the turn stands still', () => {
    expect(consulting).toMatchObject({ phase: 'consulting', deadline: 3000, left: 59_000 });
    const { match, facts: rolled } = rolling(consulting, RED, PLAIN);
    expect(rolled).toEqual([{ kind: 'rolled', seat: 0, by: 1, dice: ['red', 'plain'], deadline: 5000 }]);
    expect(match.state).toMatchObject({ phase: 'consulting', deadline: 5000, consultation: { rolls: 1 } });
  });
  test('at the pace that the table agreed on', () => {
    const slow = after(tableDrawn({ hands: ['', ''], options: { sablier: 60, pace: 5 } }), [0, CONSULT]);
    expect(slow.deadline).toBe(6000);
  });
  test('a roll that comes late does not slow the beat, a very late one does not hurry it', () => {
    const late = (now: number) => tableWith(books, rigged(PLAIN, PLAIN)).late(consulting, now).match.state.deadline;
    expect([late(3000), late(3500), late(9000)]).toEqual([5000, 5000, 9000]);
  });
  test('3.16 the opponents roll one after the other', () => {
    const { match } = rolling(consulting, PLAIN, PLAIN);
    expect(rolling(match.state, PLAIN, PLAIN).facts).toMatchObject([{ by: 2 }]);
    const alone = { ...match.state, retired: [false, false, true] };
    expect(rolling(alone, PLAIN, PLAIN).facts).toMatchObject([{ by: 1 }]);
  });
  test('3.16 both red: the dictionary closes, and what was left of the turn flows again', () => {
    const { match, facts: rolled } = rolling(consulting, RED, RED);
    expect(rolled.map(({ kind }) => kind)).toEqual(['rolled', 'closed']);
    expect(match.state).toMatchObject({ phase: 'acted', turn: 0, deadline: 3000 + 59_000, consultation: null });
    expect(refusal(match.state, 0, CONSULT)).toEqual({ code: 'not-now' });
    expect(after(match.state, [0, END]).turn).toBe(1);
  });
  test('leafing is one’s own business', () => {
    expect(refusal(consulting, 0, leaf(13))).toEqual({ code: 'not-now' });
  });
  test('nothing tells when it will close: it is not decided before it happens', () => {
    const other = after(tableDrawn({ hands: ['P', '', ''], options: { sablier: 60 } }), [0, CONSULT]);
    expect(other).toEqual(consulting);
    const closings = Array.from({ length: 300 }, (_, seed) => rollsUntilClosed(consulting, seed));
    const mean = closings.reduce((sum, rolls) => sum + rolls, 0) / closings.length;
    expect(Math.min(...closings)).toBe(1);
    expect(mean).toBeGreaterThan(7);
    expect(mean).toBeLessThan(11);
  });
  test('3.16 the player may close it sooner, and the turn is over', () => {
    expect(after(consulting, [0, END])).toMatchObject({ turn: 1, phase: 'turn', consultation: null, left: null });
  });
});

function rollsUntilClosed(state: State, seed: number): number {
  const { late } = tableWith(books, seededChance(seed));
  let [current, rolls] = [state, 0];
  while (current.phase === 'consulting') {
    current = late(current, current.deadline ?? 0).match.state;
    rolls += 1;
  }
  return rolls;
}

describe('3.17 without an hourglass', () => {
  const consulting = after(tableDrawn({ hands: ['', ''] }), [0, CONSULT]);
  const leafing = (...dice: number[]) => tableWith(books, rigged(...dice)).facts(consulting, 0, leaf(13));

  test('the first page is open, and no time presses', () => {
    expect(consulting).toMatchObject({ phase: 'consulting', deadline: null, left: null, consultation: { page: 12, rolls: 0 } });
  });
  test('the dice roll at each page turned', () => {
    expect(leafing(RED, PLAIN)).toEqual([
      { kind: 'rolled', seat: 0, by: 1, dice: ['red', 'plain'], deadline: null },
      { kind: 'leafed', seat: 0, page: 13 },
    ]);
  });
  test('both red: it closes before the next page is read', () => {
    expect(leafing(RED, RED).map(({ kind }) => kind)).toEqual(['rolled', 'closed']);
  });
  test('a page that does not exist is refused, and nothing rolls', () => {
    expect(refusal(consulting, 0, leaf(941))).toEqual({ code: 'no-such-page', page: 941, pageCount: 940 });
    expect(refusal(tableDrawn({ hands: ['', ''] }), 0, { kind: 'consult', page: 941 })).toMatchObject({ code: 'no-such-page' });
  });
  test('out of turn or without having opened it, nobody leafs', () => {
    expect(refusal(tableDrawn({ hands: ['', ''] }), 0, leaf(3))).toEqual({ code: 'not-now' });
    expect(refusal(consulting, 1, leaf(3))).toEqual({ code: 'not-awaited' });
    expect(refusal(tableDrawn({ hands: ['', ''] }), 1, CONSULT)).toEqual({ code: 'not-awaited' });
  });
  test('only the reader sees the page', () => {
    const pages = ([0, 1, 'spectator'] as const).map((viewer) => dico.game.view(consulting, viewer).consultation?.page);
    expect(pages).toEqual([12, null, null]);
    const told = [...facts(tableDrawn({ hands: ['', ''] }), 0, CONSULT), ...leafing(PLAIN, PLAIN)].map((fact: Fact) =>
      dico.game.reveal(fact, 1),
    );
    expect(JSON.stringify(told)).not.toMatch(/page/);
  });
});
