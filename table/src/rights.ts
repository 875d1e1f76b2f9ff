// Who may ask what of a table, when, and about which seat: the one place that says so.

import { type Seat, type SeatCount, seatsFor } from '@boite/kernel';
import { type ClientRequest, type Requests, readName, readTalk, type TableRefusal } from '@boite/protocol';
import { accordsOf, seatsAbsent, seatsPresent, takeBackUnderWay } from './accords.ts';
import { occasionForNext, optionsFor } from './another.ts';
import { personCalled } from './company.ts';
import { hintsAt } from './hints.ts';
import { opensWith } from './moving.ts';
import type { Occasion } from './occasion.ts';
import { lastMoveOf } from './round.ts';
import { isNameTaken } from './seat-names.ts';
import { isAmong, isHeldBy, isLentBy, isOccupied, isVacant, OPEN_SEAT, seatsHeld, seatsKept } from './seats.ts';
import { tablePhase } from './standing.ts';
import type { StoredSeat, StoredTable } from './store.ts';

/** Why the request is refused; null when the condition is met. */
type RequestCondition<Request> = (occasion: Occasion, request: Request) => TableRefusal | null;

/** What has to be met, in this order: at any time, then in the phase of the table. */
type RequestRight<Request> = readonly [
  always: readonly RequestCondition<Request>[],
  lobby: readonly RequestCondition<Request>[],
  playing: readonly RequestCondition<Request>[],
  over: readonly RequestCondition<Request>[],
];

/** Between two phrases of one seat, in milliseconds. */
const BETWEEN_PHRASES = 1_500;
/** Nobody is given more sand than this, in milliseconds. */
const MOST_SAND = 300_000;

type AboutSeat = { readonly seat: Seat };

// When: phases in which nobody may ask it.
const notPlaying = refusedUnless({ code: 'not-playing' }, () => false);
const notOver = refusedUnless({ code: 'not-over' }, () => false);
const alreadyPlaying = refusedUnless({ code: 'already-playing' }, () => false);

// Who.
const cameIn = refusedUnless({ code: 'not-at-a-table' }, ({ isHere }) => isHere);
const byHost = refusedUnless({ code: 'host-only' }, isHost);
const bySeated = refusedUnless({ code: 'seated-only' }, (occasion) => isHost(occasion) || isPlayer(occasion));
const byHolder = ofSeat('not-your-seat', (place, { device }) => isHeldBy(device, place));
const byHolderOrHost = ofSeat('not-your-seat', (place, occasion) => isHeldBy(occasion.device, place) || isHost(occasion));
/** Whoever holds the seat or has lent it. */
const byItsPeople = ofSeat('not-your-seat', ({ people }, { device }) => isAmong(people, device));
/** Whoever holds the seat or has lent it; of a bot's own, the host. For the absent, the others agree on who fills in. */
const byItsPeopleOrBotsHost = ofSeat('not-your-seat', ({ people }, occasion) => {
  return isAmong(people, occasion.device) || (isHost(occasion) && people.length === 0);
});
/** Whoever holds the seat; the host too, while nobody is there to play in it. */
const byItsKeepers = ofSeat('not-your-seat', (place, occasion, { seat }) => {
  const isAway = place.bot !== null || occasion.awayFor(seat) > 0;
  return isHeldBy(occasion.device, place) || (isHost(occasion) && isAway);
});
/** What a seat was told is for its people; what everyone saw, for anyone. */
const byItsEyes: RequestCondition<Requests['recall']> = ({ table, device }, { viewer }) => {
  const mayHear = viewer === 'spectator' || isHeldBy(device, placeOrChair(table, viewer));
  return mayHear ? null : { code: 'not-your-seat', seat: viewer };
};
const byUnseated = refusedUnless({ code: 'already-seated' }, ({ table, device }) => {
  return !table.seats.some(({ people }) => isAmong(people, device));
});
/** Nobody goes away from a game that is being played in; one retires first. */
const byLooker = refusedUnless({ code: 'already-playing' }, ({ table, device }) => {
  return table.seats.every(({ people }, seat) => !isAmong(people, device) || table.retired.includes(seat));
});
const byLender = refusedUnless({ code: 'already-playing' }, ({ table, device }, { seat }: AboutSeat) => {
  return isLentBy(device, placeOrChair(table, seat));
});

