import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { BIN, boite } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'boite-serve-'));
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function serving(...node: readonly string[]): Promise<{ url: string; server: ChildProcess }> {
  const args = [...node, BIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', folder, '--json'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(server);
  const [text] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  return { url: JSON.parse(String(text)).url.replace('localhost', '127.0.0.1'), server };
}

describe('boite serve', () => {
  test('opens a server, and closes it when told to', async () => {
    const { url, server } = await serving();
    expect((await fetch(new URL('/health', url))).status).toBe(200);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  test('started by an older Node, passes the signal on', async () => {
    const asIfOld = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.1.0'})`;
    const { url, server } = await serving('--import', asIfOld);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  test('a port that is taken is told in a line', async () => {
    const { url } = await serving();
    const { code, stderr } = boite([
      'serve',
      '--port',
      new URL(url).port,
      '--host',
      '127.0.0.1',
      '--data',
      join(folder, 'other'),
    ]);
    expect(code).toBe(2);
    expect(stderr).toContain(new URL(url).port);
  });
});
