// What becomes of a table and its game when people begin it, act, leave, stop and play another.

import { type ActionRequest, act, type MatchRefusal, retire, type Seat, stop } from '@boite/kernel';
import { type RecalledMessage, type Requests, readTalk } from '@boite/protocol';
import { NO_ACCORDS, seatsWithSay } from './accords.ts';
import { freshGameId } from './codes.ts';
import { noHintTaken } from './hints.ts';
import type { Occasion, Playing } from './occasion.ts';
import { withPrecedents } from './precedents.ts';
import { begunRound, gone, lastTold, movedBy, type Round } from './round.ts';
import { type Changed, patched, type Ruling } from './ruling.ts';
import { joinedNames } from './seat-names.ts';
import { ensured } from './seats.ts';

/** What every game begins without. */
const UNTOUCHED = { stopAsked: [], retired: [], accords: NO_ACCORDS };

/** A new round with the seats as they are. Its time begins with it. */
export function roundBegun({ table, box, tools: { chance, books }, secrets, at }: Occasion): Changed {
  const options = ensured(box.game.readOptions(table.options));
  const id = freshGameId(secrets);
  const juniors = table.seats.flatMap(({ junior }, seat) => (junior === true ? [seat] : []));
  const seating = { count: table.seats.length, youngest: table.youngest, juniors };
  const told = withPrecedents(options, table, box.game.id);
  const opening = { id, code: table.code, names: table.seats.map(joinedNames), options: told, seating };
  const round = begunRound(box, opening, { chance, books, now: at });
  const agreed = { ...table.agreed, [box.game.id]: options };
  return {
    patch: { gameId: id, round: table.round + 1, ...UNTOUCHED, ...noHintTaken(table), options, agreed },
    round,
  };
}

/** Whoever composed it may have had another game before their eyes. */
type RequestedAction = ActionRequest & Pick<Requests['act'], 'gameId'>;

const overtaken = ({ match }: Round): MatchRefusal => ({ code: 'stale', step: match.step });

/** A person's action or a bot's, received alike; the match and the game have their own refusals. */
export function actionTaken({ table, round, tools, at }: Playing, { gameId, ...request }: RequestedAction): Ruling {
  if (gameId !== undefined && gameId !== round.about.id) return { refusal: overtaken(round) };
  const result = act(round.match, request, tools);
  if ('refusal' in result) return { refusal: result.refusal };
  if (result.facts.length === 0) throw new Error('an action was let through and nothing happened');
  const next = gone(round, result, at);
  const isPerson = table.seats[request.seat]?.bot === null;
  return { patch: null, round: isPerson ? movedBy(request.seat, round, next) : next };
}

export function retired({ table, round, tools, at }: Playing, { seat }: { readonly seat: Seat }): Changed {
  const next = gone(round, retire(round.match, seat, tools), at);
  return { patch: { retired: [...table.retired, seat] }, round: next };
}

export function stopAsked(playing: Playing, { seat, agree }: Requests['stop']): Changed {
  const { table } = playing;
  const others = table.stopAsked.filter((other) => other !== seat);
  const asked = { stopAsked: agree ? [...others, seat] : others };
  const stopped = stopDue({ ...playing, table: { ...table, ...asked } });
  return { patch: asked, round: stopped?.round ?? null };
}

/** The game stops when all who could answer have asked for it; those gone for long and the bots have no say. Null until then. */
export function stopDue(playing: Playing): Changed | null {
  const { table, round, tools, at } = playing;
  if (table.stopAsked.length === 0 || !seatsWithSay(playing).every((seat) => table.stopAsked.includes(seat))) return null;
  return { patch: null, round: gone(round, stop(round.match, tools), at) };
}

/** Heard by those who are here, and kept by nobody. */
export function phraseSaid(_: Occasion, { seat, phrase }: Requests['say']): Changed {
  return { patch: null, round: null, said: { type: 'said', seat, phrase } };
}

export function textSaid(_: Occasion, { seat, text }: Requests['talk']): Changed {
  return { patch: null, round: null, said: { type: 'said', seat, text: ensured(readTalk(text)) } };
}

/** What was told before the page knew anything of this game. */
export function newsRecalled({ round }: Playing, { viewer, before }: Requests['recall']): Changed {
  const recalled: RecalledMessage = { type: 'recalled', gameId: round.about.id, viewer, ...lastTold(round, viewer, before) };
  return { patch: null, round: null, recalled };
}

/** Back to the lobby. */
export function backInLobby(): Changed {
  return patched({ gameId: null, ...UNTOUCHED });
}
