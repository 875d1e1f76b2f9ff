// Knows that the challenge of the day of Dico is played without a pointer: a question, then the word.

import { challengesOf } from '@boite/e2e/days.ts';
import { expect } from '@boite/e2e/house.ts';
import { THE_DAY } from '@boite/e2e/luck.ts';
import { loadLibrary } from '@boite/language/node';
import { secretOf } from '../../coach/daily.ts';
import { announceBy, plan, replies } from './player.ts';

// What one deduces is not what this is about.
const WORD_OF_THE_DAY = secretOf(THE_DAY, loadLibrary()).word;

challengesOf('Dico', {
  hasHints: true,
  isStopped: false,
  told: /^Mot\strouvé\sen\s1\squestion/,
  sign: /^📖✅$/u,
  async play(hand, page) {
    await hand.press(plan(page, 'Questionner'));
    await hand.press(page.getByRole('radio', { name: 'Page' }));
    await hand.write(page.getByLabel('La page de…'), 'mi');
    await hand.press(page.getByRole('button', { name: /^Demander/ }));
    await expect(replies(page).first()).toBeVisible();
    await announceBy(hand, page, WORD_OF_THE_DAY);
  },
});
