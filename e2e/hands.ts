// Knows how people play who have no pointer: by keyboard alone, or by what a page calls its things. What they press, write and read is
// found by its role and its name.

import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { rewrite } from './facts.ts';
import { awaitTurn, ending } from './frame.ts';
import { test } from './house.ts';
import { quickStart } from './shelf.ts';

export interface PlayingHand {
  press(target: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
}

/** As a screen reader does it: the thing is found by its name, and told to act. */
class NamingHand implements PlayingHand {
  async press(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    await target.click();
  }

  write(field: Locator, words: string): Promise<void> {
    return field.fill(words);
  }
}

/** More stops than any page has. */
const MOST_STOPS = 400;

/** The tabulator goes from stop to stop; inside a board or a rack, which is one stop, arrows do. */
class TypingHand implements PlayingHand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    await this.#pointAt(target);
    const isLink = await target.evaluate(({ tagName }) => tagName === 'A');
    await this.#page.keyboard.press(isLink ? 'Enter' : 'Space');
  }

  async write(field: Locator, words: string): Promise<void> {
    await this.#pointAt(field);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(words);
  }

  async #pointAt(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const key = await keyTowards(target);
      if (key === null) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`no key leads to ${target}`);
  }
}

/** The next key on the way from what has the focus; null when that is the target. */
function keyTowards(target: Locator): Promise<string | null> {
  return target.evaluate((wanted) => {
    const from = wanted.ownerDocument.activeElement;
    if (from === wanted) return null;
    const isInside = from !== null && wanted.closest('table, [role="group"], ul')?.contains(from);
    if (wanted.tabIndex >= 0 || !isInside) return 'Tab';
    const [here, there] = [from.getBoundingClientRect(), wanted.getBoundingClientRect()];
    const across = there.left + there.width / 2 - (here.left + here.width / 2);
    const down = there.top + there.height / 2 - (here.top + here.height / 2);
    if (Math.abs(down) > here.height / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
    return across > 0 ? 'ArrowRight' : 'ArrowLeft';
  });
}

interface HandWithoutPointer {
  readonly how: string;
  /** A keyboard stands on a desk, a screen reader on a phone. */
  readonly size: ViewportSize;
  of(page: Page): PlayingHand;
}

export const HANDS_WITHOUT_POINTER: readonly HandWithoutPointer[] = [
  { how: 'by keyboard alone', size: { width: 1280, height: 800 }, of: (page) => new TypingHand(page) },
  { how: 'by names and roles alone', size: { width: 390, height: 664 }, of: () => new NamingHand() },
];

/** From the shelf, against a bot. */
export async function beginBy(hand: PlayingHand, page: Page, game: string): Promise<void> {
  await page.goto('/');
  await hand.press(quickStart(page, game));
  await expect(page.getByRole('list', { name: 'Joueurs' })).toBeVisible();
}

/** A whole game against a bot in each of these ways: it begins as dealt by chance and goes on from a deal of the test's own. */
export function wholeGamesFrom(game: string, deal: object, play: (hand: PlayingHand, page: Page) => Promise<void>): void {
  for (const { how, of } of HANDS_WITHOUT_POINTER)
    test(`a whole game ${how} @all`, async ({ page }) => {
      const hand = of(page);
      await beginBy(hand, page, game);
      expect(await awaitTurn(page)).toBe('turn');
      await rewrite<{ kind: string }>(page, (fact) => (fact.kind === 'dealt' ? { ...fact, ...deal } : fact));
      await play(hand, page);
      await expectRanked(page);
    });
}

/** A move that lives behind « … », and whether one is sure. */
export async function otherMoveBy(hand: PlayingHand, page: Page, name: RegExp): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Autres coups' }));
  await hand.press(page.getByRole('button', { name }));
}

/** What the things of that role are called, one after the other. */
export async function namesSaidIn(place: Locator, role: 'button'): Promise<readonly string[]> {
  const told = await Promise.all((await place.all()).map((part) => part.ariaSnapshot()));
  return told
    .join('\n')
    .split('\n')
    .flatMap((line) => new RegExp(`- '?${role} "(.+?)"`, 'u').exec(line)?.[1] ?? []);
}

/** The ranking is read, and another game is one press away. */
export async function expectRanked(page: Page, count = 2): Promise<void> {
  await expect(ending(page).getByRole('listitem')).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'Encore une partie' })).toBeEnabled();
}
