// Knows the best rebuses that can be laid together, no card being used twice: a programme over sets of cards.

import { handOf } from './hand.ts';
import type { RebusCard } from './rebus-card.ts';

/** A rebus and what it is worth. */
export interface Scored {
  /** Which of the cards. */
  readonly cards: readonly number[];
  readonly points: number;
}

export const MOST_CARDS_TO_SHARE = 20;
const NONE = -1;

/** The rebuses worth the most together. `alike` tells, card by card, the cards that say the same: one stands for another. */
export function bestTogether<Rebus extends Scored>(
  rebuses: readonly Rebus[],
  alike: readonly (readonly number[])[],
): readonly Rebus[] {
  if (alike.length > MOST_CARDS_TO_SHARE) throw new RangeError(`more than ${MOST_CARDS_TO_SHARE} cards to share out`);
  const best = bestOfEachSet(rebuses, alike);
  const choices = chosen([...best.keys()], [...best.values()], alike.length);
  return choices.map((set) => best.get(set) as Rebus);
}

/** For each card, those that say the same, itself among them. */
export function alikeCards(cards: readonly RebusCard[]): readonly (readonly number[])[] {
  const { kinds, jokers, rebustorys } = handOf(cards, true);
  const groups = [...kinds.map((kind) => kind.cards), jokers, rebustorys];
  return cards.map((_, at) => groups.find((group) => group.includes(at)) ?? [at]);
}

/** Of the rebuses that take the same cards, the best one: the others are never needed. */
function bestOfEachSet<Rebus extends Scored>(
  rebuses: readonly Rebus[],
  alike: readonly (readonly number[])[],
): ReadonlyMap<number, Rebus> {
  const best = new Map<number, Rebus>();
  for (const rebus of rebuses) {
    for (const set of setsOf([...new Set(rebus.cards)], alike)) {
      if (rebus.points > (best.get(set)?.points ?? 0)) best.set(set, rebus);
    }
  }
  return best;
}

/** The sets of cards that can say what these say, one bit a card. */
function setsOf(cards: readonly number[], alike: readonly (readonly number[])[]): ReadonlySet<number> {
  let sets = new Set([0]);
  for (const card of cards) {
    const next = new Set<number>();
    for (const set of sets)
      for (const other of alike[card] ?? [card]) if ((set & (1 << other)) === 0) next.add(set | (1 << other));
    sets = next;
  }
  return sets;
}

/** The disjoint sets worth the most: for every set of cards, the best that its lowest card allows. */
function chosen(sets: readonly number[], rebuses: readonly Scored[], cards: number): readonly number[] {
  const points = new Float64Array(1 << cards);
  const choice = new Int32Array(1 << cards).fill(NONE);
  const through = Array.from({ length: cards }, (_, card) =>
    sets.map((_, at) => at).filter((at) => lowestOf(sets[at] as number) === card),
  );
  for (let free = 1; free < points.length; free++) {
    const lowest = lowestOf(free);
    points[free] = points[free & (free - 1)] as number;
    for (const at of through[lowest] ?? []) {
      const set = sets[at] as number;
      const sum = (rebuses[at] as Scored).points + (points[free & ~set] as number);
      if ((set & ~free) !== 0 || sum <= (points[free] as number)) continue;
      points[free] = sum;
      choice[free] = set;
    }
  }
  return unfolded(choice);
}

function lowestOf(set: number): number {
  return 31 - Math.clz32(set & -set);
}

function unfolded(choice: Int32Array): readonly number[] {
  const sets: number[] = [];
  for (let free = choice.length - 1; free !== 0; ) {
    const set = choice[free] as number;
    if (set === NONE) free &= free - 1;
    else {
      sets.push(set);
      free &= ~set;
    }
  }
  return sets;
}
