// Ten thousand turns in which people really lay words lose no tile and leave no wrong table. Numbers are those of RULES.md.

import { act, begin, type Match, type Seat, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { box as rummikub } from '../game.ts';
import { ALL_TILES } from '../rules/bank.ts';
import { tilesOn } from '../rules/table.ts';
import type { Action, Fact, LaidWords, RummikubTypes, State } from '../types.ts';
import { randomTable } from './random-table.ts';

const { game } = rummikub;
const books = loadLibrary();
const { lexicon } = books;
const TURNS = 10_000;

test('10,000 turns: 112 tiles always, a legal table after each, the points of the longest word', () => {
  const chance = seededChance(2024);
  const count = { turns: 0, plays: 0, rebuilt: 0, won: 0, emptied: 0, ends: new Set<string>() };
  while (count.turns < TURNS) {
    const opening = {
      options: { sablier: null, judging: 'arbitre', theme: null },
      seating: { count: 2 + chance.below(3), youngest: null },
    } as const;
    let { match } = begin(game, opening, { chance, now: 0, books });
    while (game.result(match.state) === null) {
      const before = match.state;
      const { match: next, fact } = oneTurn(match);
      count.turns += 1;
      expectEveryTile(next.state);
      if (fact.kind === 'played') {
        expectLegal(before, fact);
        count.plays += 1;
        count.rebuilt += before.table.every((word) => next.state.table.includes(word)) ? 0 : 1;
        count.won += jokerLetters(before.table).some((letter) => !jokerLetters(next.state.table).includes(letter)) ? 1 : 0;
        count.emptied += fact.emptied ? 1 : 0;
      }
      match = next;
    }
    count.ends.add(game.result(match.state)?.reason ?? '');
  }
  expect(count.plays).toBeGreaterThan(3000);
  expect(count.rebuilt).toBeGreaterThan(1000);
  expect(count.won).toBeGreaterThan(20);
  expect(count.emptied).toBeGreaterThan(20);
  expect([...count.ends].sort()).toEqual(['all-passed', 'rack-empty']);

  /** A word if one comes to mind and is allowed, else a pass. */
  function oneTurn(match: Match<RummikubTypes>): { match: Match<RummikubTypes>; fact: Fact } {
    const seat = match.state.turn;
    const position = {
      table: match.state.table,
      rack: match.state.racks[seat] ?? [],
      entered: match.state.entered[seat] ?? false,
    };
    const table = randomTable({ position, lexicon, chance });
    return (table && attempt(match, seat, { kind: 'play', table })) ?? passed(match, seat);
  }

  function passed(match: Match<RummikubTypes>, seat: Seat) {
    const outcome = attempt(match, seat, { kind: 'pass' });
    if (outcome === null) throw new Error('a pass was refused');
    return outcome;
  }

  function attempt(match: Match<RummikubTypes>, seat: Seat, action: Action) {
    const outcome = act(match, { seat, step: match.step, action }, { chance, now: 0, books });
    return 'refusal' in outcome ? null : { match: outcome.match, fact: outcome.facts[0] as Fact };
  }
});

const ALL = [...ALL_TILES].sort().join('');

function expectEveryTile(state: State): void {
  expect([...state.racks.flat(), ...state.bank, ...tilesOn(state.table)].sort().join('')).toBe(ALL);
}

/** Judged again from nothing: 4.2 to 4.5, and 6. */
function expectLegal(before: State, { seat, table, points }: Extract<Fact, { kind: 'played' }>): void {
  const words = table.map((word) => word.toUpperCase());
  const old = before.table.map((word) => word.toUpperCase());
  const longest = Math.max(...words.filter((word) => !old.includes(word)).map((word) => word.length));
  const laid = table.join('').length - before.table.join('').length;
  expect(words.filter((word) => word.length < 3 || !lexicon.has(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
  expect(laid).toBeGreaterThan(0);
  expect(points).toBe(laid === before.racks[seat]?.length ? 2 * longest : longest);
  if (!before.entered[seat]) expect([longest >= 6, before.table.every((word) => table.includes(word))]).toEqual([true, true]);
}

function jokerLetters(table: LaidWords): readonly string[] {
  return table.join('').match(/[a-z]/g) ?? [];
}