// About which seat.
const seatThere: RequestCondition<{ readonly seat: Seat | null }> = ({ table }, { seat }) => {
  return seat === null || table.seats[seat] !== undefined ? null : { code: 'unknown-seat', seat };
};
/** Before a game, the seat after the last one is a chair that one brings, as far as the game allows. */
const seatOrChair: RequestCondition<AboutSeat> = (occasion, request) => {
  const isChair = occasion.round === null && request.seat === occasion.table.seats.length;
  return isChair ? seatToAdd(occasion, request) : seatThere(occasion, request);
};
const seatVacant = ofSeat('seat-taken', isVacant);
const nobodyThere = ofSeat('seat-taken', ({ people }) => people.length === 0);
const noTeamThere = ofSeat('seat-taken', ({ people }, _, { team }: Requests['set-team']) => team || people.length < 2);
const peopleThere = refusedUnless({ code: 'seats-open' }, ({ table }, { seat }: AboutSeat) => {
  return placeOrChair(table, seat).people.length > 0;
});
/** Someone sits there, and nobody of them is here. */
const seatLeft = ofSeat('not-absent', ({ people }, { goneFor }) => {
  return people.length > 0 && people.every(({ device }) => goneFor(device) > 0);
});
const someoneAbsent: RequestCondition<Requests['fill-in']> = (occasion, { absent }) => {
  return seatsAbsent(occasion).includes(absent) ? null : { code: 'not-absent', seat: absent };
};
const stillIn = refusedUnless({ code: 'not-playing' }, ({ table }, { seat }: AboutSeat) => !table.retired.includes(seat));

// How many seats.
const seatToAdd = ofCount((count, { max }) => count < max);
const seatToSpare = ofCount((count, { min }) => count > min);
const seatsEnough = ofCount((count, { min, max }) => count >= min && count <= max);
const seatsTaken = refusedUnless({ code: 'seats-open' }, ({ table }) => table.seats.every(isOccupied));

// With what.
const withName = refusedUnless({ code: 'bad-name' }, (_, { name }: { readonly name: string }) => readName(name) !== null);
/** No two people of a table, bots included, are called alike; one's own name may be written otherwise. */
const withFreeName: RequestCondition<{ readonly type: string; readonly seat: Seat; readonly name: string }> = (
  occasion,
  request,
) => {
  const name = readName(request.name) ?? '';
  const own = { seat: request.type === 'rename' ? request.seat : null, device: occasion.device };
  return isNameTaken(occasion.table, name, own) ? { code: 'name-taken', name } : null;
};
/** Someone without a seat has a name of their own too. */
const withOwnName: RequestCondition<{ readonly name: string }> = ({ table, device }, request) => {
  const name = readName(request.name) ?? '';
  return isNameTaken(table, name, { seat: null, device }) ? { code: 'name-taken', name } : null;
};
const someoneElse: RequestCondition<Requests['remove']> = ({ table, device }, { who }) => {
  const person = personCalled(table, who);
  return person === null || person.device === device ? { code: 'nobody-called', who } : null;
};
const withKey = refusedUnless({ code: 'unknown-key' }, ({ table }, { key }: Requests['use-key']) => {
  return table.seats.some(({ people }) => people.some((person) => opensWith(key, person)));
});
const withKeptOptions = refusedUnless({ code: 'bad-options' }, ({ table, box }) => box.game.readOptions(table.options) !== null);
/** The seats follow the options, as long as nobody loses theirs. */
const withFittingOptions: RequestCondition<Requests['set-options']> = ({ table, box }, { options: raw }) => {
  const options = box.game.readOptions(raw);
  if (options === null) return { code: 'bad-options' };
  const bounds = seatsFor(box.game, options);
  return seatsKept(table, bounds).length > bounds.max ? { code: 'seat-count', ...bounds } : null;
};

const unhurried = refusedUnless(
  { code: 'too-fast' },
  ({ silentSince }, { seat }: AboutSeat) => silentSince(seat) >= BETWEEN_PHRASES,
);

const talkFree = refusedUnless({ code: 'no-talk' }, ({ table }) => table.isTalkFree === true);
const withWords = refusedUnless({ code: 'bad-talk' }, (_, { text }: Requests['talk']) => readTalk(text) !== null);
const TALKING = [byItsPeople, talkFree, withWords, unhurried];

