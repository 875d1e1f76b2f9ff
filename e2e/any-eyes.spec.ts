// Knows that every game is for any eyes: axe has nothing to say of it from first to last, on any screen, in any colours, and what one
// touches is large enough.

import { shelf } from '@boite/games';
import { expectAccessibleOn, expectStill, expectStrongContrast, expectTouchable } from './good-page.ts';
import { test } from './house.ts';
import { MOMENTS, openFirst } from './moments.ts';

const PHONE = { width: 390, height: 664 };
const EVERY_SCREEN = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  PHONE,
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

// With this seed the person begins.
test.use({ seed: 3 });

for (const box of shelf()) {
  const { id } = box.game;

  test(`${id}: on a phone axe has nothing to say of a first decision, what one touches is large enough, nothing moves by itself`, async ({
    page,
  }) => {
    await openFirst(page, box);
    await expectAccessibleOn(page, [PHONE]);
    await expectTouchable(page);
    await expectStill(page);
    await expectStrongContrast(page);
  });

  for (const { moment, open } of MOMENTS)
    test(`${id}: axe has nothing to say of ${moment}, on every screen, in light, in dark and in forced colours @all`, async ({
      page,
    }) => {
      await open(page, box);
      await expectAccessibleOn(page, EVERY_SCREEN);
      for (const size of EVERY_SCREEN) {
        await page.setViewportSize(size);
        await expectTouchable(page);
      }
      await expectStill(page);
      await expectStrongContrast(page);
    });
}
