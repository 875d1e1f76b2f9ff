// Rummikub des mots as it comes out of its box: the only door into this folder.

import { type GameBox, openMoves, played, resultByScore as result } from '@boite/kernel';
import { bot } from './bot/bot.ts';
import { course } from './rules/course.ts';
import { readOptions } from './rules/form.ts';
import { readAction } from './rules/read.ts';
import { setup } from './rules/setup.ts';
import { text } from './rules/text.ts';
import { reveal, view } from './rules/view.ts';
import type { RummikubTypes } from './types.ts';

const isOpenMove = openMoves<RummikubTypes['Fact']>('proposed', 'voiced', 'put-to-vote', 'played', 'turn');

export const box: GameBox<RummikubTypes> = {
  game: {
    id: 'rummikub',
    seats: { min: 2, max: 4 },
    ...{ readOptions, readAction },
    setup,
    ...played(course),
    ...{ view, reveal, result, isOpenMove },
  },
  bot,
  text,
  books: ['lexicon'],
  quick: { sablier: null },
};