// In what state of the game, and of what is agreed on.
const notPaused = refusedUnless({ code: 'paused' }, ({ table }) => !accordsOf(table).isPaused);
const withHints = refusedUnless({ code: 'no-hints' }, ({ table }) => hintsAt(table).isAllowed);
/** The last move is one's own, or its author asks and one answers. */
const withLastMove = refusedUnless({ code: 'no-take-back' }, (occasion, { seat }: AboutSeat) => {
  const last = occasion.round && lastMoveOf(occasion.round);
  return last !== null && (last === seat || takeBackUnderWay(occasion) !== null);
});
const withSand = refusedUnless({ code: 'no-gift' }, ({ round, left }, { seat }: AboutSeat) => {
  return left !== null && left < MOST_SAND && round?.about.awaiting.includes(seat) === false;
});
/** A seat is given back by people, never by an empty table. */
const someoneToAsk = refusedUnless({ code: 'no-claim' }, (occasion, { seat }: AboutSeat) => {
  return seatsPresent(occasion).some((other) => other !== seat);
});
/** Whoever claims is here, and the one whose seat it is has not come back meanwhile. */
const withClaim = refusedUnless({ code: 'no-claim' }, (occasion) => {
  const { claim } = accordsOf(occasion.table);
  return claim !== null && occasion.goneFor(claim.device) === 0 && seatLeft(occasion, claim) === null;
});

const CLAIMABLE = [byUnseated, seatLeft, someoneToAsk];
/** A game of the shelf, with a seat for everyone who sits here. */
const withGame: RequestCondition<Requests['another']> = ({ table, boxNamed }, { game }) => {
  const box = boxNamed(game);
  if (box === null) return { code: 'unknown-game', game };
  const bounds = seatsFor(box.game, optionsFor(table, box));
  const staying = table.seats.filter((_, seat) => !table.out?.includes(seat));
  return seatsKept({ seats: staying }, bounds).length > bounds.max ? { code: 'seat-count', ...bounds } : null;
};

/** Where people alone can judge, no bot sits. */
const botsWelcome = refusedUnless({ code: 'people-only' }, ({ table, box }) => {
  const options = box.game.readOptions(table.options);
  return options === null || !box.game.isForPeopleAlone?.(options);
});
const noBotUnwelcome: RequestCondition<unknown> = (occasion, request) =>
  occasion.table.seats.some(({ bot }) => bot !== null) ? botsWelcome(occasion, request) : null;

const NAMING = [byItsPeople, withName, withFreeName];
const READY_TO_START = [withKeptOptions, seatsEnough, seatsTaken, noBotUnwelcome];
const READY_FOR_NEXT = READY_TO_START.map(inNextRound);
const LOOKING_ON = [byUnseated, withName, withOwnName];

// biome-ignore format: a table is read by its columns.
const RIGHTS: { readonly [Type in ClientRequest['type']]: RequestRight<Requests[Type]> } = {
  //               at any time            before a game                       while it is played       once it is over
  enter:          [[],                    [],                                 [],                      []],
  sit:            [[cameIn, seatOrChair], [withName, seatVacant, withFreeName],             [byLender],              [byLender]],
  rename:         [[cameIn, seatThere],   NAMING,                             NAMING,                  NAMING],
  'give-key':     [[cameIn, seatThere],   [byItsPeople],                      [byItsPeople],           [byItsPeople]],
  'give-code':    [[cameIn, seatThere],   [byItsPeople],                      [byItsPeople],           [byItsPeople]],
  'use-key':      [[cameIn],              [withKey],                          [withKey],               [withKey]],
  vacate:         [[cameIn, seatThere],   [byHolderOrHost],                   [alreadyPlaying],        [alreadyPlaying]],
  'add-seat':     [[cameIn],              [byHost, seatToAdd],                [alreadyPlaying],        [alreadyPlaying]],
  'remove-seat':  [[cameIn, seatThere],   [byHost, nobodyThere, seatToSpare], [alreadyPlaying],        [alreadyPlaying]],
  'set-team':     [[cameIn, seatThere],   [byHost, noTeamThere],              [alreadyPlaying],        [alreadyPlaying]],
  'set-junior':   [[cameIn, seatThere],   [byHost],                           [alreadyPlaying],        [alreadyPlaying]],
  'set-youngest': [[cameIn, seatThere],   [byHost],                           [alreadyPlaying],        [alreadyPlaying]],
  'set-options':  [[cameIn],              [byHost, withFittingOptions],       [alreadyPlaying],        [alreadyPlaying]],
  'set-bot':      [[cameIn, seatThere],   [byHost, nobodyThere, botsWelcome], [byItsPeopleOrBotsHost], [byItsKeepers]],
  start:          [[cameIn],              [byHost, ...READY_TO_START],                 [alreadyPlaying],        [alreadyPlaying]],
  act:            [[cameIn, seatThere],   [notPlaying],                       [byHolder, notPaused],   [byHolder]],
  retire:         [[cameIn, seatThere],   [notPlaying],                       [byHolder, stillIn],     [byHolder, notPlaying]],
  stop:           [[cameIn, seatThere],   [notPlaying],                       [byHolder],              [byHolder, notPlaying]],
  again:          [[cameIn],              [notOver],                          [notOver],               [bySeated, ...READY_FOR_NEXT]],
  rearrange:      [[cameIn],              [notOver],                          [notOver],               [byHost]],
  another:        [[cameIn, withGame],    [byHost],                           [notOver],               [bySeated]],
  notify:         [[cameIn, seatThere],   [byItsPeople],                      [byItsPeople],           [byItsPeople]],
  'look-on':      [[cameIn],              LOOKING_ON,                         LOOKING_ON,              LOOKING_ON],
  'sit-out':      [[cameIn, seatThere],   [notPlaying],                       [byItsPeople],           [byItsPeople]],
  leave:          [[cameIn],              [],                                 [byLooker],              []],
  remove:         [[cameIn, seatThere],   [byHolder, someoneElse],            [byHolder, someoneElse], [byHolder, someoneElse]],
  strike:         [[cameIn],              [bySeated],                         [bySeated],              [bySeated]],
  'new-season':   [[cameIn],              [byHost],                           [byHost],                [byHost]],
  say:            [[cameIn, seatThere],   [byItsPeople, unhurried],           [byItsPeople, unhurried], [byItsPeople, unhurried]],
  talk:           [[cameIn, seatThere],   TALKING,                            TALKING,                 TALKING],
  'set-talk':     [[cameIn],              [byHost],                           [byHost],                [byHost]],
  'set-hints':    [[cameIn],              [byHost],                           [alreadyPlaying],        [alreadyPlaying]],
  hint:           [[cameIn, seatThere],   [notPlaying],                       [byHolder, withHints],   [byHolder, notPlaying]],
  'give-host':    [[cameIn, seatThere],   [byHost, peopleThere],              [byHost, peopleThere],   [byHost, peopleThere]],
  pause:          [[cameIn, seatThere],   [notPlaying],                       [byHolder, stillIn],     [byHolder, notPlaying]],
  'take-back':    [[cameIn, seatThere],   [notPlaying],                       [byHolder, withLastMove], [byHolder, notPlaying]],
  'give-time':    [[cameIn, seatThere],   [notPlaying],                       [byHolder, withSand],    [byHolder, notPlaying]],
  'fill-in':      [[cameIn, seatThere],   [notPlaying],                       [byHolder, someoneAbsent], [byHolder, notPlaying]],
  recall:         [[cameIn],              [notPlaying],                       [byItsEyes],             [byItsEyes]],
  claim:          [[cameIn, seatThere],   CLAIMABLE,                          CLAIMABLE,               CLAIMABLE],
  grant:          [[cameIn, seatThere],   [byHolder, withClaim],              [byHolder, withClaim],   [byHolder, withClaim]],
};

