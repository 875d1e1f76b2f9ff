// Each of the machines that play Scrabble Rébus wins against the one below it: whole games, in which they take their time.

import type { Level } from '@boite/kernel';
import { Bots } from '@boite/kernel/testing/bots';
import { loadLibrary } from '@boite/language/node';
import { expect, test } from 'vitest';
import { box as scrabbleRebus } from '../game.ts';
import { bot } from './bot.ts';

const GAMES = 5;

test.each<[Level, Level]>([
  ['habitue', 'debutant'],
  ['expert', 'habitue'],
])('%s beats %s in most games', (...levels) => {
  const bots = new Bots({ game: scrabbleRebus.game, bot }, loadLibrary());
  const options = { sablier: null, judging: 'arbitre' };
  const won = bots.wonByFirst(GAMES, (seed) => bots.playedOut({ levels, seed, options, longest: 300 }));
  expect(won).toBeGreaterThan(GAMES / 2);
});
