// Knows whether a page ever stands still or jumps: tasks that keep it from answering, and what moves without being asked.

import type { Page } from '@playwright/test';

export interface Stillness {
  /** Milliseconds. */
  readonly longest: number;
  /** Those of more than fifty milliseconds, the longest first. */
  readonly long: readonly number[];
  /** The sum of all layout shifts that nobody caused. */
  readonly shift: number;
}

/** From the next page on. */
export async function watchStillness(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

export function stillness(page: Page): Promise<Stillness> {
  return page.evaluate('still.told()');
}

const WATCH = `
  globalThis.still = { tasks: [], shift: 0 };
  still.forget = () => Object.assign(still, { tasks: [] });
  still.told = () => {
    const long = still.tasks.map(Math.round).sort((one, other) => other - one);
    return { longest: long[0] ?? 0, long: long.slice(0, 8), shift: still.shift };
  };
  new PerformanceObserver((list) => still.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) still.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
