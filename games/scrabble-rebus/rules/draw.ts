// Knows how tokens are drawn: three of each colour, then from bags of one's choice when one is empty. (RULES.md 2, 3)

import { type Chance, handAfter, shuffled } from '@boite/kernel';
import type { Colour, Counts, Token } from '../types.ts';
import { COLOURS, colourOf, HAND_SIZE, OF_EACH } from './tokens.ts';

export type Bags = Readonly<Record<Colour, readonly Token[]>>;

export function bagSizes(bags: Bags): Counts {
  return { blue: bags.blue.length, red: bags.red.length, yellow: bags.yellow.length };
}

export function totalOf(counts: Counts): number {
  return counts.blue + counts.red + counts.yellow;
}

/** How many of each colour complete a hand: each up to three, then the favourite bags, never above nine. */
export function missing(hand: Counts, bags: Counts, favourites: readonly Colour[]): Counts {
  const order = bagOrder(favourites);
  const first = order.map((colour) => [colour, OF_EACH - hand[colour]] as const);
  return wanted(bags, HAND_SIZE - totalOf(hand), [...first, ...anyOf(order)]);
}

/** How many of each colour replace tokens: the same colours, then the favourite bags. */
export function replacing(given: Counts, bags: Counts, favourites: readonly Colour[]): Counts {
  const first = COLOURS.map((colour) => [colour, given[colour]] as const);
  return wanted(bags, totalOf(given), [...first, ...anyOf(bagOrder(favourites))]);
}

/** So many tokens of each colour, out of the bags. */
export function drawnFrom(bags: Bags, wanted: Counts, chance: Chance): readonly Token[] {
  return COLOURS.flatMap((colour) => shuffled(bags[colour], chance).slice(0, wanted[colour]));
}

/** The bags with tokens back in them. */
export function bagsWith(bags: Bags, tokens: readonly Token[]): Bags {
  return eachBag((colour) => [...bags[colour], ...tokens.filter((token) => colourOf(token) === colour)]);
}

/** The bags without tokens that were drawn. */
export function bagsWithout(bags: Bags, drawn: readonly Token[]): Bags {
  return eachBag((colour) =>
    handAfter(
      bags[colour],
      drawn.filter((token) => colourOf(token) === colour),
    ),
  );
}

function eachBag(tokens: (colour: Colour) => readonly Token[]): Bags {
  return { blue: tokens('blue'), red: tokens('red'), yellow: tokens('yellow') };
}

/** A full hand from full bags. */
export const FULL_HAND: Counts = { blue: OF_EACH, red: OF_EACH, yellow: OF_EACH };

/** The favourites first, each bag once. */
function bagOrder(favourites: readonly Colour[]): readonly Colour[] {
  return [...new Set([...favourites, ...COLOURS])];
}

function anyOf(order: readonly Colour[]) {
  return order.map((colour) => [colour, HAND_SIZE] as const);
}

/** What is to be drawn, wish after wish, while there are tokens in the bags and room in the hand. */
function wanted(bags: Counts, room: number, wishes: readonly (readonly [Colour, number])[]): Counts {
  const counts: Record<Colour, number> = { blue: 0, red: 0, yellow: 0 };
  for (const [colour, number] of wishes)
    counts[colour] += Math.max(0, Math.min(number, room - totalOf(counts), bags[colour] - counts[colour]));
  return counts;
}
