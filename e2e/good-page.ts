// Knows what holds on every page at every moment: axe has nothing to say, and nothing goes beyond the screen.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Where it is looked at: the smallest each time, the others when there is time. */
export const SCREENS = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desktop, dark @all', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

/** Colours that are still fading in would be read half way. What never ends is not waited for. */
const IS_SETTLED = `document.getAnimations().every(
  ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
)`;

export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** In one go, which is all that a page without frames needs: the other way opens a second page each time. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(IS_SETTLED);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Colours as a device may ask for them. */
const COLOURS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** On each of these screens, in light, in dark and in forced colours. */
export async function expectAccessibleOn(page: Page, screens: readonly { width: number; height: number }[]): Promise<void> {
  for (const colours of COLOURS) {
    await page.emulateMedia(colours);
    for (const size of screens) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  }
}

/** Neither the page nor what is inside a dialog. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page
    .locator('html, dialog .scroll')
    .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
}
