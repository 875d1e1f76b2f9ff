import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { COMMANDS } from './commands.ts';
import { BIN, boite } from './testing.ts';

const AS_IF_OLD = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.1.0'})`;

describe('boite', () => {
  test('tells its version', () => {
    expect(boite(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
  });

  test.each([['--help'], ['-h'], ['help']])('%s lists every command', (asked) => {
    const { code, stdout } = boite([asked]);
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });

  test.each(Object.keys(COMMANDS))('explains %s in three ways', (name) => {
    const { code, stdout } = boite(['help', name]);
    expect(code).toBe(0);
    expect(stdout).toContain(`boite ${name}`);
    expect(boite([name, '--help']).stdout).toBe(stdout);
    expect(boite([name, '-h']).stdout).toBe(stdout);
  });

  test.each([
    [['nope'], 'unknown command "nope"'],
    [['toString'], 'unknown command "toString"'],
    [['--nope'], 'unknown command "--nope"'],
    [['help', 'nope'], 'unknown command "nope"'],
    [['words', '--nope'], "unknown option '--nope'"],
    [['words', 'MER'], 'words takes no argument'],
    [['serve', '--port', 'http'], '--port takes a whole number from 0 to 65535, not "http"'],
    [['serve', '--data', ''], 'what an option names cannot be empty'],
  ])('%j is a wrong usage, told in one line and a hint', (args, problem) => {
    const { code, stdout, stderr } = boite(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(`boite: ${problem}`);
    expect(stderr.trimEnd().split('\n')).toEqual([expect.anything(), expect.stringMatching(/^try: boite help/)]);
  });

  test('without a command shows what there is', () => {
    const { code, stdout, stderr } = boite([]);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('which command?');
    expect(stderr).toContain('  word ');
  });

  test('started by an older Node, goes on in the newer one with the same streams and exit code', () => {
    const run = (args: readonly string[], input: string) =>
      spawnSync(process.execPath, ['--import', AS_IF_OLD, BIN, ...args], { input, encoding: 'utf8' });
    expect(run(['word', 'MER'], '')).toMatchObject({ status: 0, stderr: '' });
    expect(run(['word', 'XZQ'], '')).toMatchObject({ status: 1 });
    expect(run(['word', '--stdin'], 'mer\n').stdout).toContain('"valid":true');
    expect(run(['nope'], '')).toMatchObject({ status: 2, stdout: '' });
  });

  test('without its dependencies says in one line what to do', () => {
    const folder = mkdtempSync(join(tmpdir(), 'boite-bare-'));
    cpSync(dirname(dirname(BIN)), join(folder, 'cli'), { recursive: true });
    const bare = join(folder, 'cli', 'bin', 'boite.mjs');
    for (const options of [[], ['--import', AS_IF_OLD]]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...options, bare, 'word', 'MER'], { encoding: 'utf8' });
      expect({ status, stdout, stderr }).toEqual({
        status: 2,
        stdout: '',
        stderr: 'boite: run npm start or npm install first\n',
      });
    }
    rmSync(folder, { recursive: true });
  });
});

describe('boite words', () => {
  test('prints every playable word in capitals, once, in alphabetical order', () => {
    const { code, stdout } = boite(['words']);
    const words = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(words.length).toBeGreaterThan(300_000);
    expect(words.every((word) => /^[A-Z]{2,}$/.test(word))).toBe(true);
    expect(words).toEqual([...new Set(words)].sort());
    expect(words).toContain('OEUF');
  });

  test('--json prints one array of them', () => {
    const words = JSON.parse(boite(['words', '--json']).stdout);
    expect(words.length).toBeGreaterThan(300_000);
  });

  test.runIf(existsSync('/dev/full'))('says so when the answer cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [BIN, 'words'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
    closeSync(full);
    expect(status).toBe(70);
    expect(stderr).toMatch(/^boite: the answer could not be written: .*\n$/);
  });

  test('does not mind a reader who has seen enough', async () => {
    const words = spawn(process.execPath, [BIN, 'words'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaint = '';
    words.stderr.on('data', (text) => {
      complaint += text;
    });
    await once(words.stdout, 'data');
    words.stdout.destroy();
    const [code] = await once(words, 'exit');
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  });
});
