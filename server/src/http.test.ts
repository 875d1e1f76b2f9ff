import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, openHouse, type TestHouse } from '../testing/house.ts';
import { Visitor } from '../testing/visitor.ts';
import { localAddresses } from './address.ts';
import { DEFAULTS } from './settings.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await openHouse({ page: builtPage() });
});
afterAll(() => house.close());

function builtPage(): string {
  const page = freshFolder();
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Boîte à mots</title>');
  writeFileSync(join(page, 'sw.js'), '// offline');
  writeFileSync(join(page, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(page, 'assets', 'app-1a2b3c.js'), 'let a = 1;'.repeat(100));
  writeFileSync(join(page, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('let a = 1;'.repeat(100)));
  writeFileSync(join(page, 'assets', 'words-9f8e7d.bin'), new Uint8Array([0, 1, 2]));
  return page;
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${house.url}${path}`, { headers });
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${house.url}/api/tables`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('the page', () => {
  it('is given at each of its addresses, with an identity', async () => {
    for (const path of ['/', '/t/BCDFGH', '/regles/rondo?x=1']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(response.headers.get('set-cookie')).toMatch(
        /^boite_device=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    }
  });

  it('asks to be reached by https again when it was, and only then', async () => {
    const secure = await openHouse({ page: builtPage(), trustProxy: ['loopback'] });
    const header = async (headers: Record<string, string>) =>
      (await fetch(secure.url, { headers })).headers.get('strict-transport-security');
    expect(await header({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await header({})).toBeNull();
    expect((await get('/', { 'x-forwarded-proto': 'https' })).headers.get('strict-transport-security')).toBeNull();
    await secure.close();
  });

  it('has files to be kept for ever, and others to be checked each time', async () => {
    const script = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('set-cookie')).toBeNull();
    expect(await script.text()).toContain('let a = 1;');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await get('/assets/words-9f8e7d.bin')).headers.get('content-type')).toBe('application/octet-stream');
  });

  it('runs nothing but our own files', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('is not given for a file that is missing, nor for anything outside', async () => {
    expect((await get('/assets/app-old.js')).status).toBe(404);
    for (const path of ['/api/nothing', '/nowhere', '/admin', '/t', '/t/BCDFGH/x', '/wp-login.php']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(await (await get('/..%2f..%2f..%2f..%2fetc/passwd')).text()).not.toContain('root:');
    expect(await (await get('/assets/..%2f..%2fboite.db')).text()).not.toContain('SQLite');
  });

  it('says so when it is not built', async () => {
    const bare = await openHouse({ page: freshFolder() });
    const response = await fetch(bare.url);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
    expect((await fetch(`${bare.url}/health`)).status).toBe(200);
    await bare.close();
  });
});

describe('a table over HTTP', () => {
  it('is opened, and listed for the device that opened it', async () => {
    const zoe = new Visitor(house.url);
    const code = await zoe.open({ game: 'rondo', seats: 2 });
    expect(code).toMatch(/^[B-Z]{6}$/);
    const listed = (await (await zoe.fetch('/api/tables')).json()) as unknown[];
    expect((await zoe.fetch('/api/tables')).headers.get('cache-control')).toBe('private, no-store');
    expect(listed).toMatchObject([{ code, game: 'rondo', phase: 'lobby', names: [], yours: [], yourTurn: false, gameId: null }]);
    expect(await (await new Visitor(house.url).fetch('/api/tables')).json()).toEqual([]);
  });

  it.each([
    ['nonsense', '{{{', 400, 'unreadable'],
    ['another shape', '{"game":"rondo"}', 400, 'unreadable'],
    ['a prototype', '{"__proto__":{"game":"rondo"},"seats":2}', 400, 'unreadable'],
    ['an unknown game', '{"game":"échecs","seats":2}', 400, 'unknown-game'],
    ['too many seats for the protocol', '{"game":"rondo","seats":60}', 400, 'unreadable'],
    ['one seat only', '{"game":"rondo","seats":1}', 400, 'seat-count'],
    ['a long body', JSON.stringify({ game: 'x'.repeat(20_000), seats: 2 }), 413, 'unreadable'],
  ])('is refused with a sentence: %s', async (_, body, status, code) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      refusal: expect.objectContaining({ code }),
      text: expect.stringMatching(/\p{L}.*\./u),
    });
  });

  it('is not opened from a page of another place', async () => {
    expect((await post('{"game":"rondo","seats":2}', { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('is not opened more often than is human', async () => {
    const strict = await openHouse({ limits: { ...DEFAULTS.limits, tablesAMinute: 5 } });
    const zoe = new Visitor(strict.url);
    const headers = { 'content-type': 'application/json' };
    const open = () => zoe.fetch('/api/tables', { method: 'POST', headers, body: '{"game":"rondo","seats":2}' });
    for (let time = 0; time < 5; time++) expect((await open()).status).toBe(201);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ refusal: { code: 'too-fast' } });
    await strict.close();
  });
});

describe('the addresses of the network', () => {
  it('are told to this machine when the server is open to others, and only then', async () => {
    expect(await (await get('/api/addresses')).json()).toEqual([]);
    const open = await openHouse({ host: '0.0.0.0' });
    const told = (await (await fetch(`${open.url}/api/addresses`)).json()) as string[];
    expect(told).toEqual(localAddresses().map((address) => open.url.replace('localhost', address)));
    await open.close();
  });
});

describe('a record', () => {
  it('of no game is not found', async () => {
    const response = await get('/api/games/nothing/record');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ refusal: { code: 'not-found' } });
  });
});
