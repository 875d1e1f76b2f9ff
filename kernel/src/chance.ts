// Knows how luck enters a game: always from outside, so that a game can be replayed and tested.

/** A source of luck. `below(n)` is a whole number from 0 to n − 1, each as likely. */
export interface Chance {
  below(bound: number): number;
}

/** A repeatable source, for tests, simulations and daily challenges. (mulberry32) */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return chanceFrom(next);
}

/** A source made of uniform 32-bit numbers; numbers that would favour some results are thrown away. */
export function chanceFrom(next32: () => number): Chance {
  return {
    below(bound) {
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      let drawn = next32();
      while (drawn >= fair) drawn = next32();
      return drawn % bound;
    },
  };
}

/** The same things in an order left to chance. (Fisher and Yates) */
export function shuffled<Thing>(things: readonly Thing[], chance: Chance): readonly Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    [order[last], order[other]] = [order[other] as Thing, order[last] as Thing];
  }
  return order;
}

/** One of the things, left to chance. */
export function oneOf<Thing>(things: readonly Thing[], chance: Chance): Thing {
  if (things.length === 0) throw new RangeError('nothing to choose from');
  return things[chance.below(things.length)] as Thing;
}
