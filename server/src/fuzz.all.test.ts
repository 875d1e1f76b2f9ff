import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FUZZ = join(import.meta.dirname, '..', 'testing', 'fuzz', 'main.ts');

it('a server that hears hostile messages from everyone goes on, and tells nobody what they may not know', () => {
  const told = execFileSync(process.execPath, [FUZZ, '--messages', '6000', '--seed', '1'], { encoding: 'utf8' });
  expect(told).toContain('Nothing was sent to anyone who may not know it.');
});
