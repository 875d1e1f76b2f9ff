// How long an expert takes for each whole turn of a game.

import { act, begin, bestThought, type Match, type Seat, seededChance, type Tools } from '@boite/kernel';
import { timed } from '@boite/tools/bench';
import { bot } from '../../bot/bot.ts';
import { box as dico } from '../../game.ts';
import type { Books, DicoTypes } from '../../types.ts';

const EXPERTS = 4;

/** The processor's milliseconds of each turn of a game. */
export function turnTimes(books: Books, seed: number): readonly number[] {
  const { game } = dico;
  const tools = { chance: seededChance(seed), now: 0, books };
  const options = game.readOptions({ sablier: null });
  if (options === null) throw new Error('Dico has no default options');
  let { match } = begin(game, { options, seating: { count: EXPERTS, youngest: null } }, tools);
  const times: number[] = [];
  let ms = 0;
  while (game.result(match.state) === null) {
    const step = expertStep(match, tools);
    ms += step.ms;
    match = step.match;
    if (!step.endsTurn) continue;
    times.push(ms);
    ms = 0;
  }
  return times;
}

interface ExpertStep {
  readonly match: Match<DicoTypes>;
  readonly ms: number;
  readonly endsTurn: boolean;
}

function expertStep(match: Match<DicoTypes>, tools: Tools<Books>): ExpertStep {
  const seat = dico.game.awaiting(match.state).seats[0] as Seat;
  const view = dico.game.view(match.state, seat);
  const { ms, result } = timed(() => bestThought(bot.think({ view, seat, level: 'expert', ...tools }), () => false));
  const advance = act(match, { seat, step: match.step, action: result }, tools);
  if ('refusal' in advance) throw new Error(`a machine was refused: ${JSON.stringify(advance.refusal)}`);
  return { match: advance.match, ms, endsTurn: advance.facts.some(({ kind }) => kind === 'turn') };
}
