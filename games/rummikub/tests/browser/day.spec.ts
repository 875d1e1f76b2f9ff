// Knows that the challenge of the day of Rummikub des mots is played without a pointer: one play, the longest word of the rack.

import { challengesOf } from '@boite/e2e/days.ts';
import { expect } from '@boite/e2e/house.ts';
import { rack, rackOf, wordFromRack, wordLaidBy } from './workbench.ts';

const RACK_OF_THE_DAY = 7;
const SHORTEST = 4;

challengesOf('Rummikub des mots', {
  hasHints: true,
  isStopped: false,
  told: /points?\savec\sun\smot\sde\s\d\slettres/,
  sign: /^🟨+ \d+$/u,
  async play(hand, page) {
    await expect(rack(page).getByRole('button')).toHaveCount(RACK_OF_THE_DAY);
    const word = await wordFromRack(page, SHORTEST);
    if (word === null) throw new Error(`nothing to lay with ${await rackOf(page)}`);
    await wordLaidBy(hand, page, word);
  },
});
