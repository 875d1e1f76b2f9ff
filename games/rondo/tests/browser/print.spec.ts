// Knows that what the printed rules show can be played on the screen: MARE with a joker, which becomes MINI; PREVENIR, shortened to VENIR.

import { bringTo } from '@boite/e2e/facts.ts';
import { awaitTurn, yourTurn } from '@boite/e2e/frame.ts';
import { expect, test } from '@boite/e2e/house.ts';
import { beginNow } from '@boite/e2e/shelf.ts';
import type { Page } from '@playwright/test';
import { RONDO_DECK } from '../../rules/deck.ts';
import { readOptions } from '../../rules/form.ts';
import type { Card, Fact, Options, Points } from '../../types.ts';
import { cardsDrawn, playDrawn } from '../drawing.ts';
import { layByTapping } from './player.ts';

const options = readOptions({ sablier: null, opening: 'chance' }) as Options;
const NONE: Points = { letters: 0, gommes: 0, bonus: 0, exchanges: 0, total: 0 };

/** The bot has laid these words, one after the other, and the person holds these cards. */
function afterWords(hand: string, ...words: readonly (readonly [drawn: string, word: string])[]): readonly Fact[] {
  const [own, laid] = [cardsDrawn(hand), words.map(([drawn]) => playDrawn(drawn))];
  const used = laid.flatMap(({ placements }) => placements.map(({ card }) => card));
  const pile = RONDO_DECK.filter((card): card is Card => !['W', 'K'].includes(card));
  return [
    { kind: 'dealt', options, youngest: null, hands: [own, used], pile, deadline: null },
    { kind: 'opened', first: 1, by: 'chance', words: [] },
    ...laid.flatMap((play, nth): readonly Fact[] => [
      { kind: 'turn', seat: 1, deadline: null },
      { kind: 'played', seat: 1, play, word: words[nth]?.[1] ?? '', points: NONE, drawn: [] },
    ]),
    { kind: 'turn', seat: 0, deadline: null },
  ];
}

const lay = (page: Page, drawn: string) => layByTapping(page, playDrawn(drawn));
const takeBack = (page: Page) => page.getByRole('button', { name: 'Reprendre tout' }).click();
const playButton = (page: Page) => page.getByRole('button', { name: /^Jouer/ });
const advice = (page: Page) => page.locator('[data-place="message"]');

test('the print’s own words: MARE, MÈRE, MARI, MINI, and a prefix that three gommes erase', async ({ page }) => {
  await beginNow(page, 'Rondo');
  await awaitTurn(page);
  await bringTo(page, { facts: afterWords('EIINSAO', ['MAR', 'MAR'], ['...+*E', 'MARE']), awaiting: [0] });
  await expect(yourTurn(page)).toBeVisible();
  // The joker stays E: MERE needs one card.
  await lay(page, '.E..');
  await expect(playButton(page)).toHaveText(/\b5\spoints/);
  await takeBack(page);
  // Another letter there needs a card on the joker.
  await lay(page, '...I');
  await expect(advice(page)).toContainText(/mari/i);
  await takeBack(page);
  // Both ends at once cannot be laid: the compartment at the end is no longer offered.
  await lay(page, '+A....');
  await expect(page.locator('[data-slot="4"]')).toHaveCount(0);
  await takeBack(page);
  await lay(page, '.INI');
  await expect(playButton(page)).toHaveText(/\b8\spoints/);
  await playButton(page).click();
  await expect(page.getByRole('region', { name: 'Feuille de marque' })).toContainText(/mini/i);

  const [first, ...rest] = [...'PREVENIR'];
  const grown = rest
    .slice(2)
    .map((letter, nth): [string, string] => [`${'.'.repeat(nth + 3)}+${letter}`, `${first}${rest.slice(0, nth + 3).join('')}`]);
  await bringTo(page, { facts: afterWords('___AOSU', ['PRE', 'PRE'], ...grown), awaiting: [0] });
  await expect(yourTurn(page)).toBeVisible();
  await lay(page, '___.....');
  await expect(playButton(page)).toHaveText(/\b1\spoint/);
  await playButton(page).click();
  await expect(page.getByRole('region', { name: 'Feuille de marque' })).toContainText(/venir/i);
});
