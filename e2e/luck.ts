// Knows how the luck of a page is made repeatable: what it deals itself, what it draws for show, and the cards of the day.

import type { BrowserContext, Page } from '@playwright/test';

/** A day whose cards the solver knows at once: on some it looks for a quarter of a minute. */
export const THE_DAY = '2026-03-17';

/** In every page that is opened from now on; workers of a page keep their own luck, as bots do everywhere. */
export async function makeRepeatable(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(repeatable, seed);
}

/** It is always the same day when this page is opened. */
export async function onTheDay(page: Page): Promise<void> {
  await page.addInitScript(openedAt, Date.parse(`${THE_DAY}T11:00:00Z`));
}

/** Runs in the page: time goes on from there. */
function openedAt(noon: number): void {
  const Real = Date;
  const ahead = noon - Real.now();
  globalThis.Date = class extends Real {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [Real.now() + ahead] : given) as [number]));
    }

    static override now(): number {
      return Real.now() + ahead;
    }
  } as typeof Date;
}

/** In the page as it stands, where nothing can be done before it opens. */
export function repeatableFrom(seed: number): string {
  return `(${repeatable})(${seed})`;
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
