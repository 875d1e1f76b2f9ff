// Knows that every lesson of every game is played in a browser, on a phone by fingers and on a desk by keyboard alone: first by another
// move, which is advised against, and then step by step, as its gestures say and with no more of them.

import { shelf } from '@boite/games';
import { lessonOf } from '@boite/games/commands.ts';
import type { GameTypes, Gesture, LessonScene } from '@boite/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectGood } from './good-page.ts';
import { HANDS_WITHOUT_POINTER, type PlayingHand } from './hands.ts';
import { test } from './house.ts';
import { boxOnShelf } from './shelf.ts';

const lessons = await Promise.all(
  shelf().map(async ({ game, text }) => ({ id: game.id, name: text.name, lesson: await lessonOf(game.id) })),
);

/** On the left of a thing, where it is not past its middle. */
class FingerHand implements PlayingHand {
  async press(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    await target.click({ position: { x: width / 4, y: height / 2 } });
  }

  write(field: Locator, words: string): Promise<void> {
    return field.fill(words);
  }
}

const [typing] = HANDS_WITHOUT_POINTER;
const HANDS = [
  { how: 'on a phone', size: { width: 390, height: 664 }, of: () => new FingerHand() },
  { how: 'on a desk by keyboard alone', size: typing?.size ?? { width: 1280, height: 800 }, of: typing?.of },
];

for (const { id, name, lesson } of lessons)
  for (const { how, size, of } of HANDS) {
    test(`the first game of ${name}, ${how}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      const hand = of?.(page) ?? new FingerHand();
      const learn = boxOnShelf(page, name).getByRole('link', { name: 'Apprendre en jouant' });
      await hand.press(learn);
      await played(page, hand, lesson?.first);
      await expect(page.getByRole('heading', { name: 'Vous savez jouer' })).toBeFocused();
      await expectGood(page);
      await hand.press(page.getByRole('main').getByRole('link', { name: 'Accueil' }));
      await expect(boxOnShelf(page, name)).toBeVisible();
      await expect(learn).toHaveCount(0);
    });

    test(`the examples of the rules of ${name}, ${how} @all`, async ({ page }) => {
      await page.setViewportSize(size);
      const hand = of?.(page) ?? new FingerHand();
      for (const [at, scene] of (lesson?.more ?? []).entries()) {
        await page.goto(`/regles/${id}`);
        await hand.press(page.getByRole('region', { name: 'À jouer' }).getByRole('listitem').nth(at).getByRole('link'));
        await played(page, hand, scene);
        await expect(page.getByRole('heading', { name: 'Exemple joué' })).toBeFocused();
      }
    });
  }

async function played(page: Page, hand: PlayingHand, scene: LessonScene<GameTypes> | undefined): Promise<void> {
  const told = page.getByRole('region', { name: 'La leçon' }).getByRole('status');
  for (const [nth, step] of (scene?.steps ?? []).entries()) {
    await expect(told).toContainText(`${nth + 1}/${scene?.steps.length}`);
    for (const gesture of step.gestures) await made(page, hand, gesture);
  }
  await expect(told).not.toContainText(`/${scene?.steps.length}`);
}

async function made(page: Page, hand: PlayingHand, gesture: Gesture): Promise<void> {
  if (typeof gesture === 'string') return hand.press(await thingCalled(page, gesture));
  await hand.write(fieldIn(page), gesture.write);
}

/** Where one writes now: in the question that is asked, or at the table. */
function fieldIn(page: Page): Locator {
  return page.locator('dialog[open], main').last().getByRole('textbox').first();
}

/** By its whole name, or by how it begins; what lies on the table already is called otherwise. */
async function thingCalled(page: Page, name: string): Promise<Locator> {
  const place = page.locator('main, dialog[open]');
  const free = { disabled: false };
  const whole = place.getByRole('button', { name, exact: true, ...free });
  const begun = place.getByRole('button', { name: new RegExp(`^${escaped(name)}(?![\\p{L}\\d])`, 'u'), ...free });
  await expect(whole.or(begun).first()).toBeVisible();
  return (await whole.count()) > 0 ? whole.first() : begun.first();
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
}