/** Why a request is refused by the table; null when it is granted. */
export function refusalFor<Type extends ClientRequest['type']>(
  type: Type,
  request: Requests[Type],
  occasion: Occasion,
): TableRefusal | null {
  const [always, lobby, playing, over] = RIGHTS[type];
  const now = { lobby, playing, over }[tablePhase(occasion.round?.about)];
  for (const unmet of [...always, ...now]) {
    const refusal = unmet(occasion, request);
    if (refusal !== null) return refusal;
  }
  return null;
}

function refusedUnless<Request>(
  refusal: TableRefusal,
  isMet: (occasion: Occasion, request: Request) => boolean,
): RequestCondition<Request> {
  return (occasion, request) => (isMet(occasion, request) ? null : refusal);
}

/** The same, of the table as the next game finds it. */
function inNextRound<Request>(condition: RequestCondition<Request>): RequestCondition<Request> {
  return (occasion, request) => condition(occasionForNext(occasion), request);
}

function ofSeat<Request extends AboutSeat>(
  code: 'not-your-seat' | 'seat-taken' | 'not-absent',
  isMet: (place: StoredSeat, occasion: Occasion, request: Request) => boolean,
): RequestCondition<Request> {
  return (occasion, request) => {
    const { seat } = request;
    return isMet(placeOrChair(occasion.table, seat), occasion, request) ? null : { code, seat };
  };
}

function ofCount(isMet: (count: number, bounds: SeatCount) => boolean): RequestCondition<unknown> {
  return ({ table, box }) => {
    const bounds = seatsFor(box.game, box.game.readOptions(table.options) ?? table.options);
    return isMet(table.seats.length, bounds) ? null : { code: 'seat-count', ...bounds };
  };
}

function isHost({ table, device }: Occasion): boolean {
  return table.host === device;
}

function isPlayer({ table, device }: Occasion): boolean {
  return seatsHeld(table, device).length > 0;
}

/** A chair that is not there yet is an open seat. */
function placeOrChair({ seats }: StoredTable, seat: Seat): StoredSeat {
  return seats[seat] ?? OPEN_SEAT;
}
