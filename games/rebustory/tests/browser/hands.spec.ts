// Knows that a whole game of Rébustory is played without a pointer: by keyboard alone, and by names and roles alone.

import { rewrite } from '@boite/e2e/facts.ts';
import { awaitTurn } from '@boite/e2e/frame.ts';
import { beginBy, expectRanked, HANDS_WITHOUT_POINTER, otherMoveBy, type PlayingHand } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';
import type { Page } from '@playwright/test';
import type { Fact } from '../../types.ts';
import { cardNamed } from './player.ts';

// With this seed the person begins.
test.use({ seed: 3 });

/** The first rebus is enough. */
const LOW_TARGET = 1;
const CARDS_WITH_A_HAT = ['a-chat', 'a-pot', 'a-part', 'a-val', 'a-oie', 'a-cil', 'a-zoo', 'a-an', 'a-son', 'a-quai'];

for (const { how, of } of HANDS_WITHOUT_POINTER)
  test(`a whole game ${how} @all`, async ({ page }) => {
    const hand = of(page);
    await beginBy(hand, page, 'Rébustory');
    expect(await awaitTurn(page)).toBe('turn');
    await rewrite<Fact>(page, begunWithAHat);
    expect(await awaitTurn(page)).toBe('turn');
    for (const name of ['chat', 'pot']) await hand.press(cardNamed(page, name));
    await hand.write(page.getByRole('textbox', { name: /mot/i }), 'chapeau');
    await hand.press(page.getByRole('button', { name: /^Poser/ }));
    await expect(cardNamed(page, 'chat')).toHaveCount(0);
    await finishTurnBy(hand, page);
    while ((await awaitTurn(page)) === 'turn') await finishTurnBy(hand, page);
    await expectRanked(page);
  });

function begunWithAHat(fact: Fact): Fact {
  if (fact.kind === 'opened') return { ...fact, options: { ...fact.options, target: LOW_TARGET } };
  return fact.kind === 'dealt' ? { ...fact, hands: [CARDS_WITH_A_HAT, fact.hands[1] ?? []] } : fact;
}

/** With a card discarded. */
async function finishTurnBy(hand: PlayingHand, page: Page): Promise<void> {
  const lines = page.getByRole('table').locator('tbody .points');
  const before = await lines.count();
  const finish = page.getByRole('button', { name: /^Finir le tour/ });
  if (await finish.isVisible()) await hand.press(finish);
  else await otherMoveBy(hand, page, /^Je ne pose rien/);
  await hand.press(page.getByRole('list', { name: 'Votre main' }).getByRole('button').first());
  await hand.press(page.getByRole('button', { name: /et finir/ }));
  // The bot may have played before anyone looks: only what is written stays.
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
}
