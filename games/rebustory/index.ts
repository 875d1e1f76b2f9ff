// Knows how Rébustory comes out of its box.

import type { Game, GameBox } from '@boite/kernel';
import { bot } from './bot.ts';
import { evolve } from './evolve.ts';
import { readAction, readOptions } from './read.ts';
import { result } from './result.ts';
import { awaiting, check, decide, expire, retire, stop } from './rules.ts';
import { setup } from './setup.ts';
import { text } from './text.ts';
import type { RebustoryTypes } from './types.ts';
import { reveal, view } from './view.ts';
import { courseOf } from './ways.ts';

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

export const rebustory: GameBox<RebustoryTypes> = { game, bot, text, books: ['lexicon', 'sounds', 'grammar', 'names'] };
