// Knows how Dico comes out of its box.

import type { Game, GameBox } from '@boite/kernel';
import { bot } from './bot/bot.ts';
import { awaiting, check, decide, expire, retire, stop } from './rules/course.ts';
import { evolve } from './rules/evolve.ts';
import { readAction, readOptions } from './rules/read.ts';
import { result } from './rules/result.ts';
import { setup } from './rules/setup.ts';
import { text } from './rules/text.ts';
import { reveal, view } from './rules/view.ts';
import type { DicoTypes } from './types.ts';

const game: Game<DicoTypes> = {
  id: 'dico',
  seats: { min: 2, max: 4 },
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

export const box: GameBox<DicoTypes> = {
  game,
  bot,
  text,
  books: ['lexicon', 'dictionary', 'names'],
  quick: { sablier: null, words: 'common', length: '6-8' },
};
