// Knows what a screen reader would say of a page while others play: what is new in its live regions, in the order of saying.

import type { Page } from '@playwright/test';

/** From now on. */
export async function listenTo(page: Page): Promise<void> {
  await page.evaluate(LISTEN);
}

export interface SaidAloud {
  /** As a line of the log, or from anywhere else. */
  readonly isLine: boolean;
  readonly words: string;
}

export function heardOn(page: Page): Promise<readonly SaidAloud[]> {
  return page.evaluate('heard');
}

/** Of a log each new line is said, of any other region all of it when it changes. */
const LISTEN = `
  globalThis.heard = [];
  globalThis.listening?.disconnect();
  (() => {
    const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
    const wordsOf = (node) => node.textContent.replace(/\\s+/g, ' ').trim();
    const lastSaid = new WeakMap([...document.querySelectorAll(LIVE)].map((region) => [region, wordsOf(region)]));
    const say = (region) => {
      const words = wordsOf(region);
      if (words && words !== lastSaid.get(region)) heard.push({ isLine: false, words });
      lastSaid.set(region, words);
    };
    globalThis.listening = new MutationObserver((changes) => {
      const regions = new Set();
      for (const { target, addedNodes } of changes) {
        const region = (target.parentElement && target.nodeType === 3 ? target.parentElement : target).closest(LIVE);
        const added = [...addedNodes].filter((node) => node.nodeType === 1);
        if (region?.matches('[role="log"]')) for (const node of added) heard.push({ isLine: true, words: wordsOf(node) });
        else if (region) regions.add(region);
        else for (const node of added) for (const inside of [node, ...node.querySelectorAll(LIVE)]) if (inside.matches(LIVE)) regions.add(inside);
      }
      for (const region of regions) say(region);
    });
    listening.observe(document.body, { subtree: true, childList: true, characterData: true });
  })();
`;
