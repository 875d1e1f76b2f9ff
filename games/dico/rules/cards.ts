// The thirty cards: turned and taken, paired, discarded and laid back on free squares. (RULES.md 1.1, 3.1 to 3.9, 3.15)

import { type ActionOf, type Glance, type Moment, missingPiece, piecesCounted, type Seat, shuffled } from '@boite/kernel';
import type { Asking, BoardCard, BoardSquare, DicoCard, DicoTypes, Fact, Refusal, State, View } from '../types.ts';

export const ASKINGS: readonly Asking[] = ['page', 'debut', 'fin', 'definition'];
export const CARD_KINDS: readonly DicoCard[] = [...ASKINGS, 'joker', 'interdiction'];

/** All thirty, in the order of their kinds. */
export const ALL_CARDS = piecesCounted<DicoCard>('page7 debut7 fin6 definition4 joker3 interdiction3');

/** A square for each card. */
export const SQUARES = 30;
/** How many are turned face up to acquire some. */
export const TURNED = 3;
/** With as many in hand, a question must be asked. */
export const HEAVY_HAND = 6;
/** As many discarded go back to the board. */
export const FULL_DISCARD = 6;

/** A full hand must ask before it does anything else. */
export function fullHandRefusal({ hand }: View): Refusal | null {
  const cards = hand?.length ?? 0;
  return cards >= HEAVY_HAND ? { code: 'must-ask', cards } : null;
}

type FlipAction = ActionOf<DicoTypes, 'flip'>;

export function flipRefusal({ view }: Glance<DicoTypes>, { square }: FlipAction): Refusal | null {
  if (view.open.includes(square)) return { code: 'already-open', square };
  return fullHandRefusal(view) ?? (view.board[square] ? null : { code: 'empty-square', square });
}

/** An INTERDICTION ends the turn; a JOKER is taken once three cards are open. */
export function flipped({ state: { board, open }, seat }: Moment<DicoTypes>, { square }: FlipAction): readonly Fact[] {
  const card = cardOn(board, square);
  const fact: Fact = { kind: 'flipped', seat, square, card };
  if (card === 'interdiction') return [fact, { kind: 'barred', seat }];
  const turned = [...open, square];
  const joker = turned.length === TURNED ? turned.find((other) => board[other] === 'joker') : undefined;
  return joker === undefined ? [fact] : [fact, { kind: 'taken', seat, squares: [joker], cards: ['joker'] }];
}

type TakeAction = ActionOf<DicoTypes, 'take'>;

export function takingRefusal({ view }: Glance<DicoTypes>, { squares }: TakeAction): Refusal | null {
  const isChosen = (choice: TakeAction['squares']) =>
    choice.length === squares.length && choice.every((square) => squares.includes(square));
  return takingChoices(view).some(isChosen) ? null : { code: 'cannot-take' };
}

/** What may be taken once three cards are open, each choice as its squares. */
export function takingChoices({ board, open }: Pick<View, 'board' | 'open'>): readonly TakeAction['squares'][] {
  const joker = open.find((square) => board[square] === 'joker');
  if (joker !== undefined) return [[joker]];
  const groups = [...Map.groupBy(open, (square) => board[square]).values()];
  return groups.flatMap((alike) =>
    alike.length < TURNED ? [alike] : alike.map((left) => alike.filter((square) => square !== left)),
  );
}

export function cardsTaken({ state: { board }, seat }: Moment<DicoTypes>, { squares }: TakeAction): readonly Fact[] {
  return [{ kind: 'taken', seat, squares, cards: squares.map((square) => cardOn(board, square)) }];
}

function cardOn(board: State['board'], square: BoardSquare): DicoCard {
  const card = board[square] ?? null;
  if (card === null) throw new Error(`square ${square} is empty`);
  return card;
}

/** Why two cards of a hand do not ask that; null when they do. */
export function pairRefusal(hand: readonly DicoCard[], pair: readonly DicoCard[], about: Asking): Refusal | null {
  const missing = missingPiece(hand, pair);
  if (missing !== null) return { code: 'not-in-hand', card: missing };
  return pair.every((card) => card === about || card === 'joker') ? null : { code: 'not-a-pair', about };
}

export function withLaid(board: State['board'], laid: readonly BoardCard[]): State['board'] {
  return laid.reduce<State['board']>((before, { square, card }) => {
    if (before[square] !== null) throw new Error(`square ${square} is taken`);
    return before.with(square, card);
  }, board);
}

/** The full discard, or the hand of a player who is out, shuffled onto free squares. */
export function cardsReturned(moment: Moment<DicoTypes>, from: Seat | 'discard', cards: readonly DicoCard[]): readonly Fact[] {
  const { state, tools } = moment;
  if (cards.length === 0) return [];
  const free = state.board.flatMap((card, square) => (card === null ? [square] : []));
  const filled = shuffled(free, tools.chance).slice(0, cards.length);
  filled.sort((one, other) => one - other);
  const laid = shuffled(cards, tools.chance).map((card, nth) => ({ square: filled[nth] as BoardSquare, card }));
  return [{ kind: 'returned', from, laid }];
}
