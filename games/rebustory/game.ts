// Rébustory as it comes out of its box: the only door into this folder.

import { acceptedByVote, type GameBox, openMoves, played, resultByScore as result } from '@boite/kernel';
import { course } from './rules/course.ts';
import { readOptions } from './rules/form.ts';
import { refusedKey } from './rules/group.ts';
import { readAction } from './rules/read.ts';
import { cardsOfRiddle } from './rules/riddle-address.ts';
import { setup } from './rules/setup.ts';
import { text } from './rules/text.ts';
import { reveal, view } from './rules/view.ts';
import { ANY_WAY, courseOf } from './rules/ways.ts';
import type { LaidMove, RebustoryTypes } from './types.ts';

const cardReading = { readOptions, readAction };
const isOpenMove = openMoves<RebustoryTypes['Fact']>(
  ...(['proposed', 'voiced', 'put-to-vote', 'laid', 'took', 'withdrawn', 'scored', 'discarded', 'turn'] as const),
  ...(['sand-asked', 'sand-answered'] as const),
);
const seating = {
  seats: ANY_WAY,
  seatsWith: (options: RebustoryTypes['Options']) => courseOf(options).seats,
  hasJuniors: true,
};

const precedents = acceptedByVote<LaidMove>(({ judged, group, objections }) =>
  judged
    .filter(({ word }) => objections.some((objected) => objected.word === word))
    .map((rebus) => ({ key: refusedKey(rebus, group), text: rebus.word })),
);

export const box: GameBox<RebustoryTypes> = {
  game: { id: 'rebustory', ...seating, ...cardReading, setup, ...played(course), view, reveal, result, isOpenMove, precedents },
  bot: () => import('./bot/bot.ts').then(({ bot }) => bot),
  text,
  books: ['lexicon', 'sounds', 'grammar', 'names'],
  quick: { way: 'premier', judging: 'appel', sablier: null },
  riddle: cardsOfRiddle,
};
