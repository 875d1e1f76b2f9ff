// What becomes of a table when its people agree on something: a pause, a move taken back, who fills in for the absent, whose a seat is.

import { daysOfSand, type Seat } from '@boite/kernel';
import type { Requests } from '@boite/protocol';
import { personMoved } from './moving.ts';
import type { Occasion, Playing } from './occasion.ts';
import { roundTakenBack } from './round.ts';
import { type Changed, patched } from './ruling.ts';
import { ensured, seatAt, withSeat } from './seats.ts';
import type { Accords, StoredTable } from './store.ts';
import { ABSENT_AFTER, SAY_PATIENCE } from './waiting.ts';

export const NO_ACCORDS: Accords = { isPaused: false, pause: [], takeBack: null, fillIns: [], claim: null };

/** How much time is given at once, in milliseconds. */
const GIFT = 30_000;
/** A bot that holds a seat plays neither badly nor too well. */
const STAND_IN_LEVEL = 'habitue';

export function accordsOf({ accords }: StoredTable): Accords {
  return accords ?? NO_ACCORDS;
}

/** The seats whose people are there and still play: bots and the absent are not asked. */
export function seatsPresent({ table, awayFor }: Pick<Occasion, 'table' | 'awayFor'>): readonly Seat[] {
  return seatsWithin(Number.MIN_VALUE, { table, awayFor });
}

/** The seats whose people could answer: those who are there, or were a moment ago; over days, everyone. */
export function seatsWithSay({ table, awayFor }: Pick<Occasion, 'table' | 'awayFor'>): readonly Seat[] {
  return seatsWithin(isOverDays(table) ? Infinity : SAY_PATIENCE, { table, awayFor });
}

/** The seats that are asked: those who are there; over days nobody is, and everyone is asked. */
export function seatsAsked(occasion: Pick<Occasion, 'table' | 'awayFor'>): readonly Seat[] {
  return isOverDays(occasion.table) ? seatsWithSay(occasion) : seatsPresent(occasion);
}

/** Whether a turn has days: then to be away is to be as usual. */
export function isOverDays({ options }: Pick<StoredTable, 'options'>): boolean {
  return daysOfSand(options) !== null;
}

function seatsWithin(patience: number, { table, awayFor }: Pick<Occasion, 'table' | 'awayFor'>): readonly Seat[] {
  return table.seats.flatMap(({ bot, people }, seat) => {
    const isIn = bot === null && people.length > 0 && !table.retired.includes(seat);
    return isIn && awayFor(seat) < patience ? [seat] : [];
  });
}

/** The seats whose people have been gone long enough to be asked about. */
export function seatsAbsent({ table, round, awayFor }: Pick<Occasion, 'table' | 'round' | 'awayFor'>): readonly Seat[] {
  if (round === null || round.about.over || isOverDays(table)) return [];
  return table.seats.flatMap((_, seat) => (awayFor(seat) >= ABSENT_AFTER && !table.retired.includes(seat) ? [seat] : []));
}

/** Once all who are asked want it, the game is paused; then anyone goes on. */
export function pauseAsked(occasion: Occasion, { seat, agree }: Requests['pause']): Changed {
  const { isPaused, pause } = accordsOf(occasion.table);
  const asked = isPaused || !agree ? withoutSeat(isPaused ? [] : pause, seat) : withSeatOnce(pause, seat);
  const isAgreed = asked.length > 0 && seatsAsked(occasion).every((other) => asked.includes(other));
  return agreedOn(occasion, isAgreed ? { isPaused: true, pause: [] } : { isPaused: false, pause: asked });
}

/** Whoever made the last move asks; it is taken back when all who could answer agree, and one is enough to refuse. */
export function takeBackAsked(playing: Playing, { seat, agree }: Requests['take-back']): Changed {
  const { round, at } = playing;
  const asked = takeBackUnderWay(playing);
  if (!agree) return agreedOn(playing, { takeBack: null });
  const author = asked?.seat ?? seat;
  const agreed = asked === null ? [] : withSeatOnce(asked.agreed, seat);
  const others = seatsWithSay(playing).filter((other) => other !== author);
  if (!others.every((other) => agreed.includes(other)))
    return agreedOn(playing, { takeBack: { seat: author, step: round.match.step, agreed } });
  return { ...agreedOn(playing, { takeBack: null }), round: roundTakenBack(round, at) };
}

/** What is asked about the last move; null once the game has gone on. */
export function takeBackUnderWay({ table, round }: Pick<Occasion, 'table' | 'round'>): Accords['takeBack'] {
  const { takeBack } = accordsOf(table);
  return takeBack !== null && takeBack.step === round?.match.step ? takeBack : null;
}

export function timeGiven(): Changed {
  return { patch: null, round: null, gift: GIFT };
}

/** A bot holds the seat of someone absent as soon as most of those there want it; under their name, until they are back. */
export function filledIn(playing: Playing, { seat, absent, by }: Requests['fill-in']): Changed {
  const { table } = playing;
  const others = accordsOf(table).fillIns.filter((said) => said.seat !== seat || said.absent !== absent);
  const fillIns = [...others, { seat, absent, by }];
  const present = seatsPresent(playing);
  const forBot = fillIns.filter((said) => said.absent === absent && said.by === 'bot' && present.includes(said.seat));
  if (forBot.length * 2 <= present.length) return agreedOn(playing, { fillIns });
  const bot = { level: STAND_IN_LEVEL, name: '', untilBack: true } as const;
  const kept = fillIns.filter((said) => said.absent !== absent);
  return patched({
    seats: withSeat(table, absent, { bot }),
    stopAsked: withoutSeat(table.stopAsked, absent),
    accords: { ...accordsOf(table), fillIns: kept },
  });
}

/** Whether the others agreed to wait for someone absent, however long it takes. */
export function isWaitedFor(table: StoredTable, absent: Seat): boolean {
  const said = accordsOf(table).fillIns.filter((voice) => voice.absent === absent);
  return said.filter(({ by }) => by === 'nobody').length * 2 > said.length;
}

export function seatClaimed(occasion: Occasion, { seat }: Requests['claim']): Changed {
  return agreedOn(occasion, { claim: { seat, device: occasion.device, agreed: [] } });
}

/** The seat goes to whoever claims it when all who are there agree; one is enough to refuse. */
export function claimAnswered(occasion: Occasion, { seat, agree }: Requests['grant']): Changed {
  const { table, goneFor } = occasion;
  if (!agree) return agreedOn(occasion, { claim: null });
  const claim = ensured(accordsOf(table).claim);
  const agreed = withSeatOnce(claim.agreed, seat);
  const others = seatsPresent(occasion).filter((other) => other !== claim.seat);
  if (!others.every((other) => agreed.includes(other))) return agreedOn(occasion, { claim: { ...claim, agreed } });
  const lost = ensured(seatAt(table, claim.seat).people.find(({ device }) => goneFor(device) > 0));
  const moved = personMoved(table, (person) => person === lost, claim.device);
  return patched({ ...moved, accords: { ...accordsOf(table), claim: null } });
}

function agreedOn({ table }: Pick<Occasion, 'table'>, change: Partial<Accords>): Changed {
  return patched({ accords: { ...accordsOf(table), ...change } });
}

function withoutSeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.filter((other) => other !== seat);
}

function withSeatOnce(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return [...withoutSeat(seats, seat), seat];
}
