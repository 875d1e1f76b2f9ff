import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOAD = join(import.meta.dirname, '..', 'testing', 'load.ts');

describe('a server under load', () => {
  it('lets every table play on while others flood it, and cuts those off', () => {
    const args = [LOAD, '--tables', '10', '--seconds', '6', '--rate', '20', '--flood', '10', '--json'];
    const report = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '');
    expect(report.games.length).toBeGreaterThan(2);
    expect(report.moves).toBeGreaterThan(10);
    expect(report.floods.cut).toBeGreaterThan(10);
  });
});
