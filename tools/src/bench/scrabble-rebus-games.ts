// Knows how long each decision of an expert takes in whole games of Scrabble Rébus, while there are tokens to draw.

import { box as scrabbleRebus } from '@boite/games/scrabble-rebus/game.ts';
import { bagSizes, totalOf } from '@boite/games/scrabble-rebus/rules/draw.ts';
import type { Books, Options } from '@boite/games/scrabble-rebus/types.ts';
import { act, begin, bestThought, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';

const SEATS = 2;

/** In milliseconds of the processor, game after game. */
export function decisionTimes(games: number): readonly (readonly number[])[] {
  const books = loadLibrary();
  return Array.from({ length: games }, (_, seed) => timesOf(books, seed));
}

function timesOf(books: Books, seed: number): readonly number[] {
  const { game, bot } = scrabbleRebus;
  const tools = { chance: seededChance(seed), now: 0, books };
  const options = game.readOptions({ sablier: null, judging: 'arbitre' }) as Options;
  let { match } = begin(game, { options, seating: { count: SEATS, youngest: null } }, tools);
  const times: number[] = [];
  while (game.result(match.state) === null && totalOf(bagSizes(match.state.bags)) > 0) {
    const seat = match.state.turn;
    const situation = { view: game.view(match.state, seat), seat, level: 'expert', books, chance: tools.chance } as const;
    const before = process.threadCpuUsage();
    const action = bestThought(bot.think(situation), () => false);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
    const outcome = act(match, { seat, step: match.step, action }, tools);
    if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
    match = outcome.match;
  }
  return times;
}
