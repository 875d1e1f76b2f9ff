import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const place = mkdtempSync(join(tmpdir(), 'boite-packed-'));
const program = join(place, 'node_modules', 'boite-a-mots');
const bin = join(program, 'dist', 'bin', 'boite-a-mots.mjs');

/** Only to end what hangs, in milliseconds. */
const LONGEST_PACKING = 1_800_000;

/** As npm would install it, its dependencies taken from this clone: no network, no development tools. */
beforeAll(() => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // The page is built as for people, not as for tests.
  const { VITEST: _, NODE_ENV: __, MODE: ___, ...env } = process.env;
  execFileSync(npm, ['pack', '--pack-destination', place], { cwd: ROOT, env, stdio: 'ignore' });
  mkdirSync(program, { recursive: true });
  execFileSync('tar', ['-xzf', join(place, 'boite-a-mots-0.1.0.tgz'), '-C', program, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(place, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
}, LONGEST_PACKING);
afterAll(() => rmSync(place, { recursive: true }));

describe('the packed program', () => {
  test('answers the commands of boite', () => {
    const said = execFileSync(process.execPath, [bin, 'word', 'fenêtre', '--json'], { encoding: 'utf8' });
    expect(JSON.parse(said)).toBeTypeOf('object');
    expect(execFileSync(process.execPath, [bin, '--help'], { encoding: 'utf8' })).toContain('serve');
  });

  test('serves the page and its games, with bots, and keeps them where one stands', async () => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', BOITE_DATA: '' };
    const child = spawn(process.execPath, [bin], { cwd: place, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    const url = /http:\/\/localhost:\d+/.exec(first.toString())?.[0];
    expect(await (await fetch(`${url}/`)).text()).toContain('<div id="app"');
    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ ready: true });
    const table = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"game":"rondo","seats":2}' };
    expect((await fetch(`${url}/api/tables`, table)).status).toBe(201);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(readFileSync(join(place, 'boite-data', 'boite.db')).includes('rondo')).toBe(true);
  });
});
