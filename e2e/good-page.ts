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

/** After another size of the window what follows it takes a frame or two: until the places of the frame stay as they are. */
const PLACES_STAND = `new Promise((done) => {
  let before = null;
  const look = () => {
    const places = [...document.querySelectorAll('[data-place]')].map((place) => [place.clientHeight, place.scrollHeight, place.tabIndex]);
    const now = places.join();
    if (now === before) return done(true);
    before = now;
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  look();
})`;

export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** In one go, which is all that a page without frames needs: the other way opens a second page each time. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(PLACES_STAND);
  await page.waitForFunction(IS_SETTLED);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Colours as a device may ask for them. */
const COLOUR_SCHEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** On each of these screens, in light, in dark and in forced colours. */
export async function expectAccessibleOn(page: Page, screens: readonly { width: number; height: number }[]): Promise<void> {
  for (const colours of COLOUR_SCHEMES) {
    await page.emulateMedia(colours);
    for (const size of screens) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  }
}

/** For eyes that ask for more contrast, letters stand out more than others need. */
export async function expectStrongContrast(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme, forcedColors: 'none' });
    await page.waitForFunction(IS_SETTLED);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules(['color-contrast-enhanced']).analyze();
    const told = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html.slice(0, 90)} ${any[0]?.message}`));
    expect(told).toEqual([]);
  }
  await page.emulateMedia({ contrast: null });
}

/** For those whom motion disturbs, nothing moves by itself. */
export async function expectStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate<readonly string[]>(MOVING)).toEqual([]);
}

/** What moves, by the name of its animation. */
const MOVING = `document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime > 0)
  .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty ?? 'animated')`;

/** Neither the page nor what is inside a dialog. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page
    .locator('html, dialog .scroll')
    .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
}

/** In pixels: what a finger finds. */
const LEAST_TOUCHED = 24;

/**
 * Everything one may press, or as far from everything else, but for links; the end of a word, which the half of its last tile is as
 * well; the squares of a board that comes near. Once the page has taken the size of its screen.
 */
export async function expectTouchable(page: Page): Promise<void> {
  const controls = page.locator(
    'button:not(:disabled, [data-end], [data-squares] button), input:not([type="radio"], [type="checkbox"]), select',
  );
  const small = () =>
    controls.evaluateAll((found, least) => {
      const boxes = found.map((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return { control, width, height, x: left + width / 2, y: top + height / 2 };
      });
      const shown = boxes.filter(({ width }) => width > 0);
      type Box = (typeof boxes)[number];
      const isSmall = ({ width, height }: Box) => Math.min(width, height) < least;
      const isNear = (one: Box, other: Box) => one !== other && Math.hypot(one.x - other.x, one.y - other.y) < least;
      return shown
        .filter((box) => isSmall(box) && shown.some((other) => isNear(box, other)))
        .map(({ control, width, height }) => `${control.outerHTML.slice(0, 90)} ${width}×${height}`);
    }, LEAST_TOUCHED);
  await expect.poll(small).toEqual([]);
}
