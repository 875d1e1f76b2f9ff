// Knows a real server in a process of its own, that a test may kill and start again.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';

export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'boite-house-'));
  #process: ChildProcess | null = null;
  url = '';

  /** On the same port and the same data as before. */
  async open(): Promise<void> {
    const env = { ...process.env, PORT: new URL(this.url || 'http://localhost:0').port || '0', BOITE_DATA: this.#data };
    this.#process = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(createInterface({ input: this.#process.stdout as NodeJS.ReadableStream }), 'line');
    this.url = String(line).replace('localhost', '127.0.0.1');
  }

  /** Without a word of warning, as when the power fails. */
  async kill(): Promise<void> {
    const dying = this.#process;
    if (dying === null || dying.exitCode !== null) return;
    dying.kill('SIGKILL');
    await once(dying, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** A test with a house of its own. Nobody stays behind when it closes: a page that knocks at the door for ever slows the next test. */
export const test = base.extend<{ house: House }>({
  house: async ({ browser }, use) => {
    const house = new House();
    await house.open();
    await use(house);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await house.close();
  },
  baseURL: async ({ house }, use) => use(house.url),
});

export { expect } from '@playwright/test';
