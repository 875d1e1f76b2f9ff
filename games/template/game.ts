// The smallest game as it comes out of its box: the only door into this folder.

import { type GameBox, played, resultByScore as result } from '@boite/kernel';
import { course, readAction, readOptions, reveal, setup, text, view } from './rules.ts';
import type { Types } from './types.ts';

export const box: GameBox<Types> = {
  game: { id: 'template', seats: { min: 2, max: 6 }, readOptions, readAction, setup, ...played(course), view, reveal, result },
  bot: () => import('./bot.ts').then(({ bot }) => bot),
  text,
  books: ['lexicon'],
  quick: { sablier: null },
};
