// Knows that a whole game of Dico is played without a pointer: by keyboard alone, and by names and roles alone.

import { factsOf } from '@boite/e2e/facts.ts';
import { awaitTurn, yourTurn } from '@boite/e2e/frame.ts';
import { beginBy, expectRanked, HANDS_WITHOUT_POINTER, type PlayingHand } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';
import type { Page } from '@playwright/test';
import type { Fact } from '../../types.ts';
import { announceBy, board, chooseTyped, endTurn } from './player.ts';

test.use({ seed: 3 });

for (const { how, of } of HANDS_WITHOUT_POINTER)
  test(`a whole game ${how} @all`, async ({ page }) => {
    const hand = of(page);
    await beginBy(hand, page, 'Dico');
    await hand.write(page.getByRole('textbox', { name: /Tapez un mot|mot à cacher/i }), 'pêcheur');
    await hand.press(chooseTyped(page));
    await hand.press(page.getByRole('button', { name: 'Cacher ce mot' }));
    expect(await awaitTurn(page)).toBe('turn');
    await turnCardsBy(hand, page);
    await expect(yourTurn(page)).toBeVisible();
    await announceBy(hand, page, await wordOverTheShoulder(page));
    await expectRanked(page);
  });

/** A turn of acquisition: a card further each time, until it is over. */
async function turnCardsBy(hand: PlayingHand, page: Page): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^Piocher/ }));
  const done = endTurn(page).or(page.getByRole('button', { name: /^Prendre/ }));
  for (let nth = 0; (await yourTurn(page).isVisible()) && !(await done.first().isVisible()); nth++) {
    const back = board(page)
      .getByRole('button', { name: /face cachée/ })
      .nth(nth);
    const name = await back.textContent();
    await hand.press(back);
    await expect(board(page).getByRole('button', { name: `${name}`.trim(), exact: true })).toHaveCount(0);
  }
}

/** Read over its shoulder: what one deduces is not what this is about. */
async function wordOverTheShoulder(page: Page): Promise<string> {
  const facts = await factsOf<Fact>(page);
  return facts.flatMap((fact) => (fact.kind === 'chosen' && fact.seat === 1 ? [fact.secret.word] : []))[0] ?? '';
}
