// Knows that the challenge of the day of Rébustory is played without a pointer: one rebus of the twenty cards.

import { challengesOf } from '@boite/e2e/days.ts';
import { expect } from '@boite/e2e/house.ts';
import { THE_DAY } from '@boite/e2e/luck.ts';
import { emptyPosition } from '../../bot/best.ts';
import { DRAW_OPTIONS, handOfDay } from '../../coach/daily.ts';
import { type Idea, ideas, rebusLaidBy } from './player.ts';

const DAY_HAND = handOfDay(THE_DAY);
const isPlain = ({ lay }: Idea) => lay.placements.every(({ card }) => !/joker|rebustory/.test(card));

challengesOf('Rébustory', {
  hasHints: false,
  isStopped: true,
  told: /points?\sen\s1\srébus/,
  sign: /^\S+ \d+$/u,
  async play(hand, page) {
    await expect(page.getByRole('list', { name: 'Votre main' }).getByRole('button')).toHaveCount(DAY_HAND.length);
    const idea = ideas(emptyPosition({ hand: DAY_HAND, options: DRAW_OPTIONS, rung: 0, words: 'everyday' })).find(isPlain);
    if (idea === undefined) throw new Error(`nothing to lay with ${DAY_HAND}`);
    await rebusLaidBy(hand, page, idea);
  },
});
