// Dico as it comes out of its box: the only door into this folder.

import { type GameBox, openMoves, played } from '@boite/kernel';
import { course } from './rules/course.ts';
import { result } from './rules/end.ts';
import { readOptions } from './rules/form.ts';
import { readAction } from './rules/read.ts';
import { MOST_SEATS, setup } from './rules/setup.ts';
import { text } from './rules/text.ts';
import { reveal, view } from './rules/view.ts';
import type { DicoTypes } from './types.ts';

const isOpenMove = openMoves<DicoTypes['Fact']>('chosen', 'taken', 'turn', 'draw-proposed', 'draw-answered', 'draw-refused');

export const box: GameBox<DicoTypes> = {
  game: {
    id: 'dico',
    seats: { min: 2, max: MOST_SEATS },
    readOptions,
    readAction,
    setup,
    ...played(course),
    view,
    reveal,
    result,
    isOpenMove,
  },
  bot: () => import('./bot/bot.ts').then(({ bot }) => bot),
  text,
  books: ['lexicon', 'dictionary', 'nameBook'],
  quick: { sablier: null, words: 'common', length: '6-8' },
};
