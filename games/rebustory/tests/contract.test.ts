// Knows that Rébustory keeps the contract of every game, in every way to play it.

import { type Chance, isSameRun, placeOf, runsThrough, shuffled, surplus, type Viewer } from '@boite/kernel';
import { keepsTheContract } from '@boite/kernel/testing';
import { loadLibrary } from '@boite/language/node';
import { expect } from 'vitest';
import { box as rebustory } from '../game.ts';
import { cardsOfTable } from '../rules/deck.ts';
import { isConnected, squareAt } from '../rules/group.ts';
import type { Group, Options, RebustoryTypes, State } from '../types.ts';
import { everyCard } from './drawing.ts';
import { OWN_CARDS } from './own-cards.ts';
import { RandomPlayer } from './random-player.ts';

const books = loadLibrary();
const player = new RandomPlayer(books);

const OWN_DECK = { use: 'beside', name: 'Les bêtes', cards: OWN_CARDS } as const;

/** Alone there is little to hide. */
const WAYS: readonly Options['way'][] = [
  ...Array<Options['way']>(8).fill('premier'),
  ...Array<Options['way']>(5).fill('second'),
  'echelle',
  'tirage',
];

keepsTheContract<RebustoryTypes>({
  box: rebustory,
  bot: await rebustory.bot(),
  books,
  longest: 4000,
  options: {
    edition: ['classique', 'compacte'],
    way: WAYS,
    daily: [true, false],
    target: [50],
    tolerance: ['stricte', 'souple', 'libre'],
    judging: ['arbitre', 'table', 'table', 'appel'],
    phrases: [true, false],
    children: [true, false, false],
    sablier: [null, 'accord', 'accord', 60],
    deck: [undefined, undefined, OWN_DECK, { ...OWN_DECK, use: 'instead' }],
  },
  someAction: (view, seat, chance) => player.action(view, seat, chance),
  redealt,
  invariant,
});

/** The others' hands and the pile are dealt anew; what waits on the table stays in its author's hand. */
function redealt(state: State, viewer: Viewer, chance: Chance): State {
  const laid = (seat: number) => (state.pending?.author === seat ? state.pending.laid.used : []);
  const isHidden = (seat: number) => seat !== viewer && state.phase !== 'over';
  const secret = state.hands.map((hand, seat) => (isHidden(seat) ? surplus(hand, laid(seat)) : []));
  const cards = [...shuffled([...secret.flat(), ...state.pile], chance)];
  const hands = state.hands.map((hand, seat) =>
    isHidden(seat) ? [...laid(seat), ...cards.splice(0, secret[seat]?.length ?? 0)] : hand,
  );
  return { ...state, hands, pile: cards };
}

/** Every card of the table, always; each group in one piece, each of its runs a rebus. (RULES.md 1.1, 4.1, 4.3) */
function invariant(state: State): void {
  expect([...everyCard(state)].sort()).toEqual([...cardsOfTable(state.options)].sort());
  for (const group of state.plays.flat()) expectWhole(group);
}

function expectWhole({ squares, rebuses }: Group): void {
  expect(isConnected(squares)).toBe(true);
  const runs = runsThrough(squares, (cell) => squareAt(squares, cell) !== null);
  expect(rebuses).toHaveLength(runs.length);
  for (const run of runs) {
    const rebus = rebuses.find((one) => isSameRun(one, placeOf(run)));
    expect(rebus?.length).toBe(run.cells.length);
    if (rebus?.parts) expect(new Set(rebus.parts.map(({ card }) => card)).size).toBe(run.cells.length);
  }
}
