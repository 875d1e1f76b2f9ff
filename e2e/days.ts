// Knows how the challenge of a day is played in a browser, on a phone by names and roles, on a desk by keyboard alone: to its end, with the
// best, a text that spoils nothing, and a calendar that remembers.

import { expect, type Locator, type Page } from '@playwright/test';
import { HANDS_WITHOUT_POINTER, type PlayingHand } from './hands.ts';
import { test } from './house.ts';
import { onTheDay } from './luck.ts';

export interface ChallengePlayed {
  /** As far as one likes, or to its end. */
  play(hand: PlayingHand, page: Page): Promise<void>;
  /** How it went, on the screen and in the first line for others. */
  readonly told: RegExp;
  /** A line for others says how a move went, and with what no more. */
  readonly sign: RegExp;
  /** Whether hints may be asked for: one is. */
  readonly hasHints: boolean;
  /** Whether there would be more to play. */
  readonly isStopped: boolean;
}

export function challengesOf(game: string, challenge: ChallengePlayed): void {
  for (const [nth, { how, size, of }] of HANDS_WITHOUT_POINTER.entries())
    test(`the challenge of the day of ${game}, ${how}${nth === 0 ? '' : ' @all'}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize(size);
      await onTheDay(page);
      const hand = of(page);
      const over = page.getByRole('heading', { name: challenge.told });
      await page.goto('/jour');
      await hand.press(listed(page, game).getByRole('link', { name: 'Jouer' }));
      if (challenge.hasHints) await hintTaken(hand, page);
      await challenge.play(hand, page);
      if (challenge.isStopped) await hand.press(page.getByRole('button', { name: 'J’ai fini' }));
      await expect(over.first()).toBeVisible();
      const best = page.getByRole('region', { name: 'Avec tout le dictionnaire' });
      await expect(best.getByRole('listitem').first()).toBeVisible();

      await hand.press(page.getByRole('button', { name: 'Partager mon résultat' }));
      const [title, told, ...signs] = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n');
      expect(title).toMatch(/défi du 17\smars/i);
      expect(told).toMatch(challenge.told);
      expect(/1\sindice$/.test(told ?? '')).toBe(challenge.hasHints);
      expect(signs.length).toBeGreaterThan(1);
      for (const line of signs.slice(0, -1)) expect(line).toMatch(challenge.sign);

      await hand.press(page.getByRole('link', { name: 'Les autres défis de ce jour' }));
      await expect(page.getByRole('link', { name: /1 sur 5/ })).toBeVisible();
      await page.reload();
      await hand.press(listed(page, game).getByRole('link', { name: 'Revoir' }));
      await expect(over.first()).toBeVisible();
    });
}

function listed(page: Page, game: string): Locator {
  return page.getByRole('listitem').filter({ hasText: game });
}

async function hintTaken(hand: PlayingHand, page: Page): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Indice' }));
  const hint = page.getByRole('dialog', { name: 'Un indice' });
  await hand.press(hint.getByRole('button', { name: 'Où regarder' }));
  await hand.press(hint.getByRole('button', { name: 'Fermer' }));
}
