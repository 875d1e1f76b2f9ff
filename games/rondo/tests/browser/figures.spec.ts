// Knows that a finished game stands in one's own figures, which are exported and deleted: on a phone by names and roles, on a desk by keyboard.

import { readFile } from 'node:fs/promises';
import { rewrite } from '@boite/e2e/facts.ts';
import { ending, yourTurn } from '@boite/e2e/frame.ts';
import { expectGood } from '@boite/e2e/good-page.ts';
import { beginBy, HANDS_WITHOUT_POINTER } from '@boite/e2e/hands.ts';
import { expect, test } from '@boite/e2e/house.ts';
import type { Fact } from '../../types.ts';
import { wordPlayedBy } from './word-by-hand.ts';

const cardsDealt = (letters: string) => [...letters] as Extract<Fact, { kind: 'dealt' }>['pile'];
const HANDS_DEALT = ['ETARSIN', 'OULCMPE'].map(cardsDealt);
for (const { how, size, of } of HANDS_WITHOUT_POINTER) {
  test(`one’s own figures ${how}`, async ({ page }) => {
    await page.setViewportSize(size);
    const hand = of(page);
    await beginBy(hand, page, 'Rondo');
    await expect(yourTurn(page).first()).toBeVisible();
    await rewrite<Fact>(page, (fact) => (fact.kind === 'dealt' ? { ...fact, hands: HANDS_DEALT, pile: cardsDealt('AE') } : fact));
    await expect(yourTurn(page).first()).toBeVisible();
    expect(await wordPlayedBy(hand, page)).toBe(true);
    await hand.press(page.getByRole('button', { name: 'Menu' }));
    await hand.press(page.getByRole('button', { name: 'Arrêter la partie ici' }));
    await hand.press(page.getByRole('button', { name: 'D’accord, on arrête' }));
    await expect(ending(page)).toBeVisible();
    await page.goto('/');
    await hand.press(page.getByRole('link', { name: 'Mes chiffres' }));
    await expect(page.getByRole('heading', { name: /^1\spartie finie$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Rondo 1/ })).toBeVisible();
    await expect(page.getByRole('definition').first()).toContainText(/«\s[A-Z]{3,}\s», \d+\spoints?/);
    await expect(page.getByRole('table', { name: 'Parties finies' }).getByRole('cell')).toHaveText('1');
    await expectGood(page);

    const saving = page.waitForEvent('download');
    await hand.press(page.getByRole('button', { name: 'Exporter mes chiffres' }));
    const { games } = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as { games: { feats: unknown[] }[] };
    expect(games.map(({ feats }) => feats.length)).toEqual([1]);
    await hand.press(page.getByRole('button', { name: 'Effacer mes chiffres' }));
    await hand.press(page.getByRole('button', { name: 'Effacer', exact: true }));
    await expect(page.getByText('Jouez une partie jusqu’au bout')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Jouez une partie jusqu’au bout')).toBeVisible();
  });
}
