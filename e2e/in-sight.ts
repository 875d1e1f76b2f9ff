// Knows that at a decision everything a player needs is wholly in sight, uncovered, on any screen, and that no page scrolls for it.

import { expect, type Page } from '@playwright/test';

interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** Phones upright and on their side, a tablet, desks. */
const ALL_SIZES: readonly ScreenSize[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The narrowest, the lowest and a desk each time; all of them when there is time. */
export const SCREEN_SETS = [
  { title: 'a few screens', sizes: ALL_SIZES.filter(({ width }) => [320, 667, 1280].includes(width)) },
  { title: 'every screen @all', sizes: ALL_SIZES },
] as const;

/** What every game shows at every decision: scores, the main button, what to do; the clock, where sand runs. */
const FRAME = ['[aria-label="Joueurs"] > li', '[data-place="main"] .button', '[data-place="message"] > *', '[role="timer"]'];

/** What the frame shows at the end. */
export const END_IN_SIGHT = ['[aria-label="Joueurs"] > li', '[aria-label="Classement"] > li', '.ending .button.main'];

/** `own`: selectors of the game: each piece of the hand, each place where one plays. */
export async function expectInSight(page: Page, own: readonly string[], sizes: readonly ScreenSize[]): Promise<void> {
  for (const selector of own) await expect(page.locator(selector).first()).toBeAttached();
  await expectAllInSight(page, [...FRAME, ...own], sizes);
}

export async function expectAllInSight(page: Page, wanted: readonly string[], sizes: readonly ScreenSize[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => hiddenParts(page, wanted), { message: `in sight at ${size.width}×${size.height}` }).toEqual([]);
  }
}

/** What is beyond the screen or covered, and whether the page scrolls. */
async function hiddenParts(page: Page, wanted: readonly string[]): Promise<readonly string[]> {
  const parts = await page.locator(wanted.join(', ')).evaluateAll((elements) => {
    /** Its middle, and near each corner, which may be round. */
    const corners = [0.2, 0.8].flatMap((across) => [0.2, 0.8].map((down) => [across, down] as const));
    return elements.flatMap((element) => {
      const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const name = `${element.getAttribute('aria-label') ?? element.textContent}`.trim().slice(0, 40);
      if (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1) return [`${name}: beyond the screen`];
      const isShown = ([across, down]: readonly [number, number]) =>
        element.contains(element.ownerDocument.elementFromPoint(left + width * across, top + height * down));
      return width > 0 && [[0.5, 0.5] as const, ...corners].every(isShown) ? [] : [`${name}: covered`];
    });
  });
  const scrolled = await page
    .locator('html')
    .evaluate(({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
  return scrolled.some((beyond) => beyond > 0) ? [...parts, 'the page scrolls'] : parts;
}
