// Knows what comes of each request: who may ask it, and at which moment of a table.

import type { ClientRequest } from '@boite/protocol';
import { keyGiven, keyUsed } from './moving.ts';
import { type Outcome, patched, refused } from './outcome.ts';
import { acted, begun, handedToBot, type Playing, retired, type Situation, stopAsked, takenBack } from './playing.ts';
import * as seating from './seating.ts';
import { holds, isHost, seatAt } from './seating.ts';
import { seatsHeld } from './table-view.ts';

/** Everything but coming in, which changes nothing. */
export type TableRequest = Exclude<ClientRequest, { type: 'enter' }>;

export function outcomeOf(request: TableRequest, situation: Situation): Outcome {
  const { table, round } = situation;
  if (round === null && request.type === 'sit' && request.seat === table.seats.length)
    return seating.bringChair(situation, request);
  const seat = 'seat' in request ? request.seat : null;
  if (seat !== null && table.seats[seat] === undefined) return refused({ code: 'unknown-seat', seat });
  if (request.type === 'rename') return seating.rename(situation, request);
  if (request.type === 'give-key') return keyGiven(situation, request);
  if (request.type === 'use-key') return keyUsed(situation, request);
  return round === null ? inTheLobby(request, situation) : atTheGame(request, { ...situation, round });
}

function inTheLobby(request: TableRequest, situation: Situation): Outcome {
  if (request.type === 'sit') return seating.sit(situation, request);
  if (request.type === 'vacate') return seating.vacate(situation, request);
  if (request.type === 'again' || request.type === 'rearrange') return refused({ code: 'not-over' });
  if (request.type === 'act' || request.type === 'retire' || request.type === 'stop') return refused({ code: 'not-playing' });
  return isHost(situation) ? arrangedByHost(request, situation) : refused({ code: 'host-only' });
}

function arrangedByHost(request: TableRequest, situation: Situation): Outcome {
  switch (request.type) {
    case 'add-seat':
      return seating.addSeat(situation);
    case 'remove-seat':
      return seating.removeSeat(situation, request);
    case 'set-team':
      return seating.setTeam(situation, request);
    case 'set-junior':
      return seating.setJunior(situation, request);
    case 'set-youngest':
      return patched({ youngest: request.seat });
    case 'set-options':
      return seating.setOptions(situation, request);
    case 'set-bot':
      return seating.setBot(situation, request);
    case 'start':
      return begun(situation);
    default:
      throw new RangeError(`${request.type} does not arrange a table`);
  }
}

function atTheGame(request: TableRequest, playing: Playing): Outcome {
  switch (request.type) {
    case 'act':
    case 'retire':
    case 'stop':
      return askedFromSeat(request, playing);
    case 'set-bot':
      return handedToBot(playing, request);
    case 'sit':
      return takenBack(playing, request.seat);
    case 'again':
    case 'rearrange':
      return askedAfterwards(request, playing);
    default:
      return refused({ code: 'already-playing' });
  }
}

type FromSeat = Extract<TableRequest, { type: 'act' | 'retire' | 'stop' }>;

function askedFromSeat(request: FromSeat, playing: Playing): Outcome {
  const { table, device, round } = playing;
  const { seat } = request;
  if (!holds(seatAt(table, seat), device)) return refused({ code: 'not-your-seat', seat });
  if (request.type === 'act') return acted(playing, request);
  if (round.about.over) return refused({ code: 'not-playing' });
  return request.type === 'retire' ? retired(playing, seat) : stopAsked(playing, request);
}

function askedAfterwards(request: { type: 'again' | 'rearrange' }, playing: Playing): Outcome {
  const { table, device, round } = playing;
  if (!round.about.over) return refused({ code: 'not-over' });
  if (request.type === 'rearrange') {
    return isHost(playing) ? patched({ gameId: null, stopAsked: [], retired: [] }) : refused({ code: 'host-only' });
  }
  const isSeated = isHost(playing) || seatsHeld(table, device).length > 0;
  return isSeated ? begun(playing) : refused({ code: 'seated-only' });
}
