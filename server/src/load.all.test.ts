import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOAD = join(import.meta.dirname, '..', 'testing', 'load', 'main.ts');

describe('a server under load', () => {
  it('lets every table play on while others flood it, and cuts those off', () => {
    const args = [LOAD, '--tables', '10', '--seconds', '6', '--rate', '20', '--flood', '10', '--json'];
    const report = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '');
    expect(report.games.length).toBeGreaterThan(2);
    expect(report.moves).toBeGreaterThan(10);
    expect(report.floods.cut).toBeGreaterThan(10);
    expect(report).toMatchObject({
      tables: 10,
      movesPerSecond: expect.any(Number),
      ms: { p50: expect.any(Number), p99: expect.any(Number), p999: expect.any(Number) },
      loopMs: expect.any(Number),
      cpuMsPerMove: expect.any(Number),
      bytesPerTable: expect.any(Number),
    });
    for (const figures of [report.peer.ours, report.peer.theirs]) expect(figures.moves).toBeGreaterThan(10);
  });
});
