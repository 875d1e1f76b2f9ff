// What becomes of a table's seats when people sit down, leave, and arrange them before a game.

import { type Seat, seatsFor } from '@boite/kernel';
import { type Requests, readName } from '@boite/protocol';
import type { Occasion } from './occasion.ts';
import { type Changed, patched } from './ruling.ts';
import { freshBotName } from './seat-names.ts';
import { ensured, isHeldBy, OPEN_SEAT, seatAt, seatsFitted, withPerson, withSeat } from './seats.ts';

/** Whoever finds every seat taken brings a chair. */
export function satDown({ table, device, at }: Occasion, { seat, name }: Requests['sit']): Changed {
  const seats = table.seats[seat] === undefined ? [...table.seats, OPEN_SEAT] : table.seats;
  const person = { device, name: ensured(readName(name)), since: at };
  const onlookers = (table.onlookers ?? []).filter((onlooker) => onlooker.device !== device);
  return patched({ seats: withSeat({ seats }, seat, { people: [...seatAt({ seats }, seat).people, person] }), onlookers });
}

export function renamed({ table, device }: Occasion, { seat, name }: Requests['rename']): Changed {
  return patched({ seats: withPerson(table, { seat, device }, { name: ensured(readName(name)) }) });
}

/** One's own people leave; the host frees a seat of whoever is in it. */
export function vacated({ table, device }: Occasion, { seat }: Requests['vacate']): Changed {
  const place = seatAt(table, seat);
  const people = isHeldBy(device, place) ? place.people.filter((person) => person.device !== device) : [];
  const youngest = people.length === 0 && table.youngest === seat ? null : table.youngest;
  const junior = people.length > 0 && place.junior === true;
  return patched({ seats: withSeat(table, seat, { people, bot: null, junior }), youngest });
}

/** Another keeps the table: of the people in that seat, whoever is there first. */
export function hostGiven({ table, goneFor }: Occasion, { seat }: Requests['give-host']): Changed {
  const { people } = seatAt(table, seat);
  return patched({ host: ensured(people.find(({ device }) => goneFor(device) === 0) ?? people[0]).device });
}

export function seatAdded({ table }: Occasion): Changed {
  return patched({ seats: [...table.seats, OPEN_SEAT] });
}

export function seatRemoved({ table }: Occasion, { seat }: Requests['remove-seat']): Changed {
  return patched({ seats: table.seats.toSpliced(seat, 1), youngest: seatAfterRemoval(table.youngest, seat) });
}

export function teamAllowed({ table }: Occasion, { seat, team }: Requests['set-team']): Changed {
  return patched({ seats: withSeat(table, seat, { team }) });
}

export function juniorMarked({ table }: Occasion, { seat, junior }: Requests['set-junior']): Changed {
  return patched({ seats: withSeat(table, seat, { junior }) });
}

export function youngestMarked(_: Occasion, { seat }: Requests['set-youngest']): Changed {
  return patched({ youngest: seat });
}

/** The seats follow: empty ones come and go with what the options allow. */
export function optionsAgreed({ table, box }: Occasion, { options: raw }: Requests['set-options']): Changed {
  const options = ensured(box.game.readOptions(raw));
  return patched({ options, ...seatsFitted(table, seatsFor(box.game, options)) });
}

/** A bot sits down, or takes a hand over. Another strength is another player, with a name of its own. */
export function botSeated({ table }: Occasion, { seat, level }: Requests['set-bot']): Changed {
  const { bot } = seatAt(table, seat);
  const name = bot?.level === level ? bot.name : freshBotName(table.seats, level);
  const stopAsked = table.stopAsked.filter((other) => other !== seat);
  return patched({ seats: withSeat(table, seat, { bot: { level, name } }), stopAsked });
}

/** Someone sits down again where a bot played for them. */
export function takenBack({ table }: Occasion, { seat }: Requests['sit']): Changed {
  return patched({ seats: withSeat(table, seat, { bot: null }) });
}

function seatAfterRemoval(marked: Seat | null, removed: Seat): Seat | null {
  if (marked === null || marked === removed) return null;
  return marked > removed ? marked - 1 : marked;
}
