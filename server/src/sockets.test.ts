import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type TestHouse } from '../testing/house.ts';
import { goodAction, playOnce, playRondo } from '../testing/rondo.ts';
import { Visitor } from '../testing/visitor.ts';
import { DEFAULTS } from './settings.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openHouse({
    limits: { ...DEFAULTS.limits, tablesAMinute: 1000, apiAMinute: 10_000, messages: { burst: 400, perSecond: 400 } },
  });
});
afterAll(() => house.close());

/** Zoé and Luc at a table of Rondo, the game begun. */
async function playing(options: object = { sablier: null }) {
  const zoe = await Visitor.arrived(house.url);
  const luc = await Visitor.arrived(house.url);
  const code = await zoe.open({ game: 'rondo', seats: 2 });
  for (const visitor of [zoe, luc]) await visitor.ask({ type: 'enter', code });
  await zoe.ask({ type: 'set-options', options });
  await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
  await luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
  expect(await zoe.ask({ type: 'start' })).toBe('done');
  await luc.until(() => luc.heard.some((message) => message.type === 'step'));
  return { zoe, luc, code };
}

const handIn = (visitor: Visitor) => (visitor.step.view as { hand: readonly string[] }).hand;

describe('a game of Rondo over sockets', () => {
  it('is played to its end by two people and a bot, and its record is given out only then', async () => {
    const zoe = await Visitor.arrived(house.url);
    const luc = await Visitor.arrived(house.url);
    const code = await zoe.open({ game: 'rondo', seats: 3 });
    for (const visitor of [zoe, luc]) await visitor.ask({ type: 'enter', code });
    await zoe.ask({ type: 'sit', seat: 0, name: 'Zoé' });
    await luc.ask({ type: 'sit', seat: 1, name: 'Luc' });
    await zoe.ask({ type: 'set-bot', seat: 2, level: 'debutant' });
    await zoe.ask({ type: 'start' });
    const { gameId } = zoe.table;
    expect((await zoe.fetch(`/api/games/${gameId}/record`)).status).toBe(403);
    await Promise.all([playRondo(zoe, 0), playRondo(luc, 1)]);
    const response = await luc.fetch(`/api/games/${gameId}/record`);
    expect(response.status).toBe(200);
    const record = (await response.json()) as { names: string[]; facts: { kind: string }[] };
    expect(record.names).toEqual(['Zoé', 'Luc', 'Cousin Max']);
    expect(record.facts.at(-1)?.kind).toBe('ended');
    expect(record.facts).toHaveLength(zoe.step.step);
  });

  it('shows nobody another’s cards', async () => {
    const { zoe, luc } = await playing();
    const eve = await Visitor.arrived(house.url);
    expect(await eve.ask({ type: 'enter', code: zoe.table.invitation })).toBe('done');
    await Promise.all([playRondo(zoe, 0), playRondo(luc, 1)]);
    const steps = (visitor: Visitor) => visitor.heard.filter((message) => message.type === 'step');
    expect(steps(eve).every(({ viewer, view }) => viewer === 'spectator' && (view as { hand: unknown }).hand === null)).toBe(
      true,
    );
    expect(steps(luc).every(({ viewer }) => viewer === 1)).toBe(true);
    for (const visitor of [zoe, luc, eve]) {
      expect(JSON.stringify(visitor.heard)).not.toMatch(/"(hands|pile|backs|facts|people|device)":/);
    }
  });

  it('goes on when a page is closed and opened again with the same cookie', async () => {
    const { zoe, code } = await playing();
    const hand = handIn(zoe);
    zoe.leave();
    const back = await Visitor.arrived(house.url, zoe.cookie);
    await back.ask({ type: 'enter', code });
    expect(back.table.yours).toEqual([0]);
    expect(handIn(back)).toEqual(hand);
    expect(await playOnce(back, 0)).toBe(true);
  });
});

describe('a seat on its way to another device', () => {
  it('goes by a secret that the house keeps no trace of', async () => {
    const { luc, code } = await playing();
    const key = 'k'.repeat(32);
    const phone = await Visitor.arrived(house.url);
    await phone.ask({ type: 'enter', code: luc.table.invitation });
    expect(await luc.ask({ type: 'give-key', seat: 1, key })).toBe('done');
    const files = readdirSync(house.data).map((name) => readFileSync(join(house.data, name)));
    expect(files.some((file) => file.includes(code))).toBe(true);
    expect(files.some((file) => file.includes(key))).toBe(false);
    expect(await phone.ask({ type: 'use-key', key })).toBe('done');
    expect(phone.table.yours).toEqual([1]);
  });
});

