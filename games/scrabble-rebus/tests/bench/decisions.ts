// How long each decision of an expert takes in whole games, while there are tokens to draw.

import { act, begin, bestThought, seededChance } from '@boite/kernel';
import { loadLibrary } from '@boite/language/node';
import { timed } from '@boite/tools/bench';
import { bot } from '../../bot/bot.ts';
import { box as scrabbleRebus } from '../../game.ts';
import { bagSizes, totalOf } from '../../rules/draw.ts';
import type { Books, Options } from '../../types.ts';

const EXPERT_SEATS = 2;

/** In milliseconds of the processor, game after game. */
export function decisionTimes(games: number): readonly (readonly number[])[] {
  const books = loadLibrary();
  return Array.from({ length: games }, (_, seed) => gameTimes(books, seed));
}

function gameTimes(books: Books, seed: number): readonly number[] {
  const { game } = scrabbleRebus;
  const tools = { chance: seededChance(seed), now: 0, books };
  const options = game.readOptions({ sablier: null, judging: 'arbitre' }) as Options;
  let { match } = begin(game, { options, seating: { count: EXPERT_SEATS, youngest: null } }, tools);
  const times: number[] = [];
  while (game.result(match.state) === null && totalOf(bagSizes(match.state.bags)) > 0) {
    const seat = match.state.turn;
    const situation = { view: game.view(match.state, seat), seat, level: 'expert', books, chance: tools.chance } as const;
    const { ms, result } = timed(() => bestThought(bot.think(situation), () => false));
    times.push(ms);
    const outcome = act(match, { seat, step: match.step, action: result }, tools);
    if ('refusal' in outcome) throw new Error(JSON.stringify(outcome.refusal));
    match = outcome.match;
  }
  return times;
}
