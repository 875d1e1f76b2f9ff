import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClientMessage, readMessageId, readNewTable } from './decode.ts';
import type { Requests } from './messages.ts';

const read = (message: object) => readClientMessage(JSON.stringify(message));

const key = 'abcdefghijklmnopqrstuvwxyz_-0123';

/** One of each: another request in the protocol asks for its line here. */
const REQUESTS: Requests = {
  enter: { type: 'enter', code: 'BCDFGH' },
  sit: { type: 'sit', seat: 0, name: 'Zoé' },
  rename: { type: 'rename', seat: 0, name: 'Zoé' },
  'give-key': { type: 'give-key', seat: 0, key },
  'use-key': { type: 'use-key', key },
  'give-code': { type: 'give-code', seat: 0, key: 'BCDFGHJKMNPQ' },
  vacate: { type: 'vacate', seat: 0 },
  'add-seat': { type: 'add-seat' },
  'remove-seat': { type: 'remove-seat', seat: 0 },
  'set-team': { type: 'set-team', seat: 0, team: true },
  'set-junior': { type: 'set-junior', seat: 1, junior: true },
  'set-youngest': { type: 'set-youngest', seat: null },
  'set-options': { type: 'set-options', options: { sablier: 60 } },
  'set-bot': { type: 'set-bot', seat: 0, level: 'expert' },
  start: { type: 'start' },
  act: { type: 'act', seat: 1, gameId: 'bcdf', step: 12, action: { kind: 'pass' } },
  retire: { type: 'retire', seat: 0 },
  stop: { type: 'stop', seat: 0, agree: true },
  again: { type: 'again' },
  rearrange: { type: 'rearrange' },
  say: { type: 'say', seat: 0, phrase: 'bravo' },
  talk: { type: 'talk', seat: 0, text: 'Bien vu !' },
  'set-talk': { type: 'set-talk', isFree: true },
  another: { type: 'another', game: 'rondo' },
  'give-host': { type: 'give-host', seat: 1 },
  notify: {
    type: 'notify',
    seat: 0,
    to: { endpoint: 'https://push.example.org/a', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  },
  'look-on': { type: 'look-on', name: 'Max', plays: true },
  'sit-out': { type: 'sit-out', seat: 0, isOut: true },
  leave: { type: 'leave' },
  remove: { type: 'remove', seat: 0, who: 'Max', agree: true },
  strike: { type: 'strike', game: 'rondo', precedent: 'CHAT' },
  'new-season': { type: 'new-season' },
  'set-hints': { type: 'set-hints', isAllowed: true },
  hint: { type: 'hint', seat: 0, strength: 'where' },
  pause: { type: 'pause', seat: 0, agree: true },
  'take-back': { type: 'take-back', seat: 0, agree: false },
  'give-time': { type: 'give-time', seat: 0 },
  'fill-in': { type: 'fill-in', seat: 0, absent: 1, by: 'nobody' },
  claim: { type: 'claim', seat: 1 },
  grant: { type: 'grant', seat: 0, agree: true },
  recall: { type: 'recall', viewer: 'spectator', before: 12 },
};

describe('a message from a page', () => {
  it.each(Object.values(REQUESTS))('is read when it is well formed: $type', (request) => {
    const message = { id: 7, ...request };
    expect(read(message)).toEqual(message);
  });

  it('carries nothing that was not asked for', () => {
    expect(read({ id: 1, type: 'start', admin: true })).toEqual({ id: 1, type: 'start' });
  });

  it('may be about any of sixteen seats, whatever a game has: that is for its table to say', () => {
    expect(read({ id: 1, type: 'vacate', seat: 15 })).toMatchObject({ seat: 15 });
    expect(read({ id: 1, type: 'vacate', seat: 16 })).toBeNull();
    expect(readNewTable({ game: 'rondo', seats: 16 })).toMatchObject({ seats: 16 });
    expect(readNewTable({ game: 'rondo', seats: 17 })).toBeNull();
  });

  it('accepts a code as people type it', () => {
    expect(read({ id: 1, type: 'enter', code: ' bcd-fgh ' })).toEqual({ id: 1, type: 'enter', code: 'BCDFGH' });
    expect(read({ id: 1, type: 'enter', code: "'; DROP" })).toBeNull();
  });

  it.each([
    ['no JSON', 'bonjour'],
    ['nothing', ''],
    ['a bare number', '3'],
    ['a null', 'null'],
    ['no id', '{"type":"start"}'],
    ['a negative id', '{"id":-1,"type":"start"}'],
    ['an unknown type', '{"id":1,"type":"sudo"}'],
    ['a type of Object.prototype', '{"id":1,"type":"toString"}'],
    ['a seat too far', '{"id":1,"type":"vacate","seat":16}'],
    ['half a seat', '{"id":1,"type":"vacate","seat":0.5}'],
    ['a step beyond safe integers', '{"id":1,"type":"act","seat":0,"step":1e300,"action":{}}'],
    ['an unknown level', '{"id":1,"type":"set-bot","seat":0,"level":"dieu"}'],
    ['a key that is none', '{"id":1,"type":"use-key","key":"sésame"}'],
    ['a prototype key', '{"id":1,"type":"act","seat":0,"step":1,"action":{"__proto__":{"kind":"pass"}}}'],
    ['a constructor key', '{"id":1,"type":"set-options","options":{"a":{"constructor":1}}}'],
    ['too deep', `{"id":1,"type":"set-options","options":${'['.repeat(400)}${']'.repeat(400)}}`],
    ['too long', JSON.stringify({ id: 1, type: 'set-options', options: 'x'.repeat(60_000) })],
  ])('is not read when it is broken: %s', (_, raw) => {
    expect(readClientMessage(raw)).toBeNull();
  });

  it('never throws, whatever comes', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (raw) => void readClientMessage(raw)));
  });

  it('can be answered by its number even when the rest is broken', () => {
    expect(readMessageId('{"id":4,"type":"sudo"}')).toBe(4);
    expect(readMessageId('{"type":"sudo"}')).toBeNull();
    expect(readMessageId('{')).toBeNull();
  });
});

describe('a new table', () => {
  it('names a game and a number of seats', () => {
    expect(readNewTable({ game: 'rondo', seats: 2 })).toEqual({ game: 'rondo', seats: 2 });
    expect(readNewTable({ game: 'rondo', seats: 0 })).toBeNull();
    expect(readNewTable({ game: 3, seats: 2 })).toBeNull();
    expect(readNewTable(undefined)).toBeNull();
  });
});
