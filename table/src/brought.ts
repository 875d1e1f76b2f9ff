// A game begun on a device goes on at a table of this house: nothing of it is trusted but what its rules make of its facts.

import { begunFault, daysOfSand, seatsFor, type Tools } from '@boite/kernel';
import { type BegunSeat, type BegunTable, readName, type TableRefusal } from '@boite/protocol';
import { freshGameId } from './codes.ts';
import { BARE_TABLE, keptUnderFreshCode, type Opened } from './open.ts';
import type { Ports } from './ports.ts';
import { type Box, deadlineOf, gone, progressSince, type Round, reloadedRound } from './round.ts';
import { isNameTaken, joinedNames } from './seat-names.ts';
import { isOccupied, LARGEST_TEAM } from './seats.ts';
import type { DeviceId, Progress, StoredSeat } from './store.ts';

/** No turn that is not of days lasts so long, in milliseconds. */
const LONGEST_TURN = 3_600_000;

/** The device that brings it is the host, and holds every seat that people of its own held. */
export async function broughtTable(wanted: BegunTable, host: DeviceId, ports: Ports): Promise<Opened> {
  const box = ports.box(wanted.game);
  if (box === null) return { refusal: { code: 'unknown-game', game: wanted.game } };
  const at = ports.clock.now();
  const options = optionsIn(box, wanted);
  if (options === null) return { refusal: { code: 'bad-options' } };
  const seats = wanted.seats.map((place) => seatBrought(place, { device: host, at }));
  const tools = { chance: ports.chance, books: ports.books, now: at };
  const refusal = seatingRefusal(seats, box, options) ?? wordingRefusal(seats) ?? factsRefusal({ box, wanted, seats }, tools);
  if (refusal !== null) return { refusal };
  const id = freshGameId(ports.secrets);
  const roundAt = (code: string) => roundBrought(box, { id, code, names: seats.map(joinedNames), facts: wanted.facts }, at);
  if (isAhead(roundAt(''), options, at)) return { refusal: { code: 'clock-ahead' } };
  const { youngest, retired } = wanted;
  const about = { gameId: id, brought: id, round: 1, youngest, retired };
  const table = { ...BARE_TABLE, game: box.game.id, host, options, seats, ...about };
  return { code: await keptUnderFreshCode((code) => ({ table, progress: progressBrought(roundAt(code), options, at) }), ports) };
}

/** The first fact of every game holds what was agreed on. */
function optionsIn({ game }: Box, { facts: [first] }: BegunTable): object | null {
  return first !== undefined && 'options' in first ? game.readOptions(first.options) : null;
}

function seatBrought(
  { team, junior, people, bot }: BegunSeat,
  { device, at }: { readonly device: DeviceId; readonly at: number },
): StoredSeat {
  return {
    team,
    junior,
    people: people.map((name) => ({ device, name: readName(name) ?? '', since: at })),
    // A bot that plays for someone has their name.
    bot: bot && { level: bot.level, name: people.length > 0 ? '' : (readName(bot.name) ?? '') },
  };
}

function seatingRefusal(seats: readonly StoredSeat[], { game }: Box, options: object): TableRefusal | null {
  const { min, max } = seatsFor(game, options);
  if (seats.length < min || seats.length > max) return { code: 'seat-count', min, max };
  if (!seats.every(isOccupied)) return { code: 'seats-open' };
  const crowded = seats.findIndex(({ people, team }) => people.length > (team ? LARGEST_TEAM : 1));
  if (crowded >= 0) return { code: 'seat-taken', seat: crowded };
  return game.isForPeopleAlone?.(options) && seats.some(({ bot }) => bot !== null) ? { code: 'people-only' } : null;
}

/** People and bots are called as they might have been here. */
function wordingRefusal(seats: readonly StoredSeat[]): TableRefusal | null {
  const named = seats.flatMap(({ people, bot }) => (people.length > 0 ? people.map(({ name }) => name) : [bot?.name ?? '']));
  if (named.includes('')) return { code: 'bad-name' };
  const double = named.find((name, index) => isNameTaken({ seats: named.slice(0, index).map(seatOf) }, name, null));
  return double === undefined ? null : { code: 'name-taken', name: double };
}

function seatOf(name: string): StoredSeat {
  return { team: false, people: [{ device: '', name }], bot: null };
}

interface Brought {
  readonly box: Box;
  readonly wanted: BegunTable;
  readonly seats: readonly StoredSeat[];
}

function factsRefusal({ box, wanted, seats }: Brought, tools: Tools<object>): TableRefusal | null {
  const beyond = [wanted.youngest ?? 0, ...wanted.retired].find((seat) => seats[seat] === undefined);
  if (beyond !== undefined) return { code: 'unknown-seat', seat: beyond };
  return begunFault(box, { names: seats.map(joinedNames), facts: wanted.facts }, tools);
}

interface Writing {
  readonly id: string;
  readonly code: string;
  readonly names: readonly string[];
  readonly facts: BegunTable['facts'];
}

/** When things happened, the device alone says: here they have just come. */
function roundBrought(box: Box, { id, code, names, facts }: Writing, at: number): Round {
  const about = { id, code, names, game: box.game.id, awaiting: [], over: false, at };
  const round = reloadedRound(
    box,
    about,
    facts.map((fact) => ({ at, fact })),
  );
  return gone(round, { match: round.match, facts: [] }, at);
}

function isAhead(round: Round, options: object, at: number): boolean {
  const deadline = deadlineOf(round);
  return deadline !== null && daysOfSand(options) === null && deadline > at + LONGEST_TURN;
}

/** Over days, whoever is awaited has all their days. */
function progressBrought(round: Round, options: object, at: number): Progress {
  const days = daysOfSand(options);
  const deadline = deadlineOf(round);
  if (days === null || deadline === null) return progressSince(0, round);
  const sand = { behind: at + days - deadline, stillFrom: null };
  return progressSince(0, { ...round, about: { ...round.about, sand, due: at + days } });
}