describe('someone who writes to the socket by hand', () => {
  it('cannot act for another, out of turn, from an old view, nor with cards they do not have', async () => {
    const { zoe, luc } = await playing({ sablier: null, opening: 'chance' });
    const turn = (zoe.step.view as { turn: number }).turn;
    const [player, other] = turn === 0 ? [zoe, luc] : [luc, zoe];
    const { step } = player.step;
    const action = goodAction(player, turn);
    expect(await other.ask({ type: 'act', seat: turn, step, action })).toBe('not-your-seat');
    expect(await other.ask({ type: 'act', seat: 1 - turn, step, action: { kind: 'pass' } })).toBe('not-awaited');
    expect(await player.ask({ type: 'act', seat: turn, step: 0, action })).toBe('stale');
    expect(await player.ask({ type: 'act', seat: turn, step: step + 5, action })).toBe('stale');
    expect(await player.ask({ type: 'act', seat: turn, step, action: { kind: 'win' } })).toBe('malformed');
    expect(await player.ask({ type: 'act', seat: turn, step, action: { kind: 'exchange', card: missing(handIn(player)) } })).toBe(
      'not-in-hand',
    );
    expect(await other.ask({ type: 'retire', seat: turn })).toBe('not-your-seat');
    expect(await other.ask({ type: 'set-bot', seat: turn, level: 'expert' })).toBe('not-your-seat');
    expect(await other.ask({ type: 'stop', seat: turn, agree: true })).toBe('not-your-seat');
    expect(other.step.step).toBe(step);
    expect(await player.ask({ type: 'act', seat: turn, step, action })).toBe('done');
  });

  it('is told what cannot be read, and stays connected', async () => {
    const { zoe } = await playing();
    const broken = [
      'bonjour',
      '[]',
      '{"id":900,"type":"sudo"}',
      '{"__proto__":{"id":1},"id":901,"type":"start"}',
      `{"id":902,"type":"act","seat":0,"step":1,"action":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      `{"id":903,"type":"set-options","options":"${'x'.repeat(50_000)}"}`,
    ];
    for (const raw of broken) zoe.send(raw);
    zoe.send(new Uint8Array([1, 2, 3]));
    const refusals = () => zoe.heard.filter((message) => message.type === 'refused');
    await zoe.until(() => refusals().length >= broken.length + 1);
    expect(refusals().map(({ refusal }) => refusal.code)).toEqual(Array(broken.length + 1).fill('unreadable'));
    expect(refusals().map(({ id }) => id)).toEqual([null, null, 900, null, null, null, null]);
    expect(({} as { id?: number }).id).toBeUndefined();
    expect(await zoe.ask({ type: 'rename', seat: 0, name: 'Zoé B.' })).toBe('done');
  });

  it('is cut off after a frame beyond any measure, alone', async () => {
    const { zoe, luc, code } = await playing();
    zoe.send('x'.repeat(70_000));
    expect(await zoe.until(() => zoe.closed)).toEqual({ code: 1009 });
    await luc.until(() => luc.table.seats[0]?.occupant.kind === 'people' && !luc.table.seats[0].occupant.connected);
    await zoe.connect();
    expect(await zoe.ask({ type: 'enter', code })).toBe('done');
  });

  it('must come to a table first, and to one that is there', async () => {
    const eve = await Visitor.arrived(house.url);
    expect(await eve.ask({ type: 'start' })).toBe('not-at-a-table');
    const answer = await eve.answerTo({ type: 'enter', code: 'BBBBBB' });
    expect(answer).toMatchObject({ refusal: { code: 'unknown-table', table: 'BBBBBB' } });
    expect(answer.type === 'refused' && answer.text).toBe('Aucune table ne porte le code «\u00A0BBBBBB\u00A0».');
  });

  it('hears nothing more of a table once they have gone to another', async () => {
    const { zoe, luc } = await playing();
    const elsewhere = await luc.open({ game: 'rondo', seats: 2 });
    await luc.ask({ type: 'enter', code: elsewhere });
    const before = luc.heard.length;
    await playOnce(zoe, 0);
    expect(await luc.ask({ type: 'sit', seat: 0, name: 'Luc' })).toBe('done');
    expect(luc.heard.slice(before).every((message) => message.type !== 'step')).toBe(true);
  });
});

describe('measure', () => {
  it('whoever floods is cut off, and may come back', async () => {
    const strict = await openHouse();
    const zoe = await Visitor.arrived(strict.url);
    const code = await zoe.open({ game: 'rondo', seats: 2 });
    await zoe.ask({ type: 'enter', code });
    for (let id = 10_000; id < 13_000; id++) zoe.send(JSON.stringify({ id, type: 'add-seat' }));
    await zoe.until(() => zoe.closed);
    expect(zoe.heard.filter((message) => 'id' in message && (message.id ?? 0) >= 10_000).length).toBeLessThan(50);
    const back = await Visitor.arrived(strict.url, zoe.cookie);
    expect(await back.ask({ type: 'enter', code })).toBe('done');
    await strict.close();
  });

  it('whoever is a little too quick is answered a little later, in order', async () => {
    const strict = await openHouse({ limits: { ...DEFAULTS.limits, messages: { burst: 5, perSecond: 200 } } });
    const zoe = await Visitor.arrived(strict.url);
    for (let id = 100; id < 140; id++) zoe.send(JSON.stringify({ id, type: 'start' }));
    await zoe.until(() => zoe.heard.length === 40);
    expect(zoe.heard.map((message) => 'id' in message && message.id)).toEqual(Array.from({ length: 40 }, (_, i) => 100 + i));
    await strict.close();
  });

  it('an address opens so many connections, whatever it says on them', async () => {
    const strict = await openHouse({ limits: { ...DEFAULTS.limits, connectionsAnAddress: 3 } });
    const { port, hostname } = new URL(strict.url);
    const idle = Array.from({ length: 6 }, () => connect(Number(port), hostname));
    let ended = 0;
    for (const socket of idle) socket.on('close', () => ended++).on('error', () => {});
    while (ended < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(idle.filter((socket) => !socket.destroyed)).toHaveLength(3);
    for (const socket of idle) socket.destroy();
    await strict.close();
  });

  it('a device that opens too many pages loses the oldest', async () => {
    const strict = await openHouse({ limits: { ...DEFAULTS.limits, socketsADevice: 2, socketsAnAddress: 4 } });
    const first = await Visitor.arrived(strict.url);
    const second = await Visitor.arrived(strict.url, first.cookie);
    await Visitor.arrived(strict.url, first.cookie);
    expect(await first.until(() => first.closed)).toEqual({ code: 4000 });
    expect(await second.ask({ type: 'start' })).toBe('not-at-a-table');
    await Visitor.arrived(strict.url);
    await Visitor.arrived(strict.url);
    await expect(Visitor.arrived(strict.url)).rejects.toThrow('no socket');
    await strict.close();
  });
});

describe('the door', () => {
  const upgraded = (headers: Record<string, string>): Promise<{ status: number; cookie: string | undefined }> =>
    new Promise((resolve, reject) => {
      const key = createHash('md5').update('key').digest('base64');
      const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': key };
      const asked = httpRequest(`${house.url}/ws`, { headers: { ...upgrade, ...headers } });
      asked.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve({ status: 101, cookie: response.headers['set-cookie']?.[0] });
      });
      asked.on('response', (response) => resolve({ status: response.statusCode ?? 0, cookie: undefined }));
      asked.on('error', reject);
      asked.end();
    });

  it('is closed to the pages of other places', async () => {
    expect(await upgraded({ origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await upgraded({ origin: 'null' })).toMatchObject({ status: 403 });
    expect(await upgraded({ origin: house.url })).toMatchObject({ status: 101 });
  });

  it('gives a secret to who has none, and only to them', async () => {
    const { cookie } = await upgraded({ origin: house.url });
    expect(cookie).toMatch(/^boite_device=[\w-]{32}; .*HttpOnly; SameSite=Lax$/);
    expect(await upgraded({ cookie: cookie?.split(';')[0] ?? '' })).toMatchObject({ status: 101, cookie: undefined });
  });
});

function missing(hand: readonly string[]): string {
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !hand.includes(letter)) ?? 'A';
}
