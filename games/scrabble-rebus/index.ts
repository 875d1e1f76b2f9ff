// Knows how Scrabble Rébus comes out of its box.

import type { Game, GameBox } from '@boite/kernel';
import { bot } from './bot.ts';
import { evolve } from './evolve.ts';
import { readAction, readOptions } from './read.ts';
import { result } from './result.ts';
import { awaiting, check, decide, expire, retire, stop } from './rules.ts';
import { setup } from './setup.ts';
import { text } from './text.ts';
import type { ScrabbleRebusTypes } from './types.ts';
import { reveal, view } from './view.ts';

const game: Game<ScrabbleRebusTypes> = {
  id: 'scrabble-rebus',
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

export const scrabbleRebus: GameBox<ScrabbleRebusTypes> = { game, bot, text, books: ['lexicon', 'sounds', 'grammar', 'names'] };
