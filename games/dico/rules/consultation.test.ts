// The worked cases of a consultation. Numbers are those of RULES.md.

import { seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { describe, expect, test } from 'vitest';
import { box as dico } from '../game.ts';
import { rigged, tableDrawn, tableWith } from '../tests/drawing.ts';
import type { Action, Fact, State } from '../types.ts';

const books = loadLibrary();
const { after, facts, refusal } = tableWith(books);
const THROW: Action = { kind: 'throw' };
const CONSULT: Action = { kind: 'consult', page: 12 };
const END: Action = { kind: 'end-turn' };
const leaf = (page: number): Action => ({ kind: 'leaf', page });
/** The first two faces of a die are red. */
const [RED, PLAIN] = [1, 2];

/** The sand runs out, with dice that fall so. */
const waited = (state: State, ...dice: number[]) => tableWith(books, rigged(...dice)).late(state, state.deadline ?? 0);
/** The dice have rested: an opponent may throw them. */
const due = (state: State) => waited(state).match.state;
const threw = (state: State, seat: number, now: number, ...dice: number[]) =>
  tableWith(books, rigged(...dice)).facts(state, seat, THROW, now);

describe('3.17 with an hourglass', () => {
  const consulting = after(tableDrawn({ hands: ['P', '', ''], options: { sablier: 60 } }), [0, CONSULT]);

  test('nobody throws in the first two seconds, and the sand of the turn stands still', () => {
    expect(consulting).toMatchObject({ phase: 'consulting', deadline: 3000, left: 59_000, consultation: { isDue: false } });
    expect(dico.game.awaiting(consulting)).toMatchObject({ seats: [0] });
    expect(refusal(consulting, 1, THROW)).toEqual({ code: 'not-awaited' });
    const { match, facts: told } = waited(consulting);
    expect(told).toEqual([{ kind: 'throw-due', seat: 0, deadline: 5000 }]);
    expect(match.state).toMatchObject({ phase: 'consulting', deadline: 5000, consultation: { rolls: 0, isDue: true } });
  });
  test('3.16 the opponent in turn throws by a tap, the reader and the others do not', () => {
    const ready = due(consulting);
    expect(dico.game.awaiting(ready)).toMatchObject({ seats: [1, 0], replaceable: [1] });
    expect([refusal(ready, 0, THROW), refusal(ready, 2, THROW)]).toEqual([{ code: 'not-now' }, { code: 'not-awaited' }]);
    expect(threw(ready, 1, 3600, RED, PLAIN)).toEqual([
      { kind: 'rolled', seat: 0, by: 1, dice: ['red', 'plain'], deadline: 5600 },
    ]);
  });
  test('whoever does not throw within four seconds is thrown for', () => {
    const { match, facts: rolled } = waited(due(consulting), RED, PLAIN);
    expect(rolled).toEqual([{ kind: 'rolled', seat: 0, by: 1, dice: ['red', 'plain'], deadline: 7000 }]);
    expect(match.state).toMatchObject({ phase: 'consulting', deadline: 7000, consultation: { rolls: 1, isDue: false } });
  });
  test('3.16 the opponents throw one after the other', () => {
    const { match } = waited(due(consulting), PLAIN, PLAIN);
    const next = due(match.state);
    expect(dico.game.view(next, 0).consultation).toMatchObject({ by: 2, isDue: true });
    expect(refusal(next, 1, THROW)).toEqual({ code: 'not-awaited' });
    expect(threw(next, 2, 9000, PLAIN, PLAIN)).toMatchObject([{ by: 2 }]);
    const alone = { ...next, retired: [false, false, true] };
    expect(waited(alone, PLAIN, PLAIN).facts).toMatchObject([{ by: 1 }]);
  });
  test('3.16 both red: the dictionary closes, and what was left of the turn flows again', () => {
    const { match, facts: rolled } = waited(due(consulting), RED, RED);
    expect(rolled.map(({ kind }) => kind)).toEqual(['rolled', 'closed']);
    expect(match.state).toMatchObject({ phase: 'acted', turn: 0, deadline: 5000 + 59_000, consultation: null });
    expect(refusal(match.state, 0, CONSULT)).toEqual({ code: 'not-now' });
    expect(after(match.state, [0, END]).turn).toBe(1);
  });
  test('pages turned there call for no throw', () => {
    expect(facts(consulting, 0, leaf(13))).toEqual([{ kind: 'leafed', seat: 0, page: 13 }]);
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
    const untimed = after(tableDrawn({ hands: ['', ''] }), [0, CONSULT], [0, leaf(13)]);
    for (const state of [consulting, due(consulting), untimed]) {
      expect(after(state, [0, END])).toMatchObject({ turn: 1, phase: 'turn', consultation: null, left: null });
    }
  });
});

function rollsUntilClosed(state: State, seed: number): number {
  const { late } = tableWith(books, seededChance(seed));
  let [current, rolls] = [state, 0];
  while (current.phase === 'consulting') {
    rolls += current.consultation?.isDue ? 1 : 0;
    current = late(current, current.deadline ?? 0).match.state;
  }
  return rolls;
}

describe('3.17 without an hourglass', () => {
  const consulting = after(tableDrawn({ hands: ['', ''] }), [0, CONSULT]);
  const turned = after(consulting, [0, leaf(13)]);

  test('the first page is open, and no time presses', () => {
    expect(consulting).toMatchObject({ phase: 'consulting', deadline: null, left: null, consultation: { page: 12, rolls: 0 } });
    expect(dico.game.awaiting(consulting)).toMatchObject({ seats: [0], replaceable: [] });
  });
  test('a throw is due at each page turned, within four seconds; no other page is turned before', () => {
    expect(facts(consulting, 0, leaf(13))).toEqual([
      { kind: 'leafed', seat: 0, page: 13 },
      { kind: 'throw-due', seat: 0, deadline: 5000 },
    ]);
    expect(dico.game.awaiting(turned)).toMatchObject({ seats: [1], welcome: [0], replaceable: [1] });
    expect(refusal(turned, 0, leaf(14))).toEqual({ code: 'throw-awaited' });
    expect(waited(turned, PLAIN, RED).facts).toEqual([
      { kind: 'rolled', seat: 0, by: 1, dice: ['plain', 'red'], deadline: null },
    ]);
    const [roll] = threw(turned, 1, 1200, RED, PLAIN);
    expect(roll).toEqual({ kind: 'rolled', seat: 0, by: 1, dice: ['red', 'plain'], deadline: null });
    const again = waited(turned, PLAIN, PLAIN).match.state;
    expect(after(again, [0, leaf(14)]).consultation).toMatchObject({ page: 14, rolls: 1, isDue: true });
  });
  test('both red: it closes', () => {
    expect(threw(turned, 1, 1200, RED, RED).map(({ kind }) => kind)).toEqual(['rolled', 'closed']);
  });
  test('a page that does not exist is refused, and nothing rolls', () => {
    expect(refusal(consulting, 0, leaf(941))).toEqual({ code: 'no-such-page', page: 941, pageCount: 940 });
    expect(refusal(tableDrawn({ hands: ['', ''] }), 0, { kind: 'consult', page: 941 })).toMatchObject({ code: 'no-such-page' });
  });
  test('out of turn or without having opened it, nobody leafs', () => {
    expect(refusal(tableDrawn({ hands: ['', ''] }), 0, leaf(3))).toEqual({ code: 'not-now' });
    expect(refusal(consulting, 1, leaf(3))).toEqual({ code: 'not-awaited' });
    expect(refusal(turned, 1, leaf(3))).toEqual({ code: 'not-now' });
    expect(refusal(tableDrawn({ hands: ['', ''] }), 1, CONSULT)).toEqual({ code: 'not-awaited' });
  });
  test('only the reader sees the page', () => {
    const pages = ([0, 1, 'spectator'] as const).map((viewer) => dico.game.view(turned, viewer).consultation?.page);
    expect(pages).toEqual([13, null, null]);
    const told = [...facts(tableDrawn({ hands: ['', ''] }), 0, CONSULT), ...facts(consulting, 0, leaf(13))].map((fact: Fact) =>
      dico.game.reveal(fact, 1),
    );
    expect(JSON.stringify(told)).not.toMatch(/page/);
  });
});

describe('a consultation of a game stored by the first edition', () => {
  test('goes on: the roll that was to come becomes a throw', () => {
    const stored: readonly Fact[] = [
      { kind: 'consulted', seat: 0, page: 12, left: null, deadline: null },
      { kind: 'rolled', seat: 0, by: 1, dice: ['plain', 'red'], deadline: null },
      { kind: 'leafed', seat: 0, page: 13 },
    ];
    const state = stored.reduce<State>(dico.game.evolve, tableDrawn({ hands: ['', ''] }));
    expect(state.consultation).toEqual({ page: 13, rolls: 1, dice: ['plain', 'red'], isDue: false });
    expect(after(state, [0, leaf(14)]).consultation).toMatchObject({ page: 14, isDue: true });
  });
});
