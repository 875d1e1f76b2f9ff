// Knows how Rébustory comes out of its box.

import type { Game, GameBox } from '@boite/kernel';
import { bot } from './bot/bot.ts';
import { awaiting, check, decide, expire, retire, stop } from './rules/course.ts';
import { evolve } from './rules/evolve.ts';
import { readAction, readOptions } from './rules/read.ts';
import { result } from './rules/result.ts';
import { setup } from './rules/setup.ts';
import { text } from './rules/text.ts';
import { reveal, view } from './rules/view.ts';
import { courseOf } from './rules/ways.ts';
import type { RebustoryTypes } from './types.ts';

const game: Game<RebustoryTypes> = {
  id: 'rebustory',
  seats: { min: 1, max: 6 },
  seatsWith: (options) => courseOf(options).seats,
  hasJuniors: true,
  readOptions,
  readAction,
  setup,
  evolve,
  awaiting,
  check,
  decide,
  expire,
  retire,
  stop,
  view,
  reveal,
  result,
};

export const box: GameBox<RebustoryTypes> = {
  game,
  bot,
  text,
  books: ['lexicon', 'sounds', 'grammar', 'names'],
  quick: { edition: 'compacte', way: 'premier', judging: 'arbitre', sablier: null },
};
