// Knows that Rondo keeps the contract of every game.

import { type Chance, oneOf, shuffled, type Viewer } from '@boite/kernel';
import { keepsTheContract } from '@boite/kernel/testing';
import { LETTERS } from '@boite/language';
import { loadLibrary } from '@boite/language/node';
import { expect } from 'vitest';
import { box as rondo } from '../game.ts';
import { RONDO_DECK } from '../rules/deck.ts';
import { wordOn } from '../rules/holder.ts';
import type { Action, Card, Compartment, Placement, RondoTypes, State, View } from '../types.ts';

keepsTheContract<RondoTypes>({
  box: rondo,
  bot: await rondo.bot(),
  books: loadLibrary(),
  longest: 2000,
  options: {
    sablier: [30, 60, null],
    opening: ['word', 'chance'],
    beginners: [true, false],
    words: ['all', 'unconjugated'],
    judging: ['arbitre', 'table'],
  },
  someAction,
  redealt,
  invariant,
});

function someAction(view: View, _seat: number, chance: Chance): Action {
  const kind = oneOf(
    ['show', 'decline', 'exchange', 'play', 'play', 'play', 'play', 'pass', 'accept', 'contest'] as const,
    chance,
  );
  if (kind === 'show') return { kind, cards: [0, 1, 2].map(() => shownCard(view, chance)) };
  if (kind === 'exchange') return { kind, card: someCard(view, chance) };
  if (kind === 'play')
    return { kind, lengthen: oneOf(['start', 'end', null, null], chance), placements: somePlacements(view, chance) };
  return { kind };
}

function somePlacements(view: View, chance: Chance): readonly Placement[] {
  const places = shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8].slice(0, view.holder.length + 1), chance);
  return places.slice(0, 1 + chance.below(3)).map((at) => ({ at, ...shownCard(view, chance), faceDown: chance.below(8) === 0 }));
}

function shownCard(view: View, chance: Chance) {
  const card = someCard(view, chance);
  return { card, as: card === 'joker' && chance.below(8) > 0 ? oneOf(LETTERS, chance) : null };
}

function someCard({ hand }: View, chance: Chance): Card {
  return hand === null || hand.length === 0 || chance.below(20) === 0 ? oneOf(RONDO_DECK, chance) : oneOf(hand, chance);
}

/** The others' hands, the pile, and what lies face down, covered or not, are dealt anew. */
function redealt(state: State, viewer: Viewer, chance: Chance): State {
  const hidden = (seat: number) => seat !== viewer && state.phase !== 'over';
  const onHolder = [...state.compartments, ...state.covered];
  const backs = onHolder.filter(({ laid }) => laid.kind === 'back').map(({ card }) => card);
  const cards = [...shuffled([...state.hands.filter((_, seat) => hidden(seat)).flat(), ...state.pile, ...backs], chance)];
  const dealtAnew = (cell: Compartment) => (cell.laid.kind === 'back' ? { ...cell, card: cards.pop() as Card } : cell);
  const [compartments, covered] = [state.compartments.map(dealtAnew), state.covered.map(dealtAnew)];
  const hands = state.hands.map((hand, seat) => (hidden(seat) ? cards.splice(0, hand.length) : hand));
  const shown = state.shown.map((word, seat) => (hidden(seat) && Array.isArray(word) ? null : word));
  return { ...state, compartments, hands, pile: cards, covered, shown };
}

/** 110 cards, always; a word of three letters at least on the holder, nine compartments at most. (RULES.md 1.1, 1.5, 3.6) */
function invariant(state: State): void {
  const onHolder = [...state.compartments, ...state.covered];
  const everywhere = [...state.hands.flat(), ...state.pile, ...onHolder.map(({ card }) => card)];
  expect([...everywhere].sort()).toEqual([...RONDO_DECK].sort());
  expect(state.compartments.length).toBeLessThanOrEqual(9);
  if (state.compartments.length > 0) expect(wordOn(state.compartments.map(({ laid }) => laid)).length).toBeGreaterThanOrEqual(3);
}
