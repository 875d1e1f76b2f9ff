// Scrabble Rébus as it comes out of its box: the only door into this folder.

import { acceptedByVote, type GameBox, openMoves, played, resultByScore as result } from '@boite/kernel';
import { course } from './rules/course.ts';
import { readOptions } from './rules/form.ts';
import { readAction } from './rules/read.ts';
import { objected, refusedRowKey } from './rules/rebus.ts';
import { setup } from './rules/setup.ts';
import { text } from './rules/text.ts';
import { reveal, view } from './rules/view.ts';
import type { LaidPlay, ScrabbleRebusTypes } from './types.ts';

const tokenReading = { readOptions, readAction };
const isOpenMove = openMoves<ScrabbleRebusTypes['Fact']>('proposed', 'voiced', 'put-to-vote', 'played', 'passed', 'turn');

export const box: GameBox<ScrabbleRebusTypes> = {
  game: {
    id: 'scrabble-rebus',
    seats: { min: 2, max: 4 },
    ...tokenReading,
    setup,
    ...played(course),
    ...{ view, reveal, result, isOpenMove },
    precedents: acceptedByVote<LaidPlay>(({ rebuses }) => {
      return objected(rebuses).map((rebus) => ({ key: refusedRowKey(rebus), text: rebus.text }));
    }),
  },
  bot: () => import('./bot/bot.ts').then(({ bot }) => bot),
  text,
  books: ['lexicon', 'sounds', 'grammar', 'names'],
  quick: { sablier: null, judging: 'appel' },
};
