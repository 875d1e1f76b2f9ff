// Whoever types `boite new-game` has a game that keeps every rule of the house and is played in the page at once.

import type { Page } from '@playwright/test';
import { Copy } from './copy.ts';
import { awaitTurn, ending, log, otherMove } from './frame.ts';
import { expect, House, test } from './house.ts';
import { beginNow } from './shelf.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
const TSC = 'node_modules/typescript/bin/tsc';
const SVELTE_CHECK = 'node_modules/svelte-check/bin/svelte-check';

/** A word for each first letter. */
const WORDS =
  `arbre bateau chapeau dragon école fromage gâteau histoire image jardin kayak lapin maison nuage orange papillon quatre
  rivière soleil tortue usine violon wagon xylophone yaourt zèbre`.split(/\s+/);

/** Says a word, or passes when its own was said before. */
async function takeTurn(page: Page): Promise<void> {
  const letter = (await page.getByLabel('Votre mot').getAttribute('placeholder'))?.toLowerCase() ?? '';
  const word = WORDS.find((word) => word.startsWith(letter)) ?? 'école';
  const said = (await page.getByRole('list').allTextContents()).join(' ').toLowerCase();
  if (said.includes(word.replaceAll(/[éèâ]/g, (vowel) => (vowel === 'â' ? 'a' : 'e')))) {
    return otherMove(page, 'Passer');
  }
  await page.getByLabel('Votre mot').fill(word);
  await page.getByRole('button', { name: 'Dire' }).click();
}

async function playToTheEnd(page: Page): Promise<void> {
  while ((await awaitTurn(page)) === 'turn') {
    const lines = await log(page).count();
    await takeTurn(page);
    // The bot may have played before anyone looks: only what happened stays.
    await expect(log(page)).not.toHaveCount(lines);
  }
}

test('a new game keeps the rules of the house and is played against a bot @all', async ({ browser }) => {
  const copy = new Copy();
  const house = new House(1, copy.folder);
  try {
    const steps = [
      ['cli/bin/boite.mjs', 'new-game', 'essai-libre', '--title', 'Essai libre'],
      ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', 'games'],
      [TSC, '-p', 'games'],
      [TSC, '-p', '.'],
      [SVELTE_CHECK, '--workspace', '.', '--tsconfig', './tsconfig.page.json', '--fail-on-warnings', '--output', 'human'],
      ['node_modules/knip/bin/knip.js'],
      [VITEST, 'run', 'games/essai-libre', 'games/records', 'tools/src/guards', 'server/src', 'cli/src/simulate'],
      ['scripts/build-page.mjs'],
    ] as const;
    for (const [script, ...args] of steps) expect(copy.failure(script, ...args)).toBeNull();
    await house.open();
    const page = await browser.newPage({ baseURL: house.url, serviceWorkers: 'block', locale: 'fr-FR' });
    await beginNow(page, 'Essai libre');
    await playToTheEnd(page);
    await expect(ending(page).getByRole('listitem')).toHaveCount(2);
    await page.close();
  } finally {
    await house.close();
    copy.remove();
  }
});
