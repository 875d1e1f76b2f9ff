// Knows what people may ask of a game at a table: to begin it, to act, to leave, to stop, to play another.

import { act, type Chance, type Request, retire, type Seat, seatsFor, stop, type Tools } from '@boite/kernel';
import type { ClientRequest } from '@boite/protocol';
import { freshBotName, seatName } from './bot-names.ts';
import { freshGameId } from './codes.ts';
import { type Outcome, patched, refused } from './outcome.ts';
import { begunRound, gone, type Round } from './round.ts';
import { type Asking, holds, isHost, isTaken, seatAt, withSeat } from './seating.ts';

export interface Situation extends Asking {
  readonly round: Round | null;
  /** In the time of the game, which may be behind. */
  readonly tools: Tools<object>;
  /** Names the game. */
  readonly secrets: Chance;
  /** On people's watches. */
  readonly at: number;
  readonly isConnected: (seat: Seat) => boolean;
}

/** A situation in which there is a game on the table. */
export interface Playing extends Situation {
  readonly round: Round;
}

type Asked<Type extends ClientRequest['type']> = Extract<ClientRequest, { type: Type }>;

/** A new round with the seats as they are. Its time begins with it. */
export function begun({ table, box, tools: { chance, books }, secrets, at }: Situation): Outcome {
  const options = box.game.readOptions(table.options);
  if (options === null) return refused({ code: 'bad-options' });
  const { min, max } = seatsFor(box.game, options);
  const count = table.seats.length;
  if (count < min || count > max) return refused({ code: 'seat-count', min, max });
  if (!table.seats.every(isTaken)) return refused({ code: 'seats-open' });
  const id = freshGameId(secrets);
  const juniors = table.seats.flatMap(({ junior }, seat) => (junior === true ? [seat] : []));
  const seating = { count, youngest: table.youngest, juniors };
  const opening = { id, code: table.code, names: table.seats.map(seatName), options, seating };
  const round = begunRound(box, opening, { chance, books, now: at });
  return { patch: { gameId: id, round: table.round + 1, stopAsked: [], retired: [], options }, round };
}

/** A person's action or a bot's, received alike. */
export function acted({ round, tools, at }: Playing, request: Request): Outcome {
  const result = act(round.match, request, tools);
  if ('refusal' in result) return { refusal: result.refusal };
  if (result.facts.length === 0) throw new Error('an action was let through and nothing happened');
  return { patch: null, round: gone(round, result, at) };
}

export function retired(playing: Playing, seat: Seat): Outcome {
  const { table, round, tools, at } = playing;
  if (table.retired.includes(seat)) return refused({ code: 'not-playing' });
  const next = gone(round, retire(round.match, seat, tools), at);
  return { patch: { retired: [...table.retired, seat] }, round: next };
}

export function stopAsked(playing: Playing, { seat, agree }: Asked<'stop'>): Outcome {
  const { table, round, tools, at } = playing;
  const others = table.stopAsked.filter((other) => other !== seat);
  const asked = agree ? [...others, seat] : others;
  if (!agree || !allAgree(playing, asked)) return patched({ stopAsked: asked });
  return { patch: { stopAsked: asked }, round: gone(round, stop(round.match, tools), at) };
}

/** A bot takes a hand over: one's own, or that of someone who is away when the host asks. */
export function handedToBot(playing: Playing, { seat, level }: Asked<'set-bot'>): Outcome {
  const { table, device, isConnected } = playing;
  const place = seatAt(table, seat);
  const mayHost = isHost(playing) && (place.bot !== null || !isConnected(seat));
  if (!holds(place, device) && !mayHost) return refused({ code: 'not-your-seat', seat });
  const name = place.bot?.name ?? freshBotName(table.seats);
  const stillAsking = table.stopAsked.filter((other) => other !== seat);
  return patched({ seats: withSeat(table, seat, { bot: { level, name } }), stopAsked: stillAsking });
}

/** Someone sits down again where a bot played for them. */
export function takenBack({ table, device }: Asking, seat: Seat): Outcome {
  const place = seatAt(table, seat);
  const isTheirs = place.bot !== null && place.people.some((person) => person.device === device);
  if (!isTheirs) return refused({ code: 'already-playing' });
  return patched({ seats: withSeat(table, seat, { bot: null }) });
}

/** All the people who are there and still in the game; the absent and the bots have no say. */
function allAgree({ table, isConnected }: Playing, asked: readonly Seat[]): boolean {
  return table.seats.every((place, seat) => {
    const hasSay = place.bot === null && isConnected(seat) && !table.retired.includes(seat);
    return !hasSay || asked.includes(seat);
  });
}
