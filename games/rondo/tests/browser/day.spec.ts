// Knows that the challenge of a day is played in a browser, on a phone by names and roles, on a desk by keyboard alone: to its end, with the
// best, a text that spoils nothing, and a calendar that remembers.

import { HANDS_WITHOUT_POINTER } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { onTheDay } from '@boite/e2e/luck.ts';
import { wordPlayedBy } from './word-by-hand.ts';

for (const [nth, { how, size, of }] of HANDS_WITHOUT_POINTER.entries()) {
  test(`the challenge of the day, ${how}${nth === 0 ? '' : ' @all'}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(size);
    await onTheDay(page);
    const hand = of(page);
    await page.goto('/jour');
    await hand.press(page.getByRole('listitem').filter({ hasText: 'Rondo' }).getByRole('link', { name: 'Jouer' }));
    await expect(page.getByRole('list', { name: 'Votre main' }).getByRole('button')).toHaveCount(7);

    await hand.press(page.getByRole('button', { name: 'Indice' }));
    const hint = page.getByRole('dialog', { name: 'Un indice' });
    await hand.press(hint.getByRole('button', { name: 'Où regarder' }));
    await hand.press(hint.getByRole('button', { name: 'Fermer' }));

    const over = page.getByRole('heading', { name: /points? en \d mots?/ });
    while (!(await over.isVisible()) && (await wordPlayedBy(hand, page))) {
      // A word after the other, as long as one can be laid.
    }
    const finish = page.getByRole('button', { name: 'J’ai fini' });
    await expect(over.or(finish).first()).toBeVisible();
    if (await finish.isVisible()) await hand.press(finish);
    await expect(over).toHaveText(/1\sindice$/);
    const best = page.getByRole('region', { name: 'Avec tout le dictionnaire' });
    await expect(best.getByRole('listitem').first()).toContainText(/point/);

    await hand.press(page.getByRole('button', { name: 'Partager mon résultat' }));
    const shared = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(shared).toContain('défi du');
    expect(shared).toMatch(/1\sindice$/m);
    for (const line of shared.split('\n').slice(2, -1)) expect(line).toMatch(/^🟦+ -?\d+$/u);

    await hand.press(page.getByRole('link', { name: 'Les autres défis de ce jour' }));
    await expect(page.getByRole('link', { name: /1 sur 5/ })).toBeVisible();
    await page.reload();
    await hand.press(page.getByRole('listitem').filter({ hasText: 'Rondo' }).getByRole('link', { name: 'Revoir' }));
    await expect(over).toBeVisible();
  });
}
