// Rummikub des mots as it comes out of its box: the only door into this folder.

import { acceptedByVote, type GameBox, openMoves, played, resultByScore as result } from '@boite/kernel';
import { course } from './rules/course.ts';
import { readOptions } from './rules/form.ts';
import { readAction } from './rules/read.ts';
import { RUMMIKUB_SEATS, setup } from './rules/setup.ts';
import { text } from './rules/text.ts';
import { isOwnTheme, OWN_THEME_SEATS } from './rules/themes.ts';
import { reveal, view } from './rules/view.ts';
import type { RummikubTypes, WaitingPlay } from './types.ts';

const isOpenMove = openMoves<RummikubTypes['Fact']>('proposed', 'voiced', 'put-to-vote', 'played', 'turn');

export const box: GameBox<RummikubTypes> = {
  game: {
    id: 'rummikub',
    seats: RUMMIKUB_SEATS,
    // A subject of the table's own is judged by two people at least, besides its author. (RULES.md 8.4)
    seatsWith: ({ theme }) => (isOwnTheme(theme) ? { ...RUMMIKUB_SEATS, min: OWN_THEME_SEATS } : RUMMIKUB_SEATS),
    isForPeopleAlone: ({ theme }) => isOwnTheme(theme),
    ...{ readOptions, readAction },
    setup,
    ...played(course),
    ...{ view, reveal, result, isOpenMove },
    // Words that the dictionary does not list. (RULES.md 8.3)
    precedents: acceptedByVote<WaitingPlay>(({ about, unlisted }) => {
      return about === 'appeal' ? unlisted.map((word) => ({ key: word, text: word })) : [];
    }),
  },
  bot: () => import('./bot/bot.ts').then(({ bot }) => bot),
  text,
  books: ['lexicon', 'themeLists'],
  quick: { sablier: null },
};
