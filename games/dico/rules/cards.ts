// Knows the thirty cards: how many of each, which make a pair, which may be taken. (RULES.md 1.1, 3.2 to 3.9)

import type { Asking, Card, Laid, Refusal, Square } from '../types.ts';

const COUNTS: Readonly<Record<Card, number>> = { page: 7, debut: 7, fin: 6, definition: 4, joker: 3, interdiction: 3 };

export const CARDS = Object.keys(COUNTS) as readonly Card[];
export const ASKINGS: readonly Asking[] = ['page', 'debut', 'fin', 'definition'];

/** All thirty, in the order of their kinds. */
export const DECK: readonly Card[] = CARDS.flatMap((card) => Array.from({ length: COUNTS[card] }, () => card));

/** How many are turned face up to acquire some. */
export const TURNED = 3;
/** With as many in hand, a question must be asked. */
export const FULL_HAND = 6;
/** As many discarded go back to the board. */
export const FULL_DISCARD = 6;

/** Why two cards of a hand do not ask that; null when they do. */
export function pairRefusal(hand: readonly Card[], pair: readonly Card[], about: Asking): Refusal | null {
  const missing = pair.find((card) => count(pair, card) > count(hand, card));
  if (missing !== undefined) return { code: 'not-in-hand', card: missing };
  return pair.every((card) => card === about || card === 'joker') ? null : { code: 'not-a-pair', about };
}

/** The choices that three open cards leave, each as the squares to take from. */
export function takings(open: readonly Laid[]): readonly (readonly Square[])[] {
  const joker = open.find(({ card }) => card === 'joker');
  if (joker) return [[joker.square]];
  const groups = [...Map.groupBy(open, ({ card }) => card).values()].map((group) => group.map(({ square }) => square));
  return groups.flatMap((squares) => (squares.length < TURNED ? [squares] : squares.map((left) => others(squares, left))));
}

export function handWithout(hand: readonly Card[], used: readonly Card[]): readonly Card[] {
  const left = [...hand];
  for (const card of used) {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`no ${card} in hand`);
    left.splice(at, 1);
  }
  return left;
}

function others(squares: readonly Square[], left: Square): readonly Square[] {
  return squares.filter((square) => square !== left);
}

function count(cards: readonly Card[], wanted: Card): number {
  return cards.filter((card) => card === wanted).length;
}
