// How a word is laid without a pointer, by whatever hand.

import { namesSaidIn, type PlayingHand } from '@boite/e2e/hands.ts';
import { expect, type Page } from '@playwright/test';
import { bestAmong, cardIn, laidCards } from './player.ts';

/** The best word that can be seen; whether there was one. */
export async function wordPlayedBy(hand: PlayingHand, page: Page): Promise<boolean> {
  const own = page.getByRole('list', { name: 'Votre main' });
  const holder = page.getByRole('group', { name: /^Porte-cartes/ });
  const held = (await namesSaidIn(own, 'button')).map((name) => cardIn(name.replace(/^Carte /, '')));
  const best = bestAmong(laidCards(await namesSaidIn(holder, 'button')), held);
  if (best === null) return false;
  for (const { card, at } of best.play.placements) {
    const slot = at - (best.play.lengthen === 'start' ? 1 : 0);
    await hand.press(own.getByRole('button', { name: `Carte ${card},`, disabled: false }).first());
    await hand.press(
      holder.getByRole('button', { name: slot < 0 ? /au début/ : new RegExp(`^Case ${slot + 1}\\s|à la fin`, 'u') }).first(),
    );
  }
  await hand.press(page.getByRole('button', { name: /^Jouer/ }));
  await expect(holder.getByRole('button', { name: /pas encore jouée/ })).toHaveCount(0);
  return true;
}
