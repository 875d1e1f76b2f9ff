// Rondo as it comes out of its box: the only door into this folder.

import { type GameBox, openMoves, played, resultByScore as result } from '@boite/kernel';
import { course } from './rules/course.ts';
import { readOptions } from './rules/form.ts';
import { readAction } from './rules/read.ts';
import { setup } from './rules/setup.ts';
import { text } from './rules/text.ts';
import { reveal, view } from './rules/view.ts';
import type { RondoTypes } from './types.ts';

const rondoReading = { readOptions, readAction };
const isOpenMove = openMoves<RondoTypes['Fact']>('shown', 'proposed', 'voiced', 'put-to-vote', 'played', 'turn');

export const box: GameBox<RondoTypes> = {
  game: { id: 'rondo', seats: { min: 2, max: 6 }, ...rondoReading, setup, ...played(course), view, reveal, result, isOpenMove },
  bot: () => import('./bot/bot.ts').then(({ bot }) => bot),
  text,
  books: ['lexicon'],
  quick: { sablier: null, opening: 'chance' },
};
