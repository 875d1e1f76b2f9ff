// Knows how the luck of a page is made repeatable: what it deals itself, and what it draws for show.

import type { BrowserContext } from '@playwright/test';

/** In every page that is opened from now on; workers of a page keep their own luck, as bots do everywhere. */
export async function makeRepeatable(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(repeatable, seed);
}

/** Runs in the page. Only what deals cards is foretold: keys are longer than one number, and stay secret. */
function repeatable(seed: number): void {
  // The generator of a seeded chance. (mulberry32)
  const generator = (state: number) => () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const [dealt, shown] = [generator(seed), generator(~seed)];
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (numbers) => {
    if (!(numbers instanceof Uint32Array && numbers.length === 1)) return random(numbers);
    numbers[0] = dealt();
    return numbers;
  };
  Math.random = () => shown() / 2 ** 32;
}
