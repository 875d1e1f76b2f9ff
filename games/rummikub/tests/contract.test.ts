// Rummikub des mots keeps the contract of every game.

import { type Chance, oneOf, type Seat, shuffled, surplus, type Viewer } from '@boite/kernel';
import { keepsTheContract } from '@boite/kernel/testing';
import { LETTERS } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { expect } from 'vitest';
import { box as rummikub } from '../game.ts';
import { ALL_TILES } from '../rules/bank.ts';
import { spellingOf, tilesOn } from '../rules/table.ts';
import type { Action, LaidWords, RummikubTypes, State, View } from '../types.ts';
import { randomTable } from './random-table.ts';

const books = loadLibrary();
const { lexicon } = books;

keepsTheContract<RummikubTypes>({
  box: rummikub,
  bot: await rummikub.bot(),
  books,
  longest: 2000,
  options: {
    sablier: [60, 180, null],
    judging: ['arbitre', 'table', 'appel'],
    theme: [null, null, 'Les animaux'],
  },
  someAction,
  redealt,
  invariant,
});

function someAction(view: View, seat: Seat, chance: Chance): Action {
  if (view.phase === 'pending') return someVoice(chance);
  const kind = oneOf(['play', 'play', 'play', 'play', 'appeal', 'pass', 'vote'] as const, chance);
  if (kind === 'pass') return { kind };
  if (kind === 'vote') return someVoice(chance);
  return { kind, table: someTable(view, seat, chance) };
}

function someVoice(chance: Chance): Action {
  const kind = oneOf(['accept', 'accept', 'contest', 'vote', 'vote', 'pass'] as const, chance);
  if (kind === 'contest') return { kind, about: oneOf(['words', 'theme'], chance) };
  return kind === 'vote' ? { kind, voice: oneOf(['for', 'against'], chance) } : { kind };
}

/** Often a table that could be laid, sometimes spoilt, sometimes an unknown word. */
function someTable(view: View, seat: Seat, chance: Chance): LaidWords {
  const position = { table: view.table, rack: view.rack ?? [], entered: view.entered[seat] ?? false };
  const kind = chance.below(8);
  if (kind === 0)
    return [...view.table, shuffled(letters(position.rack), chance).slice(0, 6).join('')].filter((word) => word !== '');
  const table = randomTable({ position, lexicon, chance }) ?? view.table;
  return kind === 1 ? spoilt(table, chance) : table;
}

function letters(rack: readonly string[]): readonly string[] {
  return rack.filter((tile) => tile !== 'joker');
}

/** A word is taken away, written twice, or changed by a letter or a joker. */
function spoilt(table: LaidWords, chance: Chance): LaidWords {
  if (table.length === 0) return ['A'];
  const at = chance.below(table.length);
  const word = table[at] as string;
  const letter = oneOf(LETTERS, chance);
  return oneOf(
    [
      table.toSpliced(at, 1),
      [...table, word],
      table.with(at, `${word}${letter}`),
      table.with(at, `${letter.toLowerCase()}${word.slice(1)}`),
      table.with(at, word.toUpperCase()),
    ],
    chance,
  );
}

/** The others' racks and the bank are dealt anew; what a waiting play lays is seen by all and stays. */
function redealt(state: State, viewer: Viewer, chance: Chance): State {
  const shown = state.racks.map((rack, seat) => {
    if (seat === viewer || state.phase === 'over') return rack;
    return seat === state.pending?.author ? state.pending.laid.used : [];
  });
  const unseen = [...state.racks.flatMap((rack, seat) => surplus(rack, shown[seat] ?? [])), ...state.bank];
  const tiles = [...shuffled(unseen, chance)];
  const racks = state.racks.map((rack, seat) => {
    const seen = shown[seat] ?? [];
    return seen === rack ? rack : [...seen, ...tiles.splice(0, rack.length - seen.length)];
  });
  return { ...state, racks, bank: tiles };
}

/** 112 tiles, always; words of three letters at least, no two alike. (RULES.md 1.1, 4.4, 4.5) */
function invariant(state: State): void {
  const everywhere = [...state.racks.flat(), ...state.bank, ...tilesOn(state.table)];
  expect(everywhere.sort()).toEqual([...ALL_TILES].sort());
  expect(state.table.every((word) => word.length >= 3)).toBe(true);
  expect(new Set(state.table.map(spellingOf)).size).toBe(state.table.length);
}
