// Knows how to open a real server for a test, in a folder of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededChance } from '@boite/kernel';
import { afterAll } from 'vitest';
import { type RunningServer, type ServerSettings, startServer } from '../src/index.ts';

export interface TestHouse extends RunningServer {
  readonly data: string;
  /** What it has kept stays. */
  stop(): Promise<void>;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that goes when the test file is done. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boite-server-'));
  folders.push(folder);
  return folder;
}

export async function openHouse(settings: Partial<ServerSettings> = {}): Promise<TestHouse> {
  const data = settings.data ?? freshFolder();
  const repeatable = { chance: () => seededChance(1), botPace: () => 0, botBudget: 50 };
  const server = await startServer({ port: 0, host: '127.0.0.1', ...repeatable, ...settings, data });
  return {
    url: server.url,
    data,
    stop: server.close,
    async close() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
