// Knows that a table lives: pieces are seen to travel, points and the end are heard; and that nothing is lost without all that.

import { awaitTurn, ending, log, otherMove, yourTurn } from '@boite/e2e/frame.ts';
import { agree } from '@boite/e2e/friends.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { listen, watch } from '@boite/e2e/senses.ts';
import { beginNow, openOnDevice } from '@boite/e2e/shelf.ts';
import { draftedSlots, firstWord, layByTapping } from './player.ts';

// With this seed the person begins.
test.use({ seed: 8 });

const OPPONENT = [392, 494];
const PASSED = 247;
const LAST_SECONDS = 1047;

for (const { title, reducedMotion } of [
  {
    title: 'cards travel from the hand to the holder, from the pile to the hand, and from an opponent',
    reducedMotion: 'no-preference',
  },
  { title: 'for those who prefer stillness nothing moves, and the table shows the same @all', reducedMotion: 'reduce' },
] as const) {
  test(title, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const [moved, pitches] = [await watch(page), await listen(page)];
    const moves = async (place: string) => (await moved()).filter((motion) => motion.place === place).length;
    const isStill = reducedMotion === 'reduce';
    await beginNow(page, 'Rondo');
    await awaitTurn(page);
    const { play } = await firstWord(page);
    await layByTapping(page, play);
    await expect(draftedSlots(page)).toHaveCount(play.placements.length);
    // Each card that was laid has come from its place in the hand.
    await expect.poll(() => moves('play')).toBe(isStill ? 0 : play.placements.length);
    await page.getByRole('button', { name: /^Jouer/ }).click();
    await awaitTurn(page);
    // As many come from the pile; and what the opponent did is seen and heard.
    await expect.poll(() => moves('hand')).toBe(isStill ? 0 : play.placements.length);
    await expect(log(page)).not.toHaveCount(1);
    await expect.poll(async () => (await pitches()).some((pitch) => [...OPPONENT, PASSED].includes(pitch))).toBe(true);
    const others = async () => (await moves('players')) + (await moves('play')) - play.placements.length;
    await expect.poll(others).toBeGreaterThan(isStill ? -play.placements.length - 1 : 0);
    await expect(page.getByRole('region', { name: 'Feuille de marque' })).toContainText(/\d/);
  });
}

test('the end is heard, and seen, by whoever lost @all', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [moved, pitches] = [await watch(page), await listen(page)];
  await beginNow(page, 'Rondo');
  await awaitTurn(page);
  const theirs = page.getByRole('list', { name: 'Joueurs' }).getByRole('listitem').last().getByRole('img');
  // A bot that had hardly any time passes too: whoever has as much as it has does not lose.
  while (!/^[1-9]/.test((await theirs.getAttribute('aria-label')) ?? '')) {
    await otherMove(page, 'Passer');
    await awaitTurn(page);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Arrêter la partie/ }).click();
  await page.getByRole('button', { name: 'D’accord, on arrête' }).click();
  await expect(ending(page)).toBeVisible();
  await expect.poll(async () => (await pitches()).slice(-3)).toEqual([392, 330, 262]);
  await expect.poll(async () => (await moved()).some(({ transform }) => transform === 'translateY(-14px)')).toBe(true);
  await expect(page.locator('.ending .shower')).toHaveCount(0);
});

test('the last ten seconds are heard by whoever they run for @all', async ({ page }) => {
  await page.clock.install();
  const pitches = await listen(page);
  await openOnDevice(page, 'Rondo');
  await agree(page, { Sablier: '2 minutes', 'Qui commence ?': 'Le sort' });
  await page.getByRole('button', { name: /Compléter avec des robots/ }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await awaitTurn(page);
  await expect(page.getByRole('timer')).toHaveAccessibleName(/secondes$/);
  expect(await pitches()).not.toContain(LAST_SECONDS);
  // The clock of the page stands: what is left of the sand does not depend on how busy the machine is.
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
  while (Number(await page.getByRole('timer').textContent()) > 10) await page.clock.runFor(1000);
  await expect.poll(pitches).toContain(LAST_SECONDS);
  await expect(yourTurn(page)).toBeVisible();
});
