import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@boite/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boite, boiteJson } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'boite-care-'));
const data = join(folder, 'data');
const RECORDS = join(import.meta.dirname, '..', '..', 'games', 'rondo', 'tests', 'records');

beforeAll(async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', data });
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('looking after the data', () => {
  test('copies them, brings them back, and refuses what makes no sense', () => {
    const file = join(folder, 'copy.db');
    expect(boiteJson(['backup', file, '--data', data])).toEqual({ file, games: 0 });
    expect(boite(['backup', file, '--data', data])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is there already'),
    });
    expect(boite(['restore', file, '--data', data])).toMatchObject({ code: 0, stdout: `0 games are back from ${file}\n` });
    expect(boite(['restore', '--data', data]).code).toBe(2);
    expect(boite(['backup', join(folder, 'x'), '--data', folder]).stderr).toContain('there is no database');
  });

  test('lists what was set aside, and forgets what it is told to', () => {
    expect(boite(['dumps', '--data', data]).stdout).toBe('nothing was set aside\n');
    expect(boite(['dumps', '--code', 'BCDFGH', '--data', data]).code).toBe(2);
    expect(boiteJson(['forget', '--game', 'nothing', '--data', data])).toEqual({ forgotten: 0 });
    expect(boiteJson(['forget', '--device', 'nobody', '--data', data])).toEqual({ forgotten: 0 });
    expect(boite(['forget', '--data', data]).code).toBe(2);
  });
});

describe('boite replay', () => {
  const [golden = ''] = readdirSync(RECORDS);

  test('says whether a record replays to its end', async () => {
    const { record } = await import(join(RECORDS, golden), { with: { type: 'json' } }).then((module) => module.default);
    const whole = join(folder, 'record.json');
    writeFileSync(whole, JSON.stringify(record));
    expect(boiteJson(['replay', whole])).toEqual({ game: 'rondo', facts: record.facts.length, fault: null });
    const dump = {
      code: 'BCDFGH',
      table: { game: 'rondo', seats: record.names },
      facts: record.facts.slice(0, 3).map((fact: object) => ({ at: 0, fact })),
    };
    writeFileSync(join(folder, 'dump.json'), JSON.stringify(dump));
    expect(boite(['replay', join(folder, 'dump.json')])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('unfinished'),
    });
    expect(boite(['replay', join(folder, 'copy.db')]).code).toBe(2);
  });
});
