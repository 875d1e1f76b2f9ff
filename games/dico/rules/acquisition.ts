// Knows how cards are acquired: three turned face up, one after the other, then a choice. (RULES.md 3.1 to 3.8)

import type { Card, Fact, Laid, Refusal, Square, State, View } from '../types.ts';
import { laidOn } from './board.ts';
import { TURNED, takings } from './cards.ts';
import { type Moment, type Of, stateAfter, thenNext } from './turns.ts';

export function flipRefusal({ board, open }: View, { square }: Of<'flip'>): Refusal | null {
  if (open.includes(square)) return { code: 'already-open', square };
  return board[square] ? null : { code: 'empty-square', square };
}

export function takeRefusal(view: View, { squares }: Of<'take'>): Refusal | null {
  return choices(view).some((choice) => isSame(choice, squares)) ? null : { code: 'cannot-take' };
}

/** What the player may take once three cards are open, each choice as its squares. */
export function choices({ board, open }: Pick<View, 'board' | 'open'>): readonly (readonly Square[])[] {
  return takings(open.map((square) => ({ square, card: board[square] as Card })));
}

export function flipped({ state, seat, tools }: Moment, { square }: Of<'flip'>): readonly Fact[] {
  const card = state.board[square] as Card;
  const fact: Fact = { kind: 'flipped', seat, square, card };
  if (card === 'interdiction') return thenNext(state, [fact, { kind: 'barred', seat }], tools);
  const open = openCards(stateAfter(state, [fact]));
  const joker = open.length === TURNED ? open.find((laid) => laid.card === 'joker') : undefined;
  return joker ? [fact, { kind: 'taken', seat, squares: [joker.square], cards: ['joker'] }] : [fact];
}

export function taken({ state, seat }: Moment, { squares }: Of<'take'>): readonly Fact[] {
  const cards = laidOn(state.board, squares).map(({ card }) => card);
  return [{ kind: 'taken', seat, squares, cards }];
}

function openCards({ board, open }: State): readonly Laid[] {
  return laidOn(board, open);
}

function isSame(choice: readonly Square[], squares: readonly Square[]): boolean {
  return choice.length === squares.length && choice.every((square) => squares.includes(square));
}
