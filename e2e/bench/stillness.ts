// Knows whether a page ever stands still or jumps: tasks that keep it from answering, and what moves without being asked.

import type { Browser, Page } from '@playwright/test';

/** More than that is felt, in milliseconds. */
const LONG_TASK = 50;

export interface Stillness {
  /** Of its longest task, in milliseconds of the processor: another program that takes the processor away makes nothing longer. */
  readonly longest: number;
  /** Tasks that kept the page from answering for more than fifty milliseconds by the clock, the longest first. */
  readonly long: readonly number[];
  /** The sum of all layout shifts that nobody caused. */
  readonly shift: number;
}

/** From the next page on. */
export async function watchStillness(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** From now on, until it is told. */
export async function stillnessBegun(browser: Browser, page: Page): Promise<void> {
  await page.evaluate('still.forget()');
  await browser.startTracing(page, { categories: ['toplevel'] });
}

export async function stillnessTold(browser: Browser, page: Page): Promise<Stillness> {
  const { long, shift } = await page.evaluate<{ long: number[]; shift: number }>('still.told()');
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] };
  return { longest: Math.max(0, ...processorTimes(traceEvents)), long, shift };
}

/** What a browser writes down of its threads; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** On the processor. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** In milliseconds, of each task on the thread that a page has to answer. */
function processorTimes(events: readonly TraceEvent[]): readonly number[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const ofThePage = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && ofThePage.has(`${pid} ${tid}`));
  return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000));
}

const WATCH = `
  globalThis.still = { tasks: [], shift: 0 };
  still.forget = () => Object.assign(still, { tasks: [] });
  still.told = () => {
    const long = still.tasks.map(Math.round).filter((ms) => ms > ${LONG_TASK}).sort((one, other) => other - one);
    return { long: long.slice(0, 8), shift: still.shift };
  };
  new PerformanceObserver((list) => still.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) still.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
