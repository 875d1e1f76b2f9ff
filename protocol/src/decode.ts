// Knows how to read what a page sends, without trusting it: shape and bounds only.

import { LEVELS } from '@boite/kernel';
import * as v from 'valibot';
import type { NewTable } from './http.ts';
import { harmlessJson } from './json.ts';
import type { ClientMessage } from './messages.ts';
import { readCode } from './names.ts';

/** No game on the shelf has more seats. */
const LAST_SEAT = 5;

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_SEAT));
const step = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const level = v.picklist(LEVELS);
/** Whether it is a name is the table's question; here, only that it is short. */
const name = v.pipe(v.string(), v.maxLength(200));
/** 192 bits, as pages write them. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{32}$/));
const code = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((typed) => readCode(typed) ?? ''),
  v.nonEmpty(),
);

const messages = v.variant('type', [
  v.object({ id, type: v.literal('enter'), code }),
  v.object({ id, type: v.literal('sit'), seat, name }),
  v.object({ id, type: v.literal('rename'), seat, name }),
  v.object({ id, type: v.literal('give-key'), seat, key }),
  v.object({ id, type: v.literal('use-key'), key }),
  v.object({ id, type: v.literal('vacate'), seat }),
  v.object({ id, type: v.literal('add-seat') }),
  v.object({ id, type: v.literal('remove-seat'), seat }),
  v.object({ id, type: v.literal('set-team'), seat, team: v.boolean() }),
  v.object({ id, type: v.literal('set-junior'), seat, junior: v.boolean() }),
  v.object({ id, type: v.literal('set-youngest'), seat: v.nullable(seat) }),
  v.object({ id, type: v.literal('set-options'), options: v.unknown() }),
  v.object({ id, type: v.literal('set-bot'), seat, level }),
  v.object({ id, type: v.literal('start') }),
  v.object({ id, type: v.literal('act'), seat, step, action: v.unknown() }),
  v.object({ id, type: v.literal('retire'), seat }),
  v.object({ id, type: v.literal('stop'), seat, agree: v.boolean() }),
  v.object({ id, type: v.literal('again') }),
  v.object({ id, type: v.literal('rearrange') }),
]);

const newTable = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_SEAT + 1)),
});

/** What a page asks, or null when it cannot be read. */
export function readClientMessage(raw: string): ClientMessage | null {
  const read = v.safeParse(messages, harmlessJson(raw));
  return read.success ? read.output : null;
}

/** The number to answer a message by, even when nothing else in it can be read. */
export function readMessageId(raw: string): number | null {
  const read = v.safeParse(v.object({ id }), harmlessJson(raw));
  return read.success ? read.output.id : null;
}

/** The body of POST /api/tables. */
export function readNewTable(raw: unknown): NewTable | null {
  const read = v.safeParse(newTable, raw);
  return read.success ? read.output : null;
}
