// Knows how to read what a page sends, without trusting it: shape and bounds only.

import { HINT_STRENGTHS, LEVELS } from '@boite/kernel';
import * as v from 'valibot';
import { STAND_INS } from './accords.ts';
import type { BegunTable, NewTable } from './http.ts';
import { harmlessJson, isHarmlessValue } from './json.ts';
import type { ClientMessage, PingMessage } from './messages.ts';
import { readCode } from './names.ts';
import { PHRASE_NAMES } from './phrases.ts';
import { LONGEST_TALK } from './talk.ts';

/** A bound for what is read, far above any living room; how many a game has is for its table to say. */
const MOST_SEATS_READ = 16;

const messageId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS_READ - 1));
const stepNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const gameId = v.pipe(v.string(), v.maxLength(40));
const botLevel = v.picklist(LEVELS);
/** Whether it is a name is the table's question; here, only that it is short. */
const typedName = v.pipe(v.string(), v.maxLength(200));
/** 192 bits, as pages write them in a link; or twelve letters that a person can write down. */
const seatKey = v.pipe(v.string(), v.regex(/^(?:[\w-]{32}|[A-Z]{12})$/));
const tableCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((typed) => readCode(typed) ?? ''),
  v.nonEmpty(),
);

const pushTarget = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});

function requestSchema<Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) {
  return v.object({ id: messageId, type: v.literal(type), ...fields });
}

/** Every message of a page. */
export const pageMessages = v.variant('type', [
  requestSchema('enter', { code: tableCode }),
  requestSchema('sit', { seat: seatNumber, name: typedName }),
  requestSchema('rename', { seat: seatNumber, name: typedName }),
  requestSchema('give-key', { seat: seatNumber, key: seatKey }),
  requestSchema('give-code', { seat: seatNumber, key: seatKey }),
  requestSchema('use-key', { key: seatKey }),
  requestSchema('vacate', { seat: seatNumber }),
  requestSchema('add-seat', {}),
  requestSchema('remove-seat', { seat: seatNumber }),
  requestSchema('set-team', { seat: seatNumber, team: v.boolean() }),
  requestSchema('set-junior', { seat: seatNumber, junior: v.boolean() }),
  requestSchema('set-youngest', { seat: v.nullable(seatNumber) }),
  requestSchema('set-options', { options: v.unknown() }),
  requestSchema('set-bot', { seat: seatNumber, level: botLevel }),
  requestSchema('start', {}),
  requestSchema('act', { seat: seatNumber, gameId: v.optional(gameId), step: stepNumber, action: v.unknown() }),
  requestSchema('retire', { seat: seatNumber }),
  requestSchema('stop', { seat: seatNumber, agree: v.boolean() }),
  requestSchema('again', {}),
  requestSchema('rearrange', {}),
  requestSchema('another', { game: gameId }),
  requestSchema('give-host', { seat: seatNumber }),
  requestSchema('pause', { seat: seatNumber, agree: v.boolean() }),
  requestSchema('take-back', { seat: seatNumber, agree: v.boolean() }),
  requestSchema('give-time', { seat: seatNumber }),
  requestSchema('fill-in', { seat: seatNumber, absent: seatNumber, by: v.picklist(STAND_INS) }),
  requestSchema('claim', { seat: seatNumber }),
  requestSchema('grant', { seat: seatNumber, agree: v.boolean() }),
  requestSchema('say', { seat: seatNumber, phrase: v.picklist(PHRASE_NAMES) }),
  requestSchema('talk', { seat: seatNumber, text: v.pipe(v.string(), v.maxLength(2 * LONGEST_TALK)) }),
  requestSchema('set-talk', { isFree: v.boolean() }),
  requestSchema('recall', { viewer: v.union([seatNumber, v.literal('spectator')]), before: stepNumber }),
  requestSchema('notify', { seat: seatNumber, to: v.nullable(pushTarget) }),
  requestSchema('look-on', { name: typedName, plays: v.boolean() }),
  requestSchema('sit-out', { seat: seatNumber, isOut: v.boolean() }),
  requestSchema('leave', {}),
  requestSchema('remove', { seat: seatNumber, who: typedName, agree: v.boolean() }),
  requestSchema('strike', { game: gameId, precedent: v.pipe(v.string(), v.maxLength(400)) }),
  requestSchema('new-season', {}),
  requestSchema('set-hints', { isAllowed: v.boolean() }),
  requestSchema('hint', { seat: seatNumber, strength: v.picklist(HINT_STRENGTHS) }),
  requestSchema('ping', {}),
]);

const newTable = v.object({
  game: gameId,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS_READ)),
});

const begunTable = v.object({
  game: gameId,
  seats: v.pipe(
    v.array(
      v.object({
        team: v.boolean(),
        junior: v.boolean(),
        people: v.pipe(v.array(typedName), v.maxLength(MOST_SEATS_READ)),
        bot: v.nullable(v.object({ level: botLevel, name: typedName })),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_SEATS_READ),
  ),
  youngest: v.nullable(seatNumber),
  retired: v.pipe(v.array(seatNumber), v.maxLength(MOST_SEATS_READ)),
  facts: v.array(v.looseObject({ kind: v.string() })),
});

/** What a page asks, or null when it cannot be read. */
export function readClientMessage(raw: string): ClientMessage | PingMessage | null {
  const read = v.safeParse(pageMessages, harmlessJson(raw));
  return read.success ? read.output : null;
}

/** The number to answer a message by, even when nothing else in it can be read. */
export function readMessageId(raw: string): number | null {
  const read = v.safeParse(v.object({ id: messageId }), harmlessJson(raw));
  return read.success ? read.output.id : null;
}

/** The body of POST /api/tables. */
export function readNewTable(raw: unknown): NewTable | null {
  const read = v.safeParse(newTable, raw);
  return read.success ? read.output : null;
}

/** The body of POST /api/tables/begun. */
export function readBegunTable(raw: unknown): BegunTable | null {
  const read = isHarmlessValue(raw) ? v.safeParse(begunTable, raw) : null;
  return read?.success ? read.output : null;
}
