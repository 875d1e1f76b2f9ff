// What becomes of a table and its game when people begin it, act, leave, stop and play another.

import { type ActionRequest, act, retire, type Seat, stop } from '@boite/kernel';
import type { Requests } from '@boite/protocol';
import { freshGameId } from './codes.ts';
import type { Occasion, Playing } from './occasion.ts';
import { begunRound, gone } from './round.ts';
import { type Changed, patched, type Ruling } from './ruling.ts';
import { joinedNames } from './seat-names.ts';
import { ensured } from './seats.ts';

/** A new round with the seats as they are. Its time begins with it. */
export function roundBegun({ table, box, tools: { chance, books }, secrets, at }: Occasion): Changed {
  const options = ensured(box.game.readOptions(table.options));
  const id = freshGameId(secrets);
  const juniors = table.seats.flatMap(({ junior }, seat) => (junior === true ? [seat] : []));
  const seating = { count: table.seats.length, youngest: table.youngest, juniors };
  const opening = { id, code: table.code, names: table.seats.map(joinedNames), options, seating };
  const round = begunRound(box, opening, { chance, books, now: at });
  return { patch: { gameId: id, round: table.round + 1, stopAsked: [], retired: [], options }, round };
}

/** A person's action or a bot's, received alike; the match and the game have their own refusals. */
export function actionTaken({ round, tools, at }: Playing, request: ActionRequest): Ruling {
  const result = act(round.match, request, tools);
  if ('refusal' in result) return { refusal: result.refusal };
  if (result.facts.length === 0) throw new Error('an action was let through and nothing happened');
  return { patch: null, round: gone(round, result, at) };
}

export function retired({ table, round, tools, at }: Playing, { seat }: { readonly seat: Seat }): Changed {
  const next = gone(round, retire(round.match, seat, tools), at);
  return { patch: { retired: [...table.retired, seat] }, round: next };
}

export function stopAsked(playing: Playing, { seat, agree }: Requests['stop']): Changed {
  const { table, round, tools, at } = playing;
  const others = table.stopAsked.filter((other) => other !== seat);
  const asked = agree ? [...others, seat] : others;
  if (!agree || !allAgree(playing, asked)) return patched({ stopAsked: asked });
  return { patch: { stopAsked: asked }, round: gone(round, stop(round.match, tools), at) };
}

/** Back to the lobby. */
export function backInLobby(): Changed {
  return patched({ gameId: null, stopAsked: [], retired: [] });
}

/** All the people who are there and still in the game; the absent and the bots have no say. */
function allAgree({ table, isConnected }: Playing, asked: readonly Seat[]): boolean {
  return table.seats.every((place, seat) => {
    const hasSay = place.bot === null && isConnected(seat) && !table.retired.includes(seat);
    return !hasSay || asked.includes(seat);
  });
}
