// What comes of each request: a refusal where there is no right to ask it, else what it does.

import type { ClientRequest, Requests } from '@boite/protocol';
import { claimAnswered, filledIn, pauseAsked, seatClaimed, takeBackAsked, timeGiven } from './accords.ts';
import { anotherGame, sameAgain, tableRearranged } from './another.ts';
import { leftForGood, lookedOn, removalAsked, satOut, seasonBegun, struckOut, talkAllowed } from './company.ts';
import { hintsSet, hintTaken } from './hints.ts';
import { codeGiven, keyGiven, keyUsed } from './moving.ts';
import { notifiedAt } from './notices.ts';
import { type Occasion, playingOn } from './occasion.ts';
import { actionTaken, newsRecalled, phraseSaid, retired, roundBegun, stopAsked, textSaid } from './playing.ts';
import { refusalFor } from './rights.ts';
import type { Ruling } from './ruling.ts';
import {
  botSeated,
  hostGiven,
  juniorMarked,
  optionsAgreed,
  renamed,
  satDown,
  seatAdded,
  seatRemoved,
  takenBack,
  teamAllowed,
  vacated,
  youngestMarked,
} from './seating.ts';

/** Everything but coming in, which changes nothing. */
export type TableRequest = Exclude<ClientRequest, { type: 'enter' }>;

const DEEDS: { readonly [Type in TableRequest['type']]: (occasion: Occasion, request: Requests[Type]) => Ruling } = {
  sit: (occasion, request) => (occasion.round === null ? satDown(occasion, request) : takenBack(occasion, request)),
  rename: renamed,
  'give-key': keyGiven,
  'give-code': codeGiven,
  'use-key': keyUsed,
  'give-host': hostGiven,
  vacate: vacated,
  'add-seat': seatAdded,
  'remove-seat': seatRemoved,
  'set-team': teamAllowed,
  'set-junior': juniorMarked,
  'set-youngest': youngestMarked,
  'set-options': optionsAgreed,
  'set-bot': botSeated,
  start: roundBegun,
  act: (occasion, request) => actionTaken(playingOn(occasion), request),
  retire: (occasion, request) => retired(playingOn(occasion), request),
  stop: (occasion, request) => stopAsked(playingOn(occasion), request),
  again: sameAgain,
  rearrange: tableRearranged,
  another: anotherGame,
  notify: notifiedAt,
  'look-on': lookedOn,
  'sit-out': satOut,
  leave: leftForGood,
  remove: removalAsked,
  strike: struckOut,
  'new-season': seasonBegun,
  'set-hints': hintsSet,
  hint: (occasion, request) => hintTaken(playingOn(occasion), request),
  say: phraseSaid,
  talk: textSaid,
  'set-talk': talkAllowed,
  pause: pauseAsked,
  'take-back': (occasion, request) => takeBackAsked(playingOn(occasion), request),
  'give-time': timeGiven,
  'fill-in': (occasion, request) => filledIn(playingOn(occasion), request),
  claim: seatClaimed,
  recall: (occasion, request) => newsRecalled(playingOn(occasion), request),
  grant: claimAnswered,
};

export function rulingOn<Type extends TableRequest['type']>(type: Type, request: Requests[Type], occasion: Occasion): Ruling {
  const refusal = refusalFor(type, request, occasion);
  return refusal === null ? DEEDS[type](occasion, request) : { refusal };
}
