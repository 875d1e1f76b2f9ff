// What is in sight: at a decision everything a player needs, wholly, uncovered, on any screen; and no page scrolls for it.

import type { GameBox, GameTypes } from '@boite/kernel';
import type { Page } from '@playwright/test';
import { ending } from './frame.ts';
import { expectAccessibleOn } from './good-page.ts';
import { expect, test } from './house.ts';
import { endOf, fullestPosition, openPosition, recordsBeside } from './position.ts';
import { beginNow } from './shelf.ts';

interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** Phones upright and on their side, a tablet, desks. */
export const ALL_SIZES: readonly ScreenSize[] = [
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
const SCREEN_SETS = [
  { title: 'a few screens', sizes: ALL_SIZES.filter(({ width }) => [320, 667, 1280].includes(width)) },
  { title: 'every screen @all', sizes: ALL_SIZES },
] as const;

/** What every game shows at every decision: scores, the main button, what to do; the clock, where sand runs. */
const FRAME = ['[aria-label="Joueurs"] > li', '[data-place="main"] .button', '[data-place="message"] > *', '[role="timer"]'];

/** What the frame shows at the end. */
const END_IN_SIGHT = ['[aria-label="Joueurs"] > li', '[aria-label="Classement"] > li', '.ending .button.main'];

/** Asks that what the frame shows and these are in sight. `own`: selectors of the game: each piece of the hand, each place where one plays. */
export type LookFor = (own: readonly string[]) => Promise<void>;

/** What of a game is looked at on every screen. */
export interface SeenGame<T extends GameTypes> {
  readonly box: GameBox<T>;
  /** The address of the test: the records lie beside it. */
  readonly beside: string;
  /** The first of them each time, all when there is time. */
  readonly records: readonly string[];
  /** How full a state is. */
  readonly weight: (state: T['State']) => number;
  /** A game that was begun in one tap, at its first decision. */
  readonly first: readonly [title: string, look: (page: Page, sees: LookFor) => Promise<void>];
  /** Each record where it is fullest. */
  readonly full: readonly [title: string, look: (page: Page, sees: LookFor, record: string) => Promise<void>];
}

/** At the first decision, where the table is fullest, and at the end. */
export function inSightOnScreens<T extends GameTypes>({ box, beside, records, weight, first, full }: SeenGame<T>): void {
  const recordOf = recordsBeside(beside);
  onScreenSets(({ sizes, isWhole, sees }) => {
    test(first[0], async ({ page }) => {
      await beginNow(page, box.text.name);
      await first[1](page, sees(page));
    });

    for (const name of isWhole ? records : records.slice(0, 1)) {
      test(`${full[0]} (${name})`, async ({ page }) => {
        await openPosition(page, fullestPosition(box, recordOf(name), weight));
        await full[1](page, sees(page), name);
        if (isWhole) await expectAccessibleOn(page, sizes);
      });

      if (isWhole) endInSight({ box, beside, name }, sizes);
    }
  });
}

/** The screens of a set. */
export interface ScreenSet {
  readonly sizes: readonly ScreenSize[];
  /** Every size there is. */
  readonly isWhole: boolean;
  readonly sees: (page: Page) => LookFor;
}

export function onScreenSets(tests: (screens: ScreenSet) => void): void {
  for (const { title, sizes } of SCREEN_SETS)
    test.describe(title, () => {
      tests({ sizes, isWhole: sizes === ALL_SIZES, sees: (page) => (own) => expectInSight(page, own, sizes) });
    });
}

async function expectInSight(page: Page, own: readonly string[], sizes: readonly ScreenSize[]): Promise<void> {
  for (const selector of own) await expect(page.locator(selector).first()).toBeAttached();
  await expectAllInSight(page, [...FRAME, ...own], sizes);
}

interface StoredEnd<T extends GameTypes> extends Pick<SeenGame<T>, 'box' | 'beside'> {
  readonly name: string;
}

/** The ranking, whole, once a stored game is over. */
export function endInSight<T extends GameTypes>({ box, beside, name }: StoredEnd<T>, sizes: readonly ScreenSize[]): void {
  test(`and the ranking at the end (${name})`, async ({ page }) => {
    await openPosition(page, endOf(box, recordsBeside(beside)(name)));
    await expect(ending(page)).toBeVisible();
    await expectAllInSight(page, END_IN_SIGHT, sizes);
  });
}

/** In pixels: how wide a card of the hand is on a desk, where there is room. */
const LARGE_CARD = 96;

/** On every desk. */
export async function expectLargeCards(page: Page, cards: string): Promise<void> {
  for (const size of ALL_SIZES.filter(({ width }) => width >= 1280)) {
    await page.setViewportSize(size);
    const narrowest = async () =>
      Math.min(...(await page.locator(cards).evaluateAll((found) => found.map((card) => card.getBoundingClientRect().width))));
    await expect.poll(narrowest, { message: `cards at ${size.width}×${size.height}` }).toBeGreaterThanOrEqual(LARGE_CARD);
  }
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
