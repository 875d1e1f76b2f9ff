// Knows how to read what a page sends, without trusting it: shape and bounds only.

import { LEVELS } from '@boite/kernel';
import * as v from 'valibot';
import { STAND_INS } from './accords.ts';
import type { NewTable } from './http.ts';
import { harmlessJson } from './json.ts';
import type { ClientMessage, PingMessage } from './messages.ts';
import { readCode } from './names.ts';
import { PHRASE_NAMES } from './phrases.ts';

/** A bound for what is read, far above any living room; how many a game has is for its table to say. */
const MOST_SEATS_READ = 16;

const messageId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS_READ - 1));
const stepNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const gameName = v.pipe(v.string(), v.maxLength(40));
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

function requestSchema<Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) {
  return v.object({ id: messageId, type: v.literal(type), ...fields });
}

const messages = v.variant('type', [
  requestSchema('enter', { code: tableCode }),
  requestSchema('sit', { seat: seatNumber, name: typedName }),
  requestSchema('rename', { seat: seatNumber, name: typedName }),
  requestSchema('give-key', { seat: seatNumber, key: seatKey }),
  requestSchema('give-code', { seat: seatNumber, key: seatKey }),
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
  requestSchema('act', { seat: seatNumber, step: stepNumber, action: v.unknown() }),
  requestSchema('retire', { seat: seatNumber }),
  requestSchema('stop', { seat: seatNumber, agree: v.boolean() }),
  requestSchema('again', {}),
  requestSchema('rearrange', {}),
  requestSchema('another', { game: gameName }),
  requestSchema('give-host', { seat: seatNumber }),
  requestSchema('pause', { seat: seatNumber, agree: v.boolean() }),
  requestSchema('take-back', { seat: seatNumber, agree: v.boolean() }),
  requestSchema('give-time', { seat: seatNumber }),
  requestSchema('fill-in', { seat: seatNumber, absent: seatNumber, by: v.picklist(STAND_INS) }),
  requestSchema('claim', { seat: seatNumber }),
  requestSchema('grant', { seat: seatNumber, agree: v.boolean() }),
  requestSchema('say', { seat: seatNumber, phrase: v.picklist(PHRASE_NAMES) }),
  requestSchema('ping', {}),
]);

const newTable = v.object({
  game: gameName,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS_READ)),
});

/** What a page asks, or null when it cannot be read. */
export function readClientMessage(raw: string): ClientMessage | PingMessage | null {
  const read = v.safeParse(messages, harmlessJson(raw));
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
