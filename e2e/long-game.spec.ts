// Knows that a long game is come into by its end, and that what went before is read when one asks for it.

import { bringTo, type FactWritten, factsOf } from './facts.ts';
import { awaitTurn } from './frame.ts';
import { expect, test } from './house.ts';
import { beginNow } from './shelf.ts';

// With this seed the person begins.
test.use({ seed: 8 });

/** More than is told at once. */
const TURNS_PASSED = 150;

test('the log of a long game begins with its latest lines, and goes back as far as one asks', async ({ page }) => {
  await beginNow(page, 'Rondo');
  await awaitTurn(page);
  const begun = await factsOf<FactWritten>(page);
  const passed = Array.from({ length: TURNS_PASSED }, (_, turn) => [
    { kind: 'passed', seat: turn % 2, outOfTime: false, points: 0, drawn: [] },
    { kind: 'turn', seat: (turn + 1) % 2, deadline: null },
  ]);
  await bringTo(page, { facts: [...begun, ...passed.flat()], awaiting: [0] });
  await awaitTurn(page);
  const log = page.getByRole('region', { name: 'Ce qui s’est passé' });
  const lines = log.getByRole('listitem');
  const earlier = log.getByRole('button', { name: 'Voir ce qui précède' });
  await expect(earlier).toBeVisible();
  while (await earlier.isVisible()) {
    const before = await lines.count();
    expect(before).toBeLessThan(TURNS_PASSED);
    await earlier.click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  }
  expect(await lines.count()).toBeGreaterThan(TURNS_PASSED);
});
